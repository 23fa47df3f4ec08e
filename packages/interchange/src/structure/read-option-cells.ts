import type { Inline } from '../content/content.ts'
import type { Cell, Grid, Line } from '../docx/document.ts'
import { findLetter } from './find-label.ts'
import { contentOfCell, labelOfCell, textOfCell, writeLetter } from './read-cells.ts'

interface OptionCell {
  line: Line
  shade?: string
}

function toLine(cell: Cell, position: number): Line {
  const first = cell.items.find(item => item.kind === 'line')
  return {
    kind: 'line',
    content: contentOfCell(cell),
    style: '',
    indent: 0,
    position,
    ...(first?.label && { label: first.label }),
  }
}

/** The cells of a table that hold nothing but options, with or without a cell for the letter. */
export function readOptionCells(grid: Grid): OptionCell[] | undefined {
  const found: OptionCell[] = []
  for (const row of grid.rows) {
    for (let at = 0; at < row.length; at += 1) {
      const [cell, next] = [row[at], row[at + 1]]
      if (!cell || (labelOfCell(cell) === '' && contentOfCell(cell).length === 0)) continue
      const text = labelOfCell(cell)
      const line = toLine(cell, grid.position)
      const shade = cell.shade ?? next?.shade
      const written = writeLetter(text)
      if (written !== undefined && next) {
        const letter: Inline = {
          kind: 'text',
          text: `${written} `,
          look: line.content.find(inline => inline.kind === 'text')?.look ?? {},
        }
        const { label: _, ...bare } = line
        found.push({ line: { ...bare, content: [letter, ...contentOfCell(next)] }, ...(shade && { shade }) })
        at += 1
      } else if (line.label?.format === 'letter' || findLetter(text))
        found.push({ line, ...(cell.shade && { shade: cell.shade }) })
      else return undefined
    }
  }
  return found.length >= 2 ? found : undefined
}

/** Options whose parts stand in columns below a head: the head, and each option with its parts beside each other. */
export function readOptionRows(grid: Grid): { head: Inline[]; cells: OptionCell[] } | undefined {
  const [head = [], ...rows] = grid.rows
  const isRow = (row: readonly Cell[]) =>
    writeLetter(labelOfCell(row[0])) !== undefined && row.length === head.length
  if (head.length < 3 || rows.length < 2 || textOfCell(head[0]).length > 12 || !rows.every(isRow))
    return undefined
  const cells = rows.map(row => {
    const shade = row.find(cell => cell.shade)?.shade
    const label: Inline = {
      kind: 'text',
      text: `${writeLetter(labelOfCell(row[0]))} `,
      look: {},
    }
    const line: Line = {
      kind: 'line',
      content: [label, ...joinCells(row.slice(1))],
      style: '',
      indent: 0,
      position: grid.position,
    }
    return { line, ...(shade && { shade }) }
  })
  return { head: joinCells(head.slice(1)), cells }
}

function joinCells(cells: readonly Cell[]): Inline[] {
  return cells
    .map(contentOfCell)
    .flatMap((content, at): Inline[] =>
      at === 0 ? content : [{ kind: 'text', text: ' – ', look: {} }, ...content],
    )
}
