import { letterAt } from '@gerbang/contract/question/name-parts.ts'
import { type Inline, isBlank, sliceContent, text, trimContent } from '../content/content.ts'
import type { Cell, DocumentItem, Grid, Line } from '../docx/document.ts'
import { findLetter } from './find-label.ts'
import { TICK } from './move-ticks.ts'
import { contentOfCell, labelOfCell, textOfCell, writeLetter } from './read-cells.ts'

type Role = 'number' | 'stem' | 'key' | 'explanation' | 'answers' | 'topic' | `option ${string}`

const roles: [pattern: RegExp, role: Role][] = [
  [/^(no|nomor)\.?(\s*(soal|urut))?\s*:?$/i, 'number'],
  [/^((rumusan|butir|teks|isi|uraian|naskah)\s+)*(soal|pertanyaan|question)\s*:?$/i, 'stem'],
  [/^(kunci(\s+jawaban)?|jawaban\s+benar|kj|answer|key)\s*:?$/i, 'key'],
  [/^(pembahasan|penjelasan|penyelesaian|explanation)\s*:?$/i, 'explanation'],
  [/^(jawaban|pilihan(\s+jawaban)?|opsi(\s+jawaban)?|options?)\s*:?$/i, 'answers'],
  [/^(topik|materi|topic)\s*:?$/i, 'topic'],
]
const OPTION = /^(?:(?:opsi|pilihan|jawaban|option)\s*)?\(?([A-H])\s*[.):]?$/i

function findRole(label: string): Role | undefined {
  const option = OPTION.exec(label)
  if (option) return `option ${(option[1] ?? '').toUpperCase()}`
  return roles.find(([pattern]) => pattern.test(label))?.[1]
}

function createLine(content: Inline[], position: number): Line {
  return { kind: 'line', content, style: '', indent: 0, position }
}

/** Where a stem is only a label's neighbour, its lines stay lines; the number goes before the first. */
function writeParts(parts: Map<Role, Cell>, position: number): DocumentItem[] {
  const stem = parts.get('stem')
  if (!stem || (isBlank(contentOfCell(stem)) && stem.items.length === 0)) return []
  const number = textOfCell(parts.get('number')).replaceAll(/\D/g, '')
  const [first, ...others] = stem.items
  const opening =
    first?.kind === 'line'
      ? [{ ...first, content: [text(`Soal ${number || '1'}. `), ...first.content] }]
      : [createLine([text(`Soal ${number || '1'}. `)], position), ...stem.items.slice(0, 1)]
  const options = [...parts].flatMap(([role, cell]) =>
    role.startsWith('option ') && contentOfCell(cell).length > 0
      ? [createLine([text(`${role.slice(7)}. `, shadeLook(cell)), ...contentOfCell(cell)], position)]
      : [],
  )
  const labelled = (role: Role, label: string) => {
    const cell = parts.get(role)
    const content = cell ? contentOfCell(cell) : []
    return content.length > 0 ? [createLine([text(`${label}: `), ...content], position)] : []
  }
  const answers = parts.get('answers')
  return [
    ...opening,
    ...others,
    ...options,
    ...(answers ? writeAnswers(answers, position, parts.has('key')) : []),
    ...labelled('key', 'Kunci'),
    ...labelled('explanation', 'Pembahasan'),
    ...labelled('topic', 'Topik'),
  ]
}

const shadeLook = ({ shade }: Cell) => (shade ? { highlight: shade } : {})

/** The column may hold the options, or the key where no other column does. */
function writeAnswers(cell: Cell, position: number, hasKey: boolean): DocumentItem[] {
  const content = contentOfCell(cell)
  if (content.length === 0) return []
  return hasKey || cell.items.length > 1 || textOfCell(cell).length > 40
    ? cell.items
    : [createLine([text('Kunci: '), ...content], position)]
}

function readHeaded(grid: Grid): DocumentItem[] | undefined {
  const [head = [], ...body] = grid.rows
  const columns = head.map(cell => findRole(textOfCell(cell)))
  const known = new Set(columns.filter(role => role !== undefined))
  if (!known.has('stem') || known.size < 2 || head.length < 2) return undefined
  return body.flatMap((row, line) => {
    const parts = new Map<Role, Cell>()
    columns.forEach((role, at) => {
      const cell = row[at]
      if (role && cell) parts.set(role, cell)
    })
    if (textOfCell(parts.get('number')) === '')
      parts.set('number', { items: [createLine([text(String(line + 1))], grid.position)] })
    return isBlank(contentOfCell(parts.get('stem') ?? { items: [] })) ? [] : writeParts(parts, grid.position)
  })
}

