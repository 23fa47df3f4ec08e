import { markdownLineToHtml, markdownToHtml } from '@gerbang/interchange/content/read-markdown.ts'
import { parseHtml } from '@gerbang/interchange/xml/parse-html.ts'
import type { XmlNode } from '@gerbang/interchange/xml/parse-xml.ts'
import { DOMParser, type Node } from 'prosemirror-model'
import { type RichKind, schema } from './schema.ts'

/** Element by element: the page's security policy lets nobody turn text into markup. */
function appendNodes(parent: globalThis.Node, nodes: readonly XmlNode[]) {
  for (const node of nodes) {
    if (typeof node === 'string') parent.appendChild(document.createTextNode(node))
    else {
      const element = document.createElement(node.name)
      for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value)
      appendNodes(element, node.children)
      parent.appendChild(element)
    }
  }
}

/** The document that an author's source describes. */
export function parseSource(source: string, kind: RichKind): Node {
  const isLine = kind === 'line'
  const holder = document.createElement('div')
  appendNodes(holder, parseHtml(isLine ? markdownLineToHtml(source) : markdownToHtml(source)).children)
  const topNode = schema.node(isLine ? 'line' : 'doc', null, schema.node('paragraph'))
  return DOMParser.fromSchema(schema).parse(holder, { topNode })
}
