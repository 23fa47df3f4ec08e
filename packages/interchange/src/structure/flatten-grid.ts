import { text } from '../content/content.ts'
import type { DocumentItem, Grid } from '../docx/document.ts'
import { labelOfCell, readNumber, writeLetter } from './read-cells.ts'

/** What lies in the cells, row by row: a cell with only a number or letter belongs to the next one. */
export function flattenGrid(grid: Grid): DocumentItem[] {
  const isPage = grid.rows.length === 1 || grid.rows.every(row => row.length === 1)
  if (isPage) return grid.rows.flat().flatMap(cell => cell.items)
  return grid.rows.flatMap(row => {
    const items: DocumentItem[] = []
    for (let at = 0; at < row.length; at += 1) {
      const cell = row[at]
      const text = labelOfCell(cell)
      const next = row[at + 1]
      const number = readNumber(text) === undefined ? undefined : /[.)]$/.test(text) ? text : `${text}.`
      const label = number ?? writeLetter(text)
      if (cell && next && label !== undefined) {
        items.push(...prefixItems(label, next.items))
        at += 1
      } else if (cell && at >= 2 && at === row.length - 1 && /^[A-H]$/.test(text))
        items.push(...prefixItems('Kunci:', cell.items))
      else items.push(...(cell?.items ?? []))
    }
    return items
  })
}

function prefixItems(label: string, items: readonly DocumentItem[]): DocumentItem[] {
  const [first, ...others] = items
  if (first?.kind !== 'line') return [...items]
  const { label: _, ...line } = first
  return [{ ...line, content: [text(`${label} `), ...line.content] }, ...others]
}
