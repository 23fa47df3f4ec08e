import { type Inline, plainText, sliceContent, trimContent } from '../content/content.ts'
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

const isOption = (row: readonly Cell[]) => findLetter(labelOfCell(row.at(-1))) !== undefined

/** Rows to match in the first column and options with letters in the last, in any order; a head above them is left out. */
export function readPairs({ rows, position }: Grid): { rows: Inline[][]; cells: OptionCell[] } | undefined {
  const body = isOption(rows[0] ?? []) ? rows : rows.slice(1)
  if (
    body.length < 2 ||
    !body.every(row => row.length >= 2 && (isOption(row) || textOfCell(row.at(-1)) === ''))
  )
    return undefined
  const left = body.flatMap(([cell]) =>
    cell && contentOfCell(cell).length > 0 ? [dropNumber(contentOfCell(cell))] : [],
  )
  const cells = body.flatMap(row => {
    const cell = row.at(-1)
    return cell && isOption(row) ? [{ line: toLine(cell, position) }] : []
  })
  return { rows: left, cells }
}

const dropNumber = (content: Inline[]) =>
  trimContent(sliceContent(content, /^\s*\(?\d{1,2}[.)]\s*/.exec(plainText(content))?.[0].length ?? 0))

/** Options whose parts stand in columns below a head: the head, and each option with its parts beside each other. */
export function readOptionRows(grid: Grid): { head: Inline[]; cells: OptionCell[] } | undefined {
  const [head = [], ...rows] = grid.rows
  const isRow = (row: readonly Cell[]) =>
    writeLetter(labelOfCell(row[0])) !== undefined && row.length === head.length
  if (
    head.length < 3 ||
    rows.length < 2 ||
    textOfCell(head[0]).length > 12 ||
    isRow(head) ||
    !rows.every(isRow)
  )
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
