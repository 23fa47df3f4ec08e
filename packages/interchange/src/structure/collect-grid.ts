import { isBlank, text } from '../content/content.ts'
import type { DocumentItem, Grid } from '../docx/document.ts'
import {
  addKeys,
  addParagraph,
  type Collector,
  findAnswered,
  isComplete,
  targetOf,
  warn,
  warnOfKey,
  warnOfTop,
} from './collector.ts'
import { createPieces, listPieces } from './list-pieces.ts'
import { hasAnswersAhead } from './looks-ahead.ts'
import { isLettered, isNumbered, type Item } from './piece.ts'
import {
  contentOfCell,
  flattenGrid,
  readAnswerRows,
  readKeyTable,
  readOptionCells,
  readOptionRows,
  readStatements,
  readTable,
} from './read-grid.ts'
import { readTemplate } from './read-template.ts'

type CollectItems = (items: readonly DocumentItem[]) => void

function addOptionCells(collector: Collector, grid: Grid): boolean {
  const { current, mode } = collector
  const isOpen = current && mode !== 'passage' && mode !== 'answers' && mode !== 'explanation'
  const rows = isOpen && current.options.length === 0 ? readOptionRows(grid) : undefined
  const cells = rows?.cells ?? (isOpen ? readOptionCells(grid) : undefined)
  if (!current || !cells) return false
  if (rows) addParagraph(current.stem, rows.head)
  for (const { line, shade } of cells)
    for (const piece of createPieces(line.content, line, line.label)) {
      if (!isLettered(piece) || current.options.some(option => option.index === piece.head.index)) continue
      const { content, labelLook, tick, position, head } = piece
      current.options.push({
        index: head.index,
        isUpper: head.isUpper,
        position,
        content,
        more: [],
        labelLook,
        tick,
        ...(shade && { shade }),
      })
    }
  collector.mode = 'options'
  return true
}

function addStatements(collector: Collector, grid: Grid): boolean {
  const { current, mode } = collector
  if (!current || isComplete(current) || mode !== 'stem') return false
  const statements = readStatements(grid)
  if (!statements) return false
  current.statements = statements
  collector.mode = 'after'
  return true
}

/** Tables that only lay things out: questions or whole forms in their cells. */
function holdsQuestions(grid: Grid, items: readonly Item[]): boolean {
  const numbers = items.filter(item => isNumbered(item) && item.head.form !== 'paren').length
  const isAnswered = items.some((item, at) => isNumbered(item) && hasAnswersAhead(items, at))
  const isSingleCell = grid.rows.length === 1 && grid.rows[0]?.length === 1
  return isAnswered || (isSingleCell && numbers > 0)
}

/** A frame of one cell around text is drawn, not a table. */
function unframe(grid: Grid, collect: CollectItems): boolean {
  const [cell, ...others] = grid.rows.flat()
  if (!cell || others.length > 0) return false
  collect(cell.items)
  return true
}

/** Rows of number, key and explanation below the questions. */
function addAnswerRows(collector: Collector, grid: Grid): boolean {
  const rows = readAnswerRows(grid)
  if (!rows || collector.questions.length === 0) return false
  for (const { number, key, explanation } of rows) {
    const question = findAnswered(collector, number)
    if (!question) {
      warnOfKey(collector, number, grid.position)
      continue
    }
    if (key !== '')
      question.keys.push({ text: key, content: [text(key)], source: 'table', position: grid.position })
    for (const item of explanation)
      if (item.kind === 'line') addParagraph(question.explanation, item.content)
      else question.explanation.push(readTable(item))
  }
  collector.mode = 'answers'
  return true
}

/** Decides what a table is, and puts what it holds where that belongs. */
export function collectGrid(
  collector: Collector,
  grid: Grid,
  items: readonly Item[],
  at: number,
  collect: CollectItems,
) {
  if (grid.rows.flat().every(cell => isBlank(contentOfCell(cell)) && cell.items.length === 0)) return
  const template = readTemplate(grid)
  if (template && template.length > 0) return collect(template)
  if (addAnswerRows(collector, grid)) return
  const keys = collector.questions.length > 0 ? readKeyTable(grid) : undefined
  if (keys) {
    addKeys(collector, keys, 'table', grid.position)
    return
  }
  if (addStatements(collector, grid) || addOptionCells(collector, grid)) return
  const flat = flattenGrid(grid)
  if (holdsQuestions(grid, listPieces(flat))) return collect(flat)
  if (unframe(grid, collect)) return
  addTable(collector, grid, items, at)
}

function addTable(collector: Collector, grid: Grid, items: readonly Item[], at: number) {
  const table = readTable(grid)
  if (collector.mode === 'before') {
    if (collector.questions.length === 0) warnOfTop(collector, grid.position)
    return
  }
  const isLast = !items.slice(at + 1).some(isNumbered)
  if (collector.mode === 'after' || (collector.mode === 'options' && collector.current)) {
    if (isLast)
      warn(
        collector,
        'unknown_table',
        'Tabel ini tidak dikenali sebagai bagian soal mana pun. Abaikan bila memang bukan soal.',
        grid.position,
      )
    else collector.looseBlocks.push(table)
    collector.mode = 'after'
    return
  }
  targetOf(collector).push(table)
}
