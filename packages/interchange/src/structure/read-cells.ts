import {
  type Align,
  type Block,
  type Inline,
  isBlank,
  plainText,
  setInline,
  tableOf,
  trimContent,
} from '../content/content.ts'
import type { Cell, Grid } from '../docx/document.ts'

export function contentOfCell(cell: Cell): Inline[] {
  return cell.items
    .flatMap(item => (item.kind === 'line' ? [item.content] : item.rows.flat().map(contentOfCell)))
    .map(content => setInline(trimContent(content)))
    .filter(content => !isBlank(content))
    .reduce<Inline[]>((line, next) => (line.length === 0 ? next : [...line, { kind: 'break' }, ...next]), [])
}

export const textOfCell = (cell: Cell | undefined): string =>
  cell ? plainText(contentOfCell(cell)).replaceAll(/\s+/g, ' ').trim() : ''

/** Text of a cell that may be nothing but an automatic number or letter. */
export function labelOfCell(cell: Cell | undefined): string {
  const text = textOfCell(cell)
  if (text !== '') return text
  const first = cell?.items[0]
  return first?.kind === 'line' ? (first.label?.text ?? '') : ''
}

function alignOfCell({ items: [first] }: Cell): Align {
  return first?.kind === 'line' ? (first.align ?? null) : null
}

export function readTable({ rows }: Grid): Block {
  return tableOf(
    rows.map(row => row.map(contentOfCell)),
    rows.map(row => row.map(alignOfCell)),
  )
}

export const readNumber = (text: string) =>
  /^\(?\d{1,3}[.)]?$/.test(text) ? Number(text.replaceAll(/\D/g, '')) : undefined
/** A cell with nothing but a letter, as it would stand before its option: `*B.`; a tick may be on either side of it. */
export function writeLetter(text: string): string | undefined {
  const [, before = '', letter, behind = ''] =
    /^([*✓✔√]?)\s*\(?([A-Ha-h])\s*[.)\]:]?\s*([*✓✔√]?)$/.exec(text) ?? []
  return letter && `${before || behind}${letter}.`
}
