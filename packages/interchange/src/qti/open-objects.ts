import { type ItemReader, readMarkup, warnItem } from '../model/item-reader.ts'
import { findElement } from '../xml/find-elements.ts'
import { parseHtml } from '../xml/parse-html.ts'
import type { XmlElement, XmlNode } from '../xml/parse-xml.ts'

const MEDIA = new Set(['audio', 'video', 'iframe', 'embed'])

const isLost = ({ name, attributes }: XmlElement) =>
  MEDIA.has(name) || (name === 'object' && !(attributes['type'] ?? '').startsWith('image/'))

const tellLost = (reader: ItemReader, { attributes }: XmlElement) =>
  warnItem(
    reader,
    'missing_part',
    `Bagian “${(attributes['data'] ?? attributes['src'] ?? '').slice(0, 80)}” tidak dapat diambil. Salin isinya ke dalam soal.`,
  )

/** A page that lies beside the item, as it would stand in its place. */
function readPage(reader: ItemReader, { attributes }: XmlElement): XmlNode[] {
  const isPage = /^(text\/html|application\/xhtml\+xml)/.test(attributes['type'] ?? '')
  const bytes = isPage ? reader.findPicture(attributes['data'] ?? '') : undefined
  const page = bytes && parseHtml(new TextDecoder().decode(bytes))
  return page ? (findElement(page, 'html', 'body') ?? page).children : []
}

/** What an object shows: its page, else what stands in it for those who cannot open it. */
function openObject(reader: ItemReader, element: XmlElement): XmlNode[] {
  const page = readPage(reader, element)
  const shown = page.length > 0 ? page : openObjects(reader, element.children)
  if (shown.every(node => typeof node === 'string' && node.trim() === '')) tellLost(reader, element)
  return [{ name: 'div', attributes: {}, children: shown }]
}

const openObjects = (reader: ItemReader, nodes: readonly XmlNode[]): XmlNode[] =>
  nodes.flatMap((node): XmlNode[] => {
    if (typeof node === 'string') return [node]
    if (isLost(node)) return openObject(reader, node)
    return [{ ...node, children: openObjects(reader, node.children) }]
  })

/** The author's source of the content of an item, pages beside it included. */
export const readContent = (reader: ItemReader, nodes: readonly XmlNode[]): string =>
  readMarkup(reader, openObjects(reader, nodes))
