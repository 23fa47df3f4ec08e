import { writeInlines } from '../content/write-markdown.ts'
import type { SourceLine } from '../model/draft.ts'
import type { Cell, DocumentItem, Grid, Line } from './document.ts'

function showLine({ label, content, position }: Line): SourceLine {
  const words = writeInlines(content)
  return { place: { position }, text: label ? `${label.text} ${words}` : words }
}

/** A row with little in it is one line; cells that hold whole questions are read one after the other. */
function showRow(row: readonly Cell[]): SourceLine[] {
  const cells = row.map(({ items }) => listSource(items)).filter(lines => lines.length > 0)
  const [first] = cells
  if (!first?.[0] || cells.some(lines => lines.length > 1)) return cells.flat()
  return [{ place: first[0].place, text: cells.map(([line]) => line?.text).join(' \\| ') }]
}

const showGrid = ({ rows }: Grid) => rows.flatMap(showRow)

/** A document line by line, in reading order, for people to compare with. */
export function listSource(items: readonly DocumentItem[]): SourceLine[] {
  return items.flatMap(item => (item.kind === 'line' ? [showLine(item)] : showGrid(item)))
}
