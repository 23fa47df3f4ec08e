import { SaxesParser } from 'saxes'
import type { ReadLimits } from '../model/limits.ts'
import { UnreadableFile } from '../model/unreadable-file.ts'
import { prefixes } from './namespaces.ts'

/** Names have the prefix of `namespaces.ts`, whatever the document chose. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlNode[]
}
export type XmlNode = XmlElement | string

type Scope = Record<string, string>

function extendScope(scope: Scope, attributes: Record<string, string>): Scope {
  const declared = Object.entries(attributes).filter(
    ([name]) => name === 'xmlns' || name.startsWith('xmlns:'),
  )
  if (declared.length === 0) return scope
  return { ...scope, ...Object.fromEntries(declared.map(([name, uri]) => [name.slice(6), uri])) }
}

/** An unknown namespace keeps the document's own prefix, an unknown default none. */
function qualify(name: string, scope: Scope, isAttribute: boolean): string {
  const colon = name.indexOf(':')
  if (colon < 0 && isAttribute) return name
  const own = colon < 0 ? '' : name.slice(0, colon)
  const local = name.slice(colon + 1)
  const uri = scope[own]
  const prefix = (uri === undefined ? undefined : prefixes.get(uri)) ?? own
  return prefix === '' ? local : `${prefix}:${local}`
}

function qualifyAttributes(attributes: Record<string, string>, scope: Scope): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [qualify(name, scope, true), value]),
  )
}

function refuseDeclaration(): never {
  throw new UnreadableFile(
    'dtd',
    'File ini berisi deklarasi XML (DTD) yang tidak aman. Simpan ulang, lalu unggah lagi.',
  )
}

const damaged = (line: number, column: number) =>
  new UnreadableFile(
    'damaged',
    `File ini rusak atau terpotong: XML-nya salah di baris ${line}, kolom ${column}. Buka di aplikasi asalnya, simpan ulang, lalu unggah lagi.`,
  )

function demandRoom(depth: number, elements: number, limits: ReadLimits): void {
  if (depth > limits.depth || elements > limits.elements)
    throw new UnreadableFile(
      'too_deep',
      'Susunan file ini terlalu rumit. Salin isinya ke dokumen baru, lalu unggah lagi.',
    )
}

/** Throws an UnreadableFile for a DTD, for too deep or too many elements, and where the text is not well-formed XML. */
export function parseXml(text: string, limits: ReadLimits): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open: { element: XmlElement; scope: Scope }[] = [{ element: root, scope: {} }]
  let elements = 0
  const addText = (data: string) => {
    const { children } = open.at(-1)?.element ?? root
    const last = children.length - 1
    if (typeof children[last] === 'string') children[last] += data
    else children.push(data)
  }
  const parser = new SaxesParser()
  parser.on('doctype', refuseDeclaration)
  parser.on('error', () => {
    throw damaged(parser.line, parser.column)
  })
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1
    demandRoom(open.length, elements, limits)
    const parent = open.at(-1) ?? { element: root, scope: {} }
    const scope = extendScope(parent.scope, attributes)
    const element: XmlElement = {
      name: qualify(name, scope, false),
      attributes: qualifyAttributes(attributes, scope),
      children: [],
    }
    parent.element.children.push(element)
    open.push({ element, scope })
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => open.pop())
  parser.write(text.trimStart()).close()
  const [top] = root.children.filter(node => typeof node !== 'string')
  if (!top) throw damaged(parser.line, parser.column)
  return top
}
