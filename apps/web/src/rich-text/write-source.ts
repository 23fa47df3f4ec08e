import type { Inline, Look } from '@gerbang/interchange/content/content.ts'
import { escapeLineStart } from '@gerbang/interchange/content/escape-markdown.ts'
import { writeInlines } from '@gerbang/interchange/content/write-markdown.ts'
import type { Mark, Node } from 'prosemirror-model'

const looks: Record<string, Look> = {
  strong: { bold: true },
  em: { italic: true },
  underline: { underline: true },
  strike: { strike: true },
  sub: { position: 'sub' },
  sup: { position: 'super' },
}

const lookOf = (marks: readonly Mark[]): Look =>
  Object.assign({}, ...marks.map(mark => looks[mark.type.name]))

function toInline(node: Node): Inline {
  const { attrs } = node
  if (node.type.name === 'formula')
    return { kind: 'formula', latex: attrs['latex'], isBlock: attrs['isBlock'], look: {} }
  if (node.type.name === 'picture') return { kind: 'picture', name: attrs['src'], alt: attrs['alt'] }
  if (node.type.name === 'hard_break') return { kind: 'break' }
  return { kind: 'text', text: node.text ?? '', look: lookOf(node.marks) }
}

/** Marks that stand around whole runs. */
const frames: Record<string, (words: string, mark: Mark) => string> = {
  link: (words, mark) => `[${words}](${mark.attrs['href']})`,
  lang: (words, mark) => `<span lang="${mark.attrs['lang']}">${words}</span>`,
}

const frameOf = (node: Node) => node.marks.find(mark => mark.type.name in frames)

function listRuns(block: Node): { frame: Mark | undefined; nodes: Node[] }[] {
  const runs: { frame: Mark | undefined; nodes: Node[] }[] = []
  block.forEach(node => {
    const frame = frameOf(node)
    const last = runs.at(-1)
    if (last && (last.frame === frame || (frame && last.frame?.eq(frame)))) last.nodes.push(node)
    else runs.push({ frame, nodes: [node] })
  })
  return runs
}

function writeWords(block: Node): string {
  return listRuns(block)
    .map(({ frame, nodes }) => {
      const words = writeInlines(nodes.map(toInline))
      const text = nodes.map(node => (node.isText ? (node.text ?? '') : '\uFFFC')).join('')
      const [lead = ''] = /^\s*/.exec(text) ?? []
      const [trail = ''] = /\s*$/.exec(text.slice(lead.length)) ?? []
      const framed = frame && words ? frames[frame.type.name]?.(words, frame) : words
      return lead + (framed ?? words) + trail
    })
    .join('')
    .trim()
}

const indent = (source: string, by: string) => source.replaceAll(/\n(?=.)/g, `\n${by}`)

function writeItem(item: Node, marker: string): string {
  const parts = listChildren(item).map(writeBlock).filter(Boolean)
  // Without an empty line between, a list within a list keeps both tight.
  const isTight = parts.length === 2 && item.child(1).type.name.endsWith('list')
  return marker + indent(parts.join(isTight ? '\n' : '\n\n'), ' '.repeat(marker.length))
}

const listChildren = (node: Node): Node[] =>
  Array.from({ length: node.childCount }, (_, at) => node.child(at))

const writeCell = (cell: Node | undefined) =>
  cell?.firstChild ? writeWords(cell.firstChild).replaceAll('|', '\\|') : ''

const rules: Record<string, string> = { left: ':---', center: ':---:', right: '---:' }

function writeTable(table: Node): string {
  const rows = listChildren(table).map(listChildren)
  const width = Math.max(1, ...rows.map(row => row.length))
  const places = Array.from({ length: width }, (_, at) => at)
  const lines = rows.map(row => `| ${places.map(at => writeCell(row[at])).join(' | ')} |`)
  const rule = places.map(at => rules[String(rows[0]?.[at]?.attrs['align'])] ?? '---').join(' | ')
  return [lines[0] ?? '', `| ${rule} |`, ...lines.slice(1)].join('\n')
}

const writers: Record<string, (node: Node) => string> = {
  paragraph: node => escapeLineStart(writeWords(node)),
  heading: node => `${'#'.repeat(node.attrs['level'])} ${writeWords(node)}`,
  blockquote: node => `> ${writeBlocks(node).replaceAll('\n', '\n> ')}`,
  horizontal_rule: () => '---',
  bullet_list: node =>
    listChildren(node)
      .map(item => writeItem(item, '- '))
      .join('\n'),
  ordered_list: node =>
    listChildren(node)
      .map((item, at) => writeItem(item, `${Number(node.attrs['order']) + at}. `))
      .join('\n'),
  table: writeTable,
}

function writeBlock(node: Node): string {
  return writers[node.type.name]?.(node) ?? ''
}

function writeBlocks(parent: Node): string {
  return listChildren(parent).map(writeBlock).filter(Boolean).join('\n\n')
}

/** The author's source of a document: `parseSource` reads the same document from it. */
export function writeSource(doc: Node): string {
  return doc.type.name === 'line' && doc.firstChild ? writeWords(doc.firstChild) : writeBlocks(doc)
}
