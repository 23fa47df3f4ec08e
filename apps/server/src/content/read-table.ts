import { DEFAULT_LIMITS } from '@gerbang/interchange/model/limits.ts'
import { UnreadableFile } from '@gerbang/interchange/model/unreadable-file.ts'
import { openSheets } from '@gerbang/interchange/xlsx/open-sheets.ts'
import { isMarkup, readMarkupTable } from './read-markup-table.ts'

/** One row below the headings, with its number as the spreadsheet shows it. */
export interface TableRow {
  row: number
  /** Cells by heading in lower case. Columns without a heading are left out. */
  cells: Record<string, string>
}

/** Cells of a table by the number of their row, in order. */
export type Lines = [row: number, cells: string[]][]

/** The message is Indonesian and says what to do. */
export class TableError extends Error {}

const limits = { ...DEFAULT_LIMITS, paragraphs: 20_000, unpackedBytes: 100_000_000 }

function foldHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[_\s*:]+/g, ' ')
    .trim()
}

/** Titles may stand above a table. */
const firstLines = 10

/** Excel says in a first line of its own what stands between cells. */
const named = /^sep=([,;\t|])\r?\n/i

/** Cells of a CSV file (RFC 4180), with commas, semicolons or tabs: whichever its first lines have most of. */
function readCsv(text: string): Lines {
  const [above = '', said] = named.exec(text) ?? []
  const table = text.slice(above.length)
  const first = table.split('\n', firstLines).join('\n')
  const separator =
    said ?? [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  const rows: string[][] = [[]]
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))([${separator}]|\\r?\\n|\\r|$)`, 'gy')
  for (const [, quoted, plain = '', end] of table.matchAll(cell)) {
    rows.at(-1)?.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim())
    if (end === '') break
    if (end !== separator) rows.push([])
  }
  return rows.map((cells, index) => [index + (above === '' ? 1 : 2), cells])
}

/** Excel writes text as UTF-16, or in the code page of Windows, unless told otherwise. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What is not a table that is read here, by how it begins, and what to do instead. */
const others: [begins: readonly number[], message: string][] = [
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'Berkas ini .xls lama, atau terkunci kata sandi. Buka di Excel, simpan sebagai .xlsx tanpa kata sandi, lalu unggah lagi.',
  ],
  [[0x25, 0x50, 0x44, 0x46], 'Berkas ini PDF. Unggah tabel Excel atau CSV asalnya.'],
]

function refuseOthers(bytes: Uint8Array): void {
  const found = others.find(([begins]) => begins.every((byte, at) => bytes[at] === byte))
  if (found) throw new TableError(found[1])
}

function readText(bytes: Uint8Array): Lines {
  const text = decode(bytes)
  return isMarkup(text) ? readMarkupTable(text) : readCsv(text)
}

/** A sheet of a workbook, or a file that is none as its only one. */
export interface Table {
  name: string
  lines: Lines
}

/** Every sheet of an .xlsx, or a .csv, with all lines, their numbers and their cells. */
export function readTables(bytes: Uint8Array): Table[] {
  try {
    refuseOthers(bytes)
    if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return [{ name: '', lines: readText(bytes) }]
    return openSheets(bytes, limits).map(({ name, rows }) => ({
      name,
      lines: [...rows].toSorted(([a], [b]) => a - b),
    }))
  } catch (error) {
    throw error instanceof UnreadableFile ? new TableError(error.message) : error
  }
}

const firstOf = (tables: readonly Table[]): Lines => tables[0]?.lines ?? []

/** Lines as rows under the headings of the first one; empty ones are left out. */
export function nameCells(lines: Lines): TableRow[] {
  const [head, ...rows] = lines.filter(([, cells]) => cells.some(text => text !== ''))
  if (!head || rows.length === 0)
    throw new TableError('Berkas ini tidak berisi baris data di bawah judul kolomnya.')
  const headings = head[1].map(foldHeading)
  return rows.map(([row, cells]) => ({
    row,
    cells: Object.fromEntries(
      headings.flatMap((heading, at) => (heading === '' ? [] : [[heading, cells[at] ?? '']])),
    ),
  }))
}

/** The first sheet of an .xlsx or a .csv as rows under its headings. */
export const readTable = (bytes: Uint8Array): TableRow[] => nameCells(firstOf(readTables(bytes)))

/** What the row says under the first of these headings that the table has. */
export function readCell({ cells }: TableRow, headings: readonly string[]): string {
  const heading = headings.find(name => name in cells)
  return heading === undefined ? '' : (cells[heading] ?? '')
}
