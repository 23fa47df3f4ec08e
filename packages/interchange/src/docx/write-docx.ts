import { strToU8, zipSync } from 'fflate'
import type { Align, Block, Inline, Look } from '../content/content.ts'
import { readMarkdown, readMarkdownLine } from '../content/read-markdown.ts'
import { readLatex } from '../math/read-latex.ts'
import { writeOmml } from '../math/write-omml.ts'
import type { Bank, Draft, DraftPicture, DraftQuestion, Passage } from '../model/draft.ts'
import { writeDecimal } from '../structure/read-answer.ts'
import { escapeXml, tag, XML_HEAD } from '../xml/write-xml.ts'
import {
  contentTypes,
  documentNamespaces,
  numberingPart,
  relationshipsPart,
  stylesPart,
} from './write-parts.ts'
import { measurePicture } from './measure-picture.ts'

const LETTERS = 'ABCDEFGH'

interface Writer {
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

function run(text: string, look: Look = {}): string {
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

function writePicture(writer: Writer, name: string, alt: string): string {
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

function writeInlines(writer: Writer, content: readonly Inline[]): string {
  return content
    .map(inline => {
      if (inline.kind === 'text') return run(inline.text, inline.look)
      if (inline.kind === 'formula') return writeFormula(inline.latex, inline.isBlock)
      return inline.kind === 'break' ? '<w:r><w:br/></w:r>' : writePicture(writer, inline.name, inline.alt)
    })
    .join('')
}

function paragraph(style: string, inside: string, properties = ''): string {
  return tag('w:p', {}, tag('w:pPr', {}, tag('w:pStyle', { 'w:val': style }), properties), inside)
}

const numbered = (list: number, level: number) =>
  tag('w:numPr', {}, tag('w:ilvl', { 'w:val': level }), tag('w:numId', { 'w:val': list }))

const writeAlign = (align: Align) => (align === null ? '' : tag('w:jc', { 'w:val': align }))

function writeTable(rows: string[][]): string {
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

function writeBlock(writer: Writer, block: Block, style: string): string {
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

function writeItem(writer: Writer, item: Block[], list: number, style: string): string {
  const [first, ...others] = item
  const content = first?.kind === 'paragraph' ? first.content : []
  const rest = first && first.kind !== 'paragraph' ? item : others
  return (
    paragraph('Butir', writeInlines(writer, content), numbered(list, 0)) + writeBlocks(writer, rest, style)
  )
}

function writeBlocks(writer: Writer, blocks: readonly Block[], style: string): string {
  return blocks.map(block => writeBlock(writer, block, style)).join('')
}

const line = (style: string, label: string, text: string) =>
  paragraph(style, run(label, { bold: true }) + run(` ${text}`))

/** The first paragraph stands beside the number. A text that begins otherwise leaves the number alone. */
function writeStem(writer: Writer, prompt: string): string {
  const blocks = readMarkdown(prompt)
  const [first, ...others] = blocks
  const content = first?.kind === 'paragraph' ? first.content : []
  const rest = first?.kind === 'paragraph' ? others : blocks
  return paragraph('Soal', writeInlines(writer, content)) + writeBlocks(writer, rest, 'Lanjutan')
}

const lettersOf = (key: readonly number[]) => key.map(index => LETTERS.charAt(index)).join(', ')
const writeOptions = (writer: Writer, options: string[]) =>
  options.map(option => paragraph('Opsi', writeInlines(writer, readMarkdownLine(option)))).join('')
const creditLine = (credit: 'all_or_nothing' | 'proportional') =>
  line('Kunci', 'Penilaian:', credit === 'proportional' ? 'sebanding' : 'semua benar')

const wordCell = (words: string) => paragraph('Isi', run(words))

function writeStatements(
  writer: Writer,
  { columns, statements, key }: Extract<DraftQuestion, { type: 'true_false_table' }>,
): string {
  const rows = statements.map((statement, index) => [
    paragraph('Isi', writeInlines(writer, readMarkdownLine(statement))),
    wordCell(key[index] === 0 ? '✓' : ''),
    wordCell(key[index] === 1 ? '✓' : ''),
  ])
  return writeTable([[wordCell('Pernyataan'), wordCell(columns[0]), wordCell(columns[1])], ...rows])
}

type Write<Type extends DraftQuestion['type']> = (
  writer: Writer,
  question: Extract<DraftQuestion, { type: Type }>,
) => string

const bodies: { [Type in DraftQuestion['type']]: Write<Type> } = {
  single_choice: (writer, { options, key }) =>
    writeOptions(writer, options) + (key === null ? '' : line('Kunci', 'Kunci:', LETTERS.charAt(key))),
  multiple_choice: (writer, { options, key, credit }) =>
    writeOptions(writer, options) +
    (key.length === 0 ? '' : line('Kunci', 'Kunci:', lettersOf(key))) +
    line('Kunci', 'Tipe soal:', 'pilihan ganda kompleks') +
    creditLine(credit),
  weighted_choice: (writer, { options, weights }) =>
    writeOptions(writer, options) +
    line(
      'Kunci',
      'Nilai opsi:',
      weights.map((weight, index) => `${LETTERS.charAt(index)} = ${weight ?? '?'}`).join(', '),
    ),
  true_false_table: (writer, question) =>
    writeStatements(writer, question) +
    line('Kunci', 'Tipe soal:', 'tabel pernyataan') +
    creditLine(question.credit),
  short_answer: (_, { answer }) => {
    const type = line('Kunci', 'Tipe soal:', answer?.kind === 'text' ? 'isian teks' : 'isian angka')
    if (answer === null) return line('Kunci', 'Tipe soal:', 'isian')
    if (answer.kind === 'text') return line('Kunci', 'Jawaban:', answer.accepted.join('; ')) + type
    return (
      line('Kunci', 'Jawaban:', writeDecimal(answer.value)) +
      type +
      (answer.tolerance > 0 ? line('Kunci', 'Toleransi:', writeDecimal(answer.tolerance)) : '')
    )
  },
}

const difficulties = { easy: 'mudah', medium: 'sedang', hard: 'sulit' }

function writeDraft(writer: Writer, draft: Draft): string {
  const { question } = draft
  const body = (bodies[question.type] as Write<DraftQuestion['type']>)(writer, question)
  const meta =
    (draft.topic ? line('Kunci', 'Topik:', draft.topic) : '') +
    (draft.difficulty ? line('Kunci', 'Tingkat:', difficulties[draft.difficulty]) : '')
  const explanation = readMarkdown(draft.explanation)
  const explained =
    explanation.length === 0
      ? ''
      : paragraph('Kunci', run('Pembahasan:', { bold: true })) + writeBlocks(writer, explanation, 'Lanjutan')
  return writeStem(writer, question.prompt) + body + meta + explained
}

/** Questions that share a passage stand together; the passage names their numbers. */
function writePassage(writer: Writer, passage: Passage, from: number, to: number): string {
  const title = passage.title === '' ? '' : `: ${passage.title}`
  return (
    paragraph('Bacaan', run(`Bacaan untuk soal nomor ${from}–${to}${title}`, { bold: true })) +
    writeBlocks(writer, readMarkdown(passage.body), 'Lanjutan')
  )
}

/** The order in which the document counts, which is that of the bank but for questions of one passage. */
function orderDrafts({ questions }: Bank): Draft[] {
  const placed = new Set<string>()
  return questions.flatMap(draft => {
    if (draft.passage === undefined) return [draft]
    if (placed.has(draft.passage)) return []
    placed.add(draft.passage)
    return questions.filter(other => other.passage === draft.passage)
  })
}

function writeBody(writer: Writer, bank: Bank): string {
  const drafts = orderDrafts(bank)
  const hasSections = new Set(drafts.map(({ section }) => section)).size > 1
  const parts = drafts.map((draft, index) => {
    const isBegun = hasSections && draft.section !== drafts[index - 1]?.section
    const heading = isBegun ? paragraph('Subtes', run(draft.section ?? '')) : ''
    const isFirst = draft.passage !== undefined && drafts[index - 1]?.passage !== draft.passage
    const passage = isFirst ? bank.passages.find(each => each.id === draft.passage) : undefined
    const size = drafts.filter(each => each.passage === draft.passage).length
    const shared = passage ? writePassage(writer, passage, index + 1, index + size) : ''
    return heading + shared + writeDraft(writer, draft)
  })
  return (bank.title === '' ? '' : paragraph('Judul', run(bank.title))) + parts.join('')
}

/** A Word document in a layout that `readDocument` understands as well as people do. Equations can be edited. */
export function writeDocx(bank: Bank): Uint8Array {
  const pictures = new Map(
    bank.pictures.map((picture, index) => [picture.name, { id: `rGambar${index + 1}`, picture }]),
  )
  const writer: Writer = { pictures, count: 0, starts: [] }
  const body = writeBody(writer, bank)
  const document = XML_HEAD + tag('w:document', documentNamespaces, tag('w:body', {}, body, '<w:sectPr/>'))
  const links = [...pictures.values()].map(({ id, picture }) => ({
    id,
    type: 'image',
    target: `media/${picture.name}`,
  }))
  return zipSync({
    '[Content_Types].xml': strToU8(contentTypes(bank.pictures)),
    '_rels/.rels': strToU8(
      relationshipsPart([{ id: 'rId1', type: 'officeDocument', target: 'word/document.xml' }]),
    ),
    'word/document.xml': strToU8(document),
    'word/styles.xml': strToU8(stylesPart),
    'word/numbering.xml': strToU8(numberingPart(writer.starts)),
    'word/_rels/document.xml.rels': strToU8(
      relationshipsPart([
        { id: 'rGaya', type: 'styles', target: 'styles.xml' },
        { id: 'rDaftar', type: 'numbering', target: 'numbering.xml' },
        ...links,
      ]),
    ),
    ...Object.fromEntries(bank.pictures.map(picture => [`word/media/${picture.name}`, picture.bytes])),
  })
}
