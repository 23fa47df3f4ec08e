import { Parser } from 'htmlparser2'
import type { XmlElement } from './parse-xml.ts'

const MAX_DEPTH = 100

/** As browsers do: never refuses anything. What lies deeper than a hundred elements moves up. */
export function parseHtml(html: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  const top = () => open.at(-1) ?? root
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes: { ...attributes }, children: [] }
      const parent = open[Math.min(open.length, MAX_DEPTH) - 1] ?? root
      parent.children.push(element)
      open.push(element)
    },
    ontext(data) {
      const { children } = top()
      const last = children.length - 1
      if (typeof children[last] === 'string') children[last] += data
      else children.push(data)
    },
    onclosetag() {
      if (open.length > 1) open.pop()
    },
  })
  parser.end(html)
  return root
}
