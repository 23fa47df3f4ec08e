import type { Lines, Table } from '../../../content/read-table.ts'
import { type Mapping, mapColumns } from './columns.rules.ts'
import { findHeads } from './find-heads.rules.ts'
import { foldHead } from './heads.rules.ts'
import { gradeOfClass } from './name-classes.rules.ts'
import { findSections, readClassTitle } from './sections.rules.ts'

/** Rows of the second sheet count from here, those of the third from twice that: one number names a row of a file. */
export const rowsOfSheet = 100_000
const sectionHead = 'Kelas (judul)'

interface Sheet {
  name: string
  heads: string[]
  data: [row: number, cells: string[], section: string][]
  mapping: Mapping
}

function openSheet({ name, lines }: Table): Sheet {
  const { heads, titles, data } = findHeads(lines.filter(([, cells]) => cells.some(text => text !== '')))
  const titled = titles.map(([, cells]) => readClassTitle(cells)).findLast(title => title !== undefined)
  const sheetClass = gradeOfClass(name) === undefined ? undefined : name.trim()
  const students = findSections(data, titled ?? sheetClass)
  const mapping = mapColumns(
    heads,
    students.map(([row, cells]) => [row, cells]),
  )
  return { name, heads, data: students, mapping }
}

/** Cells of another sheet in the order of the first one's columns: what says the same, else what is called the same. */
function orderLike(first: Sheet, other: Sheet): (cells: readonly string[]) => string[] {
  const fields = new Map(Object.entries(first.mapping).map(([field, at]) => [at, field as keyof Mapping]))
  const names = other.heads.map(foldHead)
  const places = first.heads.map((head, at) => {
    const field = fields.get(at)
    return field === undefined ? names.indexOf(foldHead(head)) : (other.mapping[field] ?? -1)
  })
  return cells => places.map(at => cells[at] ?? '')
}

interface Joined {
  sheets: string[]
  heads: string[]
  lines: Lines
  mapping: Mapping
}

interface Row {
  row: number
  cells: string[]
  section: string
}

/** The classes of titles as a last column. */
function addSections({ heads, mapping }: Sheet, rows: readonly Row[]): Omit<Joined, 'sheets'> {
  const width = Math.max(heads.length, ...rows.map(({ cells }) => cells.length))
  const fill = (cells: readonly string[], last: string) => [
    ...Array.from({ length: width }, (_, at) => cells[at] ?? ''),
    last,
  ]
  return {
    heads: fill(heads, sectionHead),
    mapping: { ...mapping, class: width },
    lines: rows.map(({ row, cells, section }) => [row, fill(cells, section)]),
  }
}

/** Sheets with students: those with heads, else the first whose columns tell themselves. */
function listSheets(tables: readonly Table[]): Sheet[] {
  const named = tables.map(openSheet).filter(({ mapping }) => typeof mapping.name === 'number')
  const filled = named.filter(({ data }) => data.length > 0)
  const headed = filled.filter(({ heads }) => heads.length > 0)
  return headed.length > 0 ? headed : [...filled, ...named].slice(0, 1)
}

/** A file of several sheets as one list. Without a column of classes, titles and names of sheets say them. */
export function joinTables(tables: readonly Table[]): Joined {
  const all = listSheets(tables)
  const [first] = all
  if (!first) return { sheets: [], heads: [], lines: tables.flatMap(({ lines }) => lines), mapping: {} }
  const rows = all.flatMap((sheet, index) => {
    const order = orderLike(first, sheet)
    return sheet.data.map(([row, cells, section]) => ({
      row: index * rowsOfSheet + row,
      cells: index === 0 ? cells : order(cells),
      section,
    }))
  })
  const { heads, mapping } = first
  const sheets = all.map(({ name }) => name)
  if (typeof mapping.class === 'number' || rows.every(({ section }) => section === ''))
    return { sheets, heads, mapping, lines: rows.map(({ row, cells }) => [row, cells]) }
  return { sheets, ...addSections(first, rows) }
}

/** How people find a row in their file. */
export function nameRow(sheets: readonly string[], row: number): string {
  const number = String(row % rowsOfSheet)
  return sheets.length > 1 ? `${sheets[Math.floor(row / rowsOfSheet)]} ${number}` : number
}
