import {
  findElement,
  listDescendants,
  listElements,
  readText,
} from '@gerbang/interchange/xml/find-elements.ts'
import { parseHtml } from '@gerbang/interchange/xml/parse-html.ts'
import type { XmlElement } from '@gerbang/interchange/xml/parse-xml.ts'

const rowNames = ['tr', 'row', 'ss:row']
const cellNames = ['td', 'th', 'cell', 'ss:cell']
const mostSpanned = 64

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const readSpan = (cell: XmlElement, name: string, merged: string): number => {
  const { [name]: whole, [merged]: more } = cell.attributes
  return Math.min(Number(whole ?? Number(more ?? 0) + 1) || 1, mostSpanned)
}

/** Where cells of rows above reach down to, by column: so many rows more. */
function readRow(row: XmlElement, reaching: number[]): string[] {
  const cells: string[] = []
  let at = 0
  for (const cell of listElements(row).filter(({ name }) => cellNames.includes(name))) {
    const place = Number(cell.attributes['ss:index'] ?? 0)
    if (place > 0) at = Math.min(place, mostSpanned) - 1
    while ((reaching[at] ?? 0) > 0) at++
    cells[at] = squeeze(readText(cell))
    const down = readSpan(cell, 'rowspan', 'ss:mergedown')
    for (const end = at + readSpan(cell, 'colspan', 'ss:mergeacross'); at < end; at++) reaching[at] = down
  }
  reaching.forEach((rows, column) => (reaching[column] = Math.max(0, rows - 1)))
  return Array.from(cells, text => text ?? '')
}

/** Programs write web pages, or Excel's markup of 2003, and call them .xls: Excel opens them all the same. */
export function readMarkupTable(text: string): [row: number, cells: string[]][] {
  const root = parseHtml(text)
  const sheet = findElement(root, 'workbook', 'worksheet') ?? root
  const reaching: number[] = []
  return listDescendants(sheet, rowNames).map((row, index) => [index + 1, readRow(row, reaching)])
}

export const isMarkup = (text: string): boolean =>
  /^\s*<[^>]*>/.test(text) && /<(?:table|[\w:]*workbook)\b/i.test(text)
