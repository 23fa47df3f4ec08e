import { openArchive } from '../archive/open-archive.ts'
import { findMainPart, openPackage } from '../docx/package.ts'
import type { ReadLimits } from '../model/limits.ts'
import { UnreadableFile } from '../model/unreadable-file.ts'
import { findElement, listDescendants, listElements, readText } from '../xml/find-elements.ts'
import type { XmlElement } from '../xml/parse-xml.ts'

export interface Sheet {
  name: string
  /** Texts of cells by row number, counted from 1, and by column, counted from 0. */
  rows: Map<number, string[]>
  /** There are pictures on it. */
  hasPictures: boolean
}

const COLUMNS = 64

function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? 'A'
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Rich text without what is only for reading Japanese aloud. */
const textOf = (element: XmlElement) =>
  listDescendants(element, ['s:t', 's:rPh'])
    .map(part => (part.name === 's:t' ? readText(part) : ''))
    .join('')

function readCell(cell: XmlElement, shared: readonly string[]): string {
  const type = cell.attributes['t']
  if (type === 'inlineStr') return textOf(cell)
  const value = readText(findElement(cell, 's:v'))
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'BENAR' : 'SALAH'
  // Binary fractions that were typed as decimals: 0.30000000000000004.
  return type === undefined || type === 'n'
    ? value === ''
      ? ''
      : String(Number(Number(value).toPrecision(15)))
    : value
}

function readRows(root: XmlElement, shared: readonly string[], limits: ReadLimits): Map<number, string[]> {
  const rows = new Map<number, string[]>()
  const elements = listElements(findElement(root, 's:sheetData') ?? root, 's:row')
  if (elements.length > limits.paragraphs)
    throw new UnreadableFile(
      'too_many_paragraphs',
      'Lembar ini terlalu panjang. Bagi menjadi beberapa file, lalu unggah satu per satu.',
    )
  elements.forEach((row, index) => {
    const cells: string[] = []
    listElements(row, 's:c').forEach((cell, order) => {
      const at = cell.attributes['r'] ? columnOf(cell.attributes['r']) : order
      if (at < COLUMNS) cells[at] = readCell(cell, shared).replaceAll('\r\n', '\n').trim()
    })
    rows.set(
      Number(row.attributes['r'] ?? index + 1),
      Array.from(cells, text => text ?? ''),
    )
  })
  return rows
}

/** The sheets of a workbook that can be seen. Throws an UnreadableFile. */
export function openSheets(bytes: Uint8Array, limits: ReadLimits): Sheet[] {
  const archive = openArchive(bytes, limits)
  const pkg = openPackage(archive, limits)
  const main = findMainPart(archive, pkg)
  const links = pkg.listRelationships(main)
  const sharedPart = [...links.values()].find(({ type }) => type === 'sharedStrings')
  const sharedRoot = sharedPart && pkg.readPart(sharedPart.target)
  const shared = sharedRoot ? listElements(sharedRoot, 's:si').map(textOf) : []
  const workbook = pkg.readPart(main)
  const listed = listElements(
    findElement(workbook, 's:sheets') ?? { name: '', attributes: {}, children: [] },
    's:sheet',
  )
  return listed.flatMap(({ attributes }) => {
    const target = links.get(attributes['r:id'] ?? '')?.target
    const root = target === undefined ? undefined : pkg.readPart(target)
    if (!root || attributes['state'] === 'hidden' || attributes['state'] === 'veryHidden') return []
    return [
      {
        name: attributes['name'] ?? '',
        rows: readRows(root, shared, limits),
        hasPictures: findElement(root, 's:drawing') !== undefined,
      },
    ]
  })
}