interface Lettered {
  letter: string
  cell: Cell
}

/** An option of a row: its letter in a cell of its own before it, or before its words. */
function findOption(row: readonly Cell[], at: number): Lettered | undefined {
  const [cell, next] = [row[at], row[at + 1]]
  const alone = writeLetter(labelOfCell(cell))
  if (alone !== undefined)
    return next && { letter: alone.replaceAll(/[^A-Ha-h]/g, '').toUpperCase(), cell: next }
  const found = findLetter(textOfCell(cell))
  if (!cell || found?.head.kind !== 'letter') return undefined
  const [first] = cell.items
  const content = trimContent(sliceContent(contentOfCell(cell), found.length))
  return {
    letter: letterAt(found.head.index),
    cell: { ...cell, items: [createLine(content, first?.position ?? 0)] },
  }
}

/** Rows of a letter and its option, the first with number and question; a tick in the column of the key says which. */
function readOptionLines({ rows: [head = [], ...body], position }: Grid): DocumentItem[] | undefined {
  const find = (role: Role) => head.findIndex(cell => findRole(textOfCell(cell)) === role)
  const letters = head.findIndex((_, at) => body.every(row => findOption(row, at) !== undefined))
  const [number, stem, key] = [find('number'), find('stem'), find('key')]
  if (stem < 0 || letters < 0 || body.length < 2) return undefined
  const isAsking = (row: readonly Cell[]) => contentOfCell(row[stem] ?? { items: [] }).length > 0
  const starts = body.flatMap((row, at) => (isAsking(row) ? [at] : []))
  return starts.flatMap((start, order) => {
    const own = body.slice(start, starts[order + 1])
    const options = own.flatMap(row => findOption(row, letters) ?? [])
    const ticked = options
      .filter((_, at) => TICK.test(textOfCell(own[at]?.[key])))
      .map(({ letter }) => letter)
    const said = ticked.length > 0 ? ticked.join(', ') : textOfCell(own[0]?.[key])
    const parts = new Map<Role, Cell>(options.map(({ letter, cell }) => [`option ${letter}`, cell]))
    parts.set('number', own[0]?.[number] ?? { items: [createLine([text(String(order + 1))], position)] })
    parts.set('stem', own[0]?.[stem] ?? { items: [] })
    if (said !== '') parts.set('key', { items: [createLine([text(said)], position)] })
    return writeParts(parts, position)
  })
}

/** A label has its value to the right, or below where nothing is. */
function findValue(grid: Grid, line: number, at: number): Cell | undefined {
  const right = grid.rows[line]
    ?.slice(at + 1)
    .find(cell => textOfCell(cell) !== ':' && contentOfCell(cell).length > 0)
  const isRightLabel = right && findRole(textOfCell(right)) !== undefined && textOfCell(right).length > 2
  return right && !isRightLabel ? right : (grid.rows[line + 1]?.[at] ?? undefined)
}

function readLabelled(grid: Grid): DocumentItem[] | undefined {
  const parts = new Map<Role, Cell>()
  const taken = new Set<Cell>()
  grid.rows.forEach((row, line) => {
    row.forEach((cell, at) => {
      const role = taken.has(cell) ? undefined : findRole(textOfCell(cell))
      const value = role && findValue(grid, line, at)
      if (!role || !value || parts.has(role)) return
      parts.set(role, value)
      taken.add(value)
    })
  })
  const isCard =
    parts.has('stem') &&
    (parts.has('key') || parts.has('option B') || parts.has('answers') || parts.has('number'))
  return isCard ? writeParts(parts, grid.position) : undefined
}

/** Lines of the questions in a school's form: one row, or one table, for each; undefined for another table. */
export function readTemplate(grid: Grid): DocumentItem[] | undefined {
  return readOptionLines(grid) ?? readHeaded(grid) ?? readLabelled(grid)
}
