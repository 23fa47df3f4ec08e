import { mathmlToLatex } from '../math/mathml-to-latex.ts'
import { findElement, listDescendants, listElements, readText } from '../xml/find-elements.ts'
import { parseHtml } from '../xml/parse-html.ts'
import type { XmlElement, XmlNode } from '../xml/parse-xml.ts'
import {
  type Align,
  type Block,
  type Inline,
  isBlank,
  type Look,
  paragraph,
  plainText,
  sliceContent,
  tableOf,
  trimContent,
} from './content.ts'
import { findTypedFormulas } from './typed-formulas.ts'

interface Options {
  /** Whether `$…$` and `\(…\)` in the text are formulas. */
  typedFormulas?: boolean
  /** Gives the name of a picture whose address the text holds. */
  namePicture?: (address: string) => string
}

const looks: Record<string, Look> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
  ins: { underline: true },
  s: { strike: true },
  del: { strike: true },
  strike: { strike: true },
  sub: { position: 'sub' },
  sup: { position: 'super' },
}

const BLOCKS = new Set(
  'p div h1 h2 h3 h4 h5 h6 blockquote pre ul ol table section article figure figcaption hr center'.split(' '),
)
const ALIGNS = ['left', 'center', 'right'] as const
const SILENT = new Set(['script', 'style', 'head', 'title', 'template'])

function lookOfStyle(style = ''): Look {
  return {
    ...(/text-decoration[^;]*underline/i.test(style) && { underline: true }),
    ...(/font-weight:\s*(bold|[6-9]00)/i.test(style) && { bold: true }),
    ...(/font-style:\s*italic/i.test(style) && { italic: true }),
    ...(/vertical-align:\s*sub/i.test(style) && { position: 'sub' as const }),
    ...(/vertical-align:\s*super/i.test(style) && { position: 'super' as const }),
  }
}

const listClasses = ({ attributes }: XmlElement) => (attributes['class'] ?? '').split(/\s+/)

const classLooks: Record<string, Look> = {
  'qti-underline': { underline: true },
  'gerbang-strike': { strike: true },
}

const localName = (element: XmlElement) => element.name.replace(/^.*:/, '').toLowerCase()

function readPicture(element: XmlElement, { namePicture }: Options): Inline {
  const address = element.attributes['src'] ?? element.attributes['data'] ?? ''
  return { kind: 'picture', name: namePicture?.(address) ?? address, alt: element.attributes['alt'] ?? '' }
}

function readElement(element: XmlElement, look: Look, options: Options): Inline[] {
  const name = localName(element)
  if (SILENT.has(name)) return []
  if (name === 'br') return [{ kind: 'break' }]
  if (name === 'img') return [readPicture(element, options)]
  if (name === 'object' && (element.attributes['type'] ?? '').startsWith('image/'))
    return [readPicture(element, options)]
  if (name === 'formula')
    return [{ kind: 'formula', latex: readText(element), isBlock: 'block' in element.attributes, look }]
  if (name === 'math') {
    const isBlock = element.attributes['display'] === 'block'
    return [{ kind: 'formula', latex: mathmlToLatex(element), isBlock, look }]
  }
  const named = listClasses(element).map(each => classLooks[each] ?? {})
  const own = Object.assign(
    { ...look, ...looks[name], ...lookOfStyle(element.attributes['style']) },
    ...named,
  )
  return readInlineNodes(element.children, own, options)
}

export function readInlineNodes(nodes: readonly XmlNode[], look: Look, options: Options): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (typeof node !== 'string') return readElement(node, look, options)
    return [{ kind: 'text', text: node.replaceAll(/[ \t\r\n]+/g, ' ').replaceAll('\u00ad', ''), look }]
  })
}

function finish(content: Inline[], options: Options): Inline[] {
  const trimmed = trimContent(content)
  return options.typedFormulas === false ? trimmed : findTypedFormulas(trimmed)
}

function readAlign(cell: XmlElement): Align {
  const { attributes } = cell
  const stated = /text-align:\s*(\w+)/i.exec(attributes['style'] ?? '')?.[1] ?? attributes['align'] ?? ''
  const named = listClasses(cell).map(name => name.replace(/^qti-align-/, ''))
  return ALIGNS.find(align => align === stated.toLowerCase() || named.includes(align)) ?? null
}

function readTable(element: XmlElement, options: Options): Block {
  const cells = listDescendants(element, ['tr']).map(row =>
    listElements(row).filter(cell => ['td', 'th'].includes(localName(cell))),
  )
  return tableOf(
    cells.map(row => row.map(cell => flatten(readNodes(cell.children, options)))),
    cells.map(row => row.map(readAlign)),
  )
}

/** A cell holds one line; its paragraphs are parted by breaks. */
function flatten(blocks: Block[]): Inline[] {
  return blocks
    .map(block => {
      if (block.kind === 'paragraph') return block.content
      if (block.kind === 'list') return block.items.flatMap(item => flatten(item))
      return block.rows.flat().flat()
    })
    .reduce<Inline[]>((line, next) => (line.length === 0 ? next : [...line, { kind: 'break' }, ...next]), [])
}

/** An item without the number that it shows itself. */
function dropNumber([first, ...others]: readonly Block[]): Block[] {
  if (first?.kind !== 'paragraph') return first ? [first, ...others] : []
  const [number = ''] = /^\d+\.\s*/.exec(plainText(first.content)) ?? []
  const content = sliceContent(first.content, number.length)
  return isBlank(content) ? others : [paragraph(content), ...others]
}

function readList(element: XmlElement, options: Options): Block {
  const items = listElements(element)
    .filter(item => localName(item) === 'li')
    .map(item => readNodes(item.children, options))
  if (localName(element) !== 'ol') return { kind: 'list', start: null, items }
  const shown = /\bgerbang-start-(\d+)/.exec(element.attributes['class'] ?? '')?.[1]
  if (shown !== undefined) return { kind: 'list', start: Number(shown), items: items.map(dropNumber) }
  return { kind: 'list', start: Number(element.attributes['start'] ?? 1), items }
}

function readBlockElement(element: XmlElement, options: Options): Block[] {
  const name = localName(element)
  if (name === 'table') return [readTable(element, options)]
  if (name === 'ul' || name === 'ol') return [readList(element, options)]
  return readNodes(element.children, options)
}

function holdsBlock(element: XmlElement): boolean {
  return listElements(element).some(child => BLOCKS.has(localName(child)) || holdsBlock(child))
}

/** Blocks of nodes named as in HTML; what stands between them becomes paragraphs. */
export function readNodes(nodes: readonly XmlNode[], options: Options = {}): Block[] {
  const blocks: Block[] = []
  let line: Inline[] = []
  const endLine = () => {
    const content = finish(line, options)
    if (!isBlank(content)) blocks.push(paragraph(content))
    line = []
  }
  for (const node of nodes) {
    if (typeof node !== 'string' && (BLOCKS.has(localName(node)) || holdsBlock(node))) {
      endLine()
      blocks.push(...readBlockElement(node, options))
    } else line.push(...readInlineNodes([node], {}, options))
  }
  endLine()
  return blocks
}

/** Forgiving, as browsers are. Scripts and styles are dropped. */
export function readHtml(html: string, options: Options = {}): Block[] {
  const root = parseHtml(html)
  return readNodes((findElement(root, 'html', 'body') ?? root).children, options)
}
