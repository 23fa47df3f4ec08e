import { isBlank } from '../content/content.ts'
import type { DocumentItem, Grid } from '../docx/document.ts'
import { flattenGrid } from './flatten-grid.ts'
import { hasAnswersAhead } from './looks-ahead.ts'
import type { Mark } from './mark.ts'
import type { Here } from './mark-line.ts'
import { warnOfTop } from './mark-text.ts'
import { moveTicks } from './move-ticks.ts'
import { isLettered, isNumbered, type Item } from './piece.ts'
import type { RawOption } from './raw-question.ts'
import { readAnswerRows } from './read-answer-rows.ts'
import { contentOfCell, readTable } from './read-cells.ts'
import { readKeyTable } from './read-key-table.ts'
import { readOpenKeys } from './read-open-keys.ts'
import { readOptionCells, readOptionRows, readPairs } from './read-option-cells.ts'
import { readStatements } from './read-statements.ts'
import { readTemplate } from './read-template.ts'
import { findTarget, isAwaited, isComplete, isOpen } from './reading.ts'
import { createPieces, splitLines } from './split-lines.ts'

/** What a table is; or what lies in it, where the table only lays it out. */
export type GridFound = { marks: Mark[] } | { nested: readonly DocumentItem[] }

type ReadGrid = (here: Here, grid: Grid) => GridFound | undefined

const markEmpty: ReadGrid = (_, { rows }) =>
  rows.flat().every(cell => isBlank(contentOfCell(cell)) && cell.items.length === 0)
    ? { marks: [] }
    : undefined

const openTemplate: ReadGrid = (_, grid) => {
  const nested = readTemplate(grid)
  return nested && nested.length > 0 ? { nested } : undefined
}

/** Rows of number, key and explanation below the questions. */
const markAnswerRows: ReadGrid = ({ reading }, grid) => {
  const rows = reading.asked.length > 0 ? readAnswerRows(grid) : undefined
  return rows && { marks: [{ role: 'answer rows', rows, position: grid.position }] }
}

const markKeys: ReadGrid = ({ reading }, grid) => {
  if (reading.asked.length === 0) return undefined
  const open = reading.mode === 'answers' ? readOpenKeys(grid, number => isOpen(reading, number)) : undefined
  const keys = open ?? readKeyTable(grid, keys => isAwaited(reading, keys))
  return keys && { marks: [{ role: 'keys', keys, source: 'table', ends: false, position: grid.position }] }
}

const markStatements: ReadGrid = ({ reading: { question, mode } }, grid) => {
  const statements = question && !isComplete(question) && mode === 'stem' ? readStatements(grid) : undefined
  return statements && { marks: [{ role: 'statements', statements, position: grid.position }] }
}

/** Two columns to be matched: rows on the left, options with letters on the right. */
const markPairs: ReadGrid = ({ reading: { question, mode } }, grid) => {
  const pairs = question?.asksForPairs && mode === 'stem' ? readPairs(grid) : undefined
  if (!pairs) return undefined
  const { position } = grid
  const rows = pairs.rows.map(
    (content, at): Mark => ({
      role: 'item',
      to: 'stem',
      start: at + 1,
      list: `pairs ${position}`,
      content,
      position,
    }),
  )
  return {
    marks: [...rows, { role: 'options', options: listOptions(pairs.cells, []), restarts: false, position }],
  }
}

type Cells = NonNullable<ReturnType<typeof readOptionCells>>

/** Each letter once, also where an option has it already. */
function listOptions(cells: Cells, taken: readonly number[]): RawOption[] {
  const options = cells.flatMap(({ line, shade }) =>
    createPieces(line.content, line, line.label)
      .filter(isLettered)
      .map(({ content, labelLook, tick, position, head: { index, isUpper } }) => ({
        index,
        isUpper,
        position,
        content,
        more: [],
        labelLook,
        tick,
        ...(shade && { shade }),
      })),
  )
  return options.filter(
    ({ index }, at) => !taken.includes(index) && options.findIndex(option => option.index === index) === at,
  )
}

const markOptions: ReadGrid = ({ reading: { question, mode } }, grid) => {
  if (!question || mode === 'passage' || mode === 'answers' || mode === 'explanation') return undefined
  const own = moveTicks(grid)
  const rows = question.options.length === 0 ? readOptionRows(own) : undefined
  const cells = rows?.cells ?? readOptionCells(own)
  if (!cells) return undefined
  const { position } = grid
  const taken = question.options.map(({ option }) => option.index)
  const head: Mark[] = rows
    ? [{ role: 'block', to: 'stem', block: { kind: 'paragraph', content: rows.head }, position }]
    : []
  const options = listOptions(cells, taken)
  return { marks: [...head, { role: 'options', options, restarts: false, position }] }
}

/** Tables that only lay things out: questions or whole forms in their cells. */
function holdsQuestions(grid: Grid, items: readonly Item[]): boolean {
  const numbers = items.filter(item => isNumbered(item) && item.head.form !== 'paren').length
  const isAnswered = items.some((item, at) => isNumbered(item) && hasAnswersAhead(items, at))
  const isSingleCell = grid.rows.length === 1 && grid.rows[0]?.length === 1
  return isAnswered || (isSingleCell && numbers > 0)
}

const openLayout: ReadGrid = (_, grid) => {
  const nested = flattenGrid(grid)
  return holdsQuestions(grid, splitLines(nested)) ? { nested } : undefined
}

/** A frame of one cell around text is drawn, not a table. */
const openFrame: ReadGrid = (_, grid) => {
  const [cell, ...others] = grid.rows.flat()
  return cell && others.length === 0 ? { nested: cell.items } : undefined
}

function markTable({ items, at, reading }: Here, grid: Grid): GridFound {
  const { position } = grid
  const block = readTable(grid)
  if (reading.mode === 'before') return { marks: reading.asked.length === 0 ? [warnOfTop(position)] : [] }
  if (reading.mode === 'after' || (reading.mode === 'options' && reading.question)) {
    const isLast = !items.slice(at + 1).some(isNumbered)
    const loose: Mark = { role: 'loose', words: undefined, block, position }
    const message = 'Tabel ini tidak dikenali sebagai bagian soal mana pun. Abaikan bila memang bukan soal.'
    return {
      marks: isLast ? [{ role: 'warning', code: 'unknown_table', message, ends: true, position }] : [loose],
    }
  }
  const to = findTarget(reading)
  return { marks: to ? [{ role: 'block', to, block, position }] : [] }
}

/** In the order in which they are tried: the most particular first. */
const readers: ReadGrid[] = [
  markEmpty,
  openTemplate,
  markAnswerRows,
  markKeys,
  markStatements,
  markPairs,
  markOptions,
  openLayout,
  openFrame,
]

export function markGrid(here: Here, grid: Grid): GridFound {
  for (const read of readers) {
    const found = read(here, grid)
    if (found) return found
  }
  return markTable(here, grid)
}
