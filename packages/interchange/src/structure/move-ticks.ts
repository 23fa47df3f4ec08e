import { text } from '../content/content.ts'
import type { Cell, Grid } from '../docx/document.ts'
import { findLetter } from './find-label.ts'
import { labelOfCell, textOfCell, writeLetter } from './read-cells.ts'

export const TICK = /^[✓✔√☑xXvV*]$/
const HEAD = /^(?:kunci(?:\s+jawaban)?|jawaban(?:\s+benar)?|benar|tanda|key|correct)\s*:?$/i

const isOption = (row: readonly Cell[]) =>
  row.some(
    cell => writeLetter(labelOfCell(cell)) !== undefined || findLetter(labelOfCell(cell)) !== undefined,
  )

/** A cell whose first line begins with a tick. */
function tickCell({ items: [first, ...others], ...cell }: Cell): Cell {
  if (first?.kind !== 'line') return { ...cell, items: first ? [first, ...others] : others }
  return { ...cell, items: [{ ...first, content: [text('✓ '), ...first.content] }, ...others] }
}

/** Options with ticks in a last column of their own, as they would be ticked before their words; else the table as it is. */
export function moveTicks(grid: Grid): Grid {
  const hasHead = HEAD.test(textOfCell(grid.rows[0]?.at(-1)))
  const body = hasHead ? grid.rows.slice(1) : grid.rows
  const ticks = body.map(row => textOfCell(row.at(-1)))
  const isColumn = ticks.every(tick => tick === '' || TICK.test(tick)) && ticks.some(tick => tick !== '')
  if (!isColumn || !body.every(row => row.length > 1 && isOption(row.slice(0, -1)))) return grid
  const rows = body.map((row, at) => {
    const own = row.slice(0, -1)
    return ticks[at] === ''
      ? own
      : own.map((cell, column) => (column === own.length - 1 ? tickCell(cell) : cell))
  })
  return { ...grid, rows }
}
