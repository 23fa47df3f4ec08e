import { DEFAULT_LIMITS } from '@gerbang/interchange/model/limits.ts'
import { UnreadableFile } from '@gerbang/interchange/model/unreadable-file.ts'
import { openSheets } from '@gerbang/interchange/xlsx/open-sheets.ts'

/** One row below the headings, with its number as the spreadsheet shows it. */
export interface TableRow {
  row: number
  /** Cells by heading in lower case. Columns without a heading are left out. */
  cells: Record<string, string>
}

/** The message is Indonesian and says what to do. */
export class TableError extends Error {}

const limits = { ...DEFAULT_LIMITS, paragraphs: 20_000, unpackedBytes: 100_000_000 }

function foldHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[_\s*:]+/g, ' ')
    .trim()
}

/** Cells of a CSV file (RFC 4180), with commas, semicolons or tabs: whichever its first line has most of. */
function readCsv(text: string): [number, string[]][] {
  const [first = ''] = text.split('\n', 1)
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

/** The first sheet of an .xlsx or a .csv as rows under the headings of its first row; empty rows are left out. */
export function readTable(bytes: Uint8Array): TableRow[] {
  try {
    const [head, ...rows] = readRows(bytes).filter(([, cells]) => cells.some(text => text !== ''))
    if (!head || rows.length === 0)
      throw new TableError('Berkas ini tidak berisi baris data di bawah judul kolomnya.')
    const headings = head[1].map(foldHeading)
    return rows.map(([row, cells]) => ({
      row,
      cells: Object.fromEntries(
        headings.flatMap((heading, at) => (heading === '' ? [] : [[heading, cells[at] ?? '']])),
      ),
    }))
  } catch (error) {
    throw error instanceof UnreadableFile ? new TableError(error.message) : error
  }
}

/** What the row says under the first of these headings that the table has. */
export function readCell({ cells }: TableRow, headings: readonly string[]): string {
  const heading = headings.find(name => name in cells)
  return heading === undefined ? '' : (cells[heading] ?? '')
}
