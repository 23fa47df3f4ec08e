import type { CreditRule } from '@gerbang/contract/question/fields.ts'
import type { Align, Block, Inline, Look } from '../content/content.ts'
import { readMarkdown, readMarkdownLine } from '../content/read-markdown.ts'
import { readLatex } from '../math/read-latex.ts'
import { writeOmml } from '../math/write-omml.ts'
import type { DraftPicture } from '../model/draft.ts'
import { escapeXml, tag } from '../xml/write-xml.ts'
import { measurePicture } from './measure-picture.ts'

export interface DocxWriter {
  /** Name of a picture → its relationship. */
  pictures: Map<string, { id: string; picture: DraftPicture }>
  count: number
  /** First number of each numbered list inside a text. */
  starts: number[]
}

function lookProperties(look: Look): string {
  return [
    look.bold ? '<w:b/>' : '',
    look.italic ? '<w:i/>' : '',
    look.strike ? '<w:strike/>' : '',
    look.underline ? '<w:u w:val="single"/>' : '',
    look.position
      ? tag('w:vertAlign', { 'w:val': look.position === 'sub' ? 'subscript' : 'superscript' })
      : '',
  ].join('')
}

export function run(text: string, look: Look = {}): string {
  const properties = lookProperties(look)
  const parts = text
    .split('\t')
    .map(part => (part === '' ? '' : tag('w:t', { 'xml:space': 'preserve' }, escapeXml(part))))
  return tag('w:r', {}, properties === '' ? '' : tag('w:rPr', {}, properties), parts.join('<w:tab/>'))
}

/** An editable equation; LaTeX that nobody can set stays LaTeX in the text, which is read again. */
function writeFormula(latex: string, isBlock: boolean): string {
  const formula = readLatex(latex)
  if (!formula) return run(isBlock ? `$$${latex}$$` : `$${latex}$`)
  return tag('m:oMath', {}, writeOmml(formula))
}

const EMU = 9525
const WIDEST = 560

function writePicture(writer: DocxWriter, name: string, alt: string): string {
  const found = writer.pictures.get(name)
  if (!found) return run(`[gambar: ${alt || name}]`)
  writer.count += 1
  const size = measurePicture(found.picture.bytes)
  const scale = Math.min(1, WIDEST / size.width)
  const extent = { cx: Math.round(size.width * scale * EMU), cy: Math.round(size.height * scale * EMU) }
  const shape = tag(
    'pic:pic',
    {},
    tag('pic:nvPicPr', {}, tag('pic:cNvPr', { id: writer.count, name }), '<pic:cNvPicPr/>'),
    tag('pic:blipFill', {}, tag('a:blip', { 'r:embed': found.id }), '<a:stretch><a:fillRect/></a:stretch>'),
    tag(
      'pic:spPr',
      {},
      tag('a:xfrm', {}, '<a:off x="0" y="0"/>', tag('a:ext', extent)),
      '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>',
    ),
  )
  const graphic = tag(
    'a:graphic',
    {},
    tag('a:graphicData', { uri: 'http://schemas.openxmlformats.org/drawingml/2006/picture' }, shape),
  )
  const inline = tag(
    'wp:inline',
    {},
    tag('wp:extent', extent),
    tag('wp:docPr', { id: writer.count, name, descr: alt }),
    graphic,
  )
  return tag('w:r', {}, tag('w:drawing', {}, inline))
}

export function writeInlines(writer: DocxWriter, content: readonly Inline[]): string {
  return content
    .map(inline => {
      if (inline.kind === 'text') return run(inline.text, inline.look)
      if (inline.kind === 'formula') return writeFormula(inline.latex, inline.isBlock)
      return inline.kind === 'break' ? '<w:r><w:br/></w:r>' : writePicture(writer, inline.name, inline.alt)
    })
    .join('')
}

export function paragraph(style: string, inside: string, properties = ''): string {
  return tag('w:p', {}, tag('w:pPr', {}, tag('w:pStyle', { 'w:val': style }), properties), inside)
}

const numbered = (list: number, level: number) =>
  tag('w:numPr', {}, tag('w:ilvl', { 'w:val': level }), tag('w:numId', { 'w:val': list }))

const writeAlign = (align: Align) => (align === null ? '' : tag('w:jc', { 'w:val': align }))

export function writeTable(rows: string[][]): string {
  const width = Math.max(1, ...rows.map(row => row.length))
  const grid = tag(
    'w:tblGrid',
    {},
    ...Array.from({ length: width }, () => tag('w:gridCol', { 'w:w': Math.floor(9000 / width) })),
  )
  const lines = rows.map(row => tag('w:tr', {}, ...row.map(cell => tag('w:tc', {}, '<w:tcPr/>', cell))))
  return tag(
    'w:tbl',
    {},
    '<w:tblPr><w:tblStyle w:val="Tabel"/><w:tblW w:w="0" w:type="auto"/></w:tblPr>',
    grid,
    ...lines,
  )
}

function writeBlock(writer: DocxWriter, block: Block, style: string): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(style, writeInlines(writer, block.content))
    case 'table':
      return writeTable(
        block.rows.map(row =>
          row.map((cell, at) =>
            paragraph('Isi', writeInlines(writer, cell), writeAlign(block.align?.[at] ?? null)),
          ),
        ),
      )
    case 'list': {
      if (block.start !== null) writer.starts.push(block.start)
      const list = block.start === null ? POINTS : POINTS + writer.starts.length
      return block.items.map(item => writeItem(writer, item, list, style)).join('')
    }
  }
}

// Numbering 1 is the questions', 2 that of points; each numbered list inside a text has one of its own.
const POINTS = 2

function writeItem(writer: DocxWriter, item: Block[], list: number, style: string): string {
  const [first, ...others] = item
  const content = first?.kind === 'paragraph' ? first.content : []
  const rest = first && first.kind !== 'paragraph' ? item : others
  return (
    paragraph('Butir', writeInlines(writer, content), numbered(list, 0)) + writeBlocks(writer, rest, style)
  )
}

export function writeBlocks(writer: DocxWriter, blocks: readonly Block[], style: string): string {
  return blocks.map(block => writeBlock(writer, block, style)).join('')
}

/** A line that says something of its question, such as `Kunci: B`. */
export const writeLabelled = (label: string, words: string) =>
  paragraph('Kunci', run(`${label}:`, { bold: true }) + run(` ${words}`))

export const writeOptions = (writer: DocxWriter, options: readonly { text: string }[]) =>
  options.map(({ text }) => paragraph('Opsi', writeInlines(writer, readMarkdownLine(text)))).join('')

export const writeCredit = (credit: CreditRule) =>
  writeLabelled('Penilaian', credit === 'proportional' ? 'sebanding' : 'semua benar')

/** The first paragraph stands beside the number. A text that begins otherwise leaves the number alone. */
export function writeStem(writer: DocxWriter, prompt: string): string {
  const blocks = readMarkdown(prompt)
  const [first, ...others] = blocks
  const content = first?.kind === 'paragraph' ? first.content : []
  const rest = first?.kind === 'paragraph' ? others : blocks
  return paragraph('Soal', writeInlines(writer, content)) + writeBlocks(writer, rest, 'Lanjutan')
}
