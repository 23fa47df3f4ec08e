import { DEFAULT_LIMITS } from '@gerbang/interchange/model/limits.ts'
import { UnreadableFile } from '@gerbang/interchange/model/unreadable-file.ts'
import { openSheets } from '@gerbang/interchange/xlsx/open-sheets.ts'

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

/** Cells of a CSV file (RFC 4180), with commas, semicolons or tabs: whichever its first lines have most of. */
function readCsv(text: string): [number, string[]][] {
  const first = text.split('\n', firstLines).join('\n')
  const separator = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0]
  const rows: string[][] = [[]]
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'gy')
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    rows.at(-1)?.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim())
    if (end === '') break
    if (end !== separator) rows.push([])
  }
  return rows.map((cells, index) => [index + 1, cells])
}

function readRows(bytes: Uint8Array): [number, string[]][] {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isArchive) return readCsv(new TextDecoder().decode(bytes))
  const [sheet] = openSheets(bytes, limits)
  return [...(sheet?.rows ?? [])].toSorted(([a], [b]) => a - b)
}

/** Every line of the first sheet of an .xlsx or of a .csv, with its number and its cells. */
export function readLines(bytes: Uint8Array): Lines {
  try {
    return readRows(bytes)
  } catch (error) {
    throw error instanceof UnreadableFile ? new TableError(error.message) : error
  }
}

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
export const readTable = (bytes: Uint8Array): TableRow[] => nameCells(readLines(bytes))

/** What the row says under the first of these headings that the table has. */
export function readCell({ cells }: TableRow, headings: readonly string[]): string {
  const heading = headings.find(name => name in cells)
  return heading === undefined ? '' : (cells[heading] ?? '')
}
