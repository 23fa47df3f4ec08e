import { addQuestion } from '../kinds/add-question.ts'
import { readXlsxKind } from '../kinds/kinds.ts'
import type { ReadResult } from '../model/draft.ts'
import type { ForeignKind } from '../model/foreign-kinds.ts'
import {
  addUnsupported,
  createItemReader,
  type ItemReader,
  joinLines,
  readEach,
  readText,
  type TextFormat,
  warnItem,
} from '../model/item-reader.ts'
import type { ReadLimits } from '../model/limits.ts'
import { UnreadableFile } from '../model/unreadable-file.ts'
import { COLUMNS, type Column, findColumn } from './columns.ts'
import type { Row } from './row.ts'
import { openSheets, type Sheet } from './open-sheets.ts'

interface Table {
  sheet: Sheet
  columns: (Column | undefined)[]
  headings: string[]
  first: number
  isOwn: boolean
}

const HEAD_ROWS = 15

/** The row of headings: it names the question, and its key or options. */
function findTable(sheet: Sheet): Table | undefined {
  for (const [number, headings] of sheet.rows) {
    if (number > HEAD_ROWS) return undefined
    const columns = headings.map(findColumn)
    const isTable = columns.includes('prompt') && (columns.includes('key') || columns.includes('option 0'))
    const isOwn = COLUMNS.every(([, title], at) => headings[at] === title)
    if (isTable) return { sheet, columns, headings, first: number + 1, isOwn }
  }
  return undefined
}

function describeMissing(sheets: readonly Sheet[]): string {
  const [first] = sheets
  const headings = first
    ? ([...first.rows.values()].find(row => row.filter(text => text !== '').length > 1) ?? [])
    : []
  const found = headings
    .filter(text => text !== '')
    .slice(0, 12)
    .join(', ')
  return `Kolom soal tidak ditemukan. Baris judul harus memuat kolom “Soal”, “Opsi A”, “Opsi B”, …, dan “Kunci”${found === '' ? '' : `; yang ada: ${found}`}. Pakai templat dari Gerbang.`
}

interface Cells {
  reader: ItemReader
  read: (column: Column) => string
  text: (column: Column) => string
}

const MARKUP = /<\/?[a-z][^>]*>/i

function createCells(reader: ItemReader, table: Table, cells: readonly string[]): Cells {
  const read = (column: Column) => cells[table.columns.indexOf(column)] ?? ''
  const formatOf = (source: string): TextFormat =>
    table.isOwn ? 'markdown' : MARKUP.test(source) ? 'html' : 'plain'
  return { reader, read, text: column => readText(reader, read(column), formatOf(read(column))) }
}

const difficulties = { mudah: 'easy', sedang: 'medium', sulit: 'hard', sukar: 'hard' } as const

function findDifficulty(word: string) {
  return Object.entries(difficulties).find(([name]) => word.toLowerCase().includes(name))?.[1]
}

function readOptions({ text, read }: Cells): string[] {
  const options = Array.from({ length: 8 }, (_, at) =>
    read(`option ${at}`) === '' ? '' : joinLines(text(`option ${at}`)),
  )
  return options.slice(0, options.findLastIndex(option => option !== '') + 1)
}

/** What sheets of other systems call the kinds that none of ours takes. */
const foreign: [pattern: RegExp, kind: ForeignKind][] = [
  [/^(3|jodohkan|menjodohkan|matching)$/i, 'matching'],
  [/^(5|uraian|esai|essay)$/i, 'essay'],
]

function skipRow(reader: ItemReader, { kind, prompt, options, key }: Row) {
  const name = foreign.find(([pattern]) => pattern.test(kind))?.[1] ?? 'unknown'
  const text = [`Jenis: ${kind}`, prompt, ...options, key].filter(part => part !== '').join('\n')
  addUnsupported(reader, name, prompt.slice(0, 60), text)
}

function readRow(reader: ItemReader, table: Table, cells: readonly string[]) {
  const own = createCells(reader, table, cells)
  const prompt = own.text('prompt')
  if (prompt === '' && own.read('key') === '') return
  const row: Row = {
    kind: own.read('kind').trim(),
    prompt,
    options: readOptions(own),
    key: own.read('key'),
    columns: own.read('columns'),
    tolerance: own.read('tolerance'),
    credit: own.read('credit'),
  }
  const question = readXlsxKind(row)
  if (!question) {
    skipRow(reader, row)
    return
  }
  const passage = reader.result.passages.find(({ id }) => id === own.read('passage'))?.id
  const difficulty = findDifficulty(own.read('difficulty'))
  addQuestion(reader, question, own.text('explanation'), {
    ...(passage !== undefined && { passage }),
    ...(own.read('section') !== '' && { section: own.read('section') }),
    ...(own.read('topic') !== '' && { topic: own.read('topic') }),
    ...(difficulty && { difficulty }),
  })
}

function readPassages(reader: ItemReader, sheets: readonly Sheet[]) {
  const sheet = sheets.find(({ name }) => name === 'Bacaan')
  for (const [position, [id = '', title = '', body = '']] of sheet?.rows ?? [])
    if (id !== '' && position > 1)
      reader.result.passages.push({ id, title, body, place: { position, file: 'Bacaan' } })
}

/** Our own sheet, or another system's whose headings say what the columns are; never by position. Throws an UnreadableFile. */
export function readXlsx(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const sheets = openSheets(bytes, limits)
  const table = sheets.map(findTable).find(found => found !== undefined)
  if (!table) throw new UnreadableFile('unknown_columns', describeMissing(sheets))
  const reader = createItemReader()
  readPassages(reader, sheets)
  if (table.sheet.hasPictures)
    warnItem(reader, 'picture_in_sheet', 'Gambar di lembar Excel tidak ikut. Tambahkan lagi di soalnya.')
  const ignored = table.headings.filter((heading, at) => heading !== '' && table.columns[at] === undefined)
  if (ignored.length > 0)
    warnItem(reader, 'unknown_columns', `Kolom ini tidak dikenal dan dilewati: ${ignored.join(', ')}.`)
  const rows = [...table.sheet.rows].filter(
    ([number, cells]) => number >= table.first && cells.some(text => text !== ''),
  )
  readEach(reader, rows, {
    placeOf: ([position]) => ({ position, file: table.sheet.name }),
    read: ([, cells]) => readRow(reader, table, cells),
    textOf: ([, cells]) => cells.join(' | '),
  })
  return reader.result
}
