import { product, type Sort, sorts } from './sort-file.ts'

interface Counted {
  workspace: string
  sort: Sort
  lines: number
}

/** A row for each workspace, the largest first, then one for the product and one for all. */
export function writeTable(files: Counted[]): string {
  const byWorkspace = Map.groupBy(files, file => file.workspace)
  const rows = [...byWorkspace].map(([name, own]) => ({ name, lines: sumLines(own) }))
  const sorted = rows.toSorted((a, b) => total(b.lines) - total(a.lines))
  const own = files.filter(({ workspace }) => product.includes(workspace))
  const sums = [
    { name: 'product', lines: sumLines(own) },
    { name: 'all', lines: sumLines(files) },
  ]
  const heading = ['', ...sorts, 'tests/source']
  return [heading, ...[...sorted, ...sums].map(writeRow)].map(align).join('\n')
}

type Lines = Record<Sort, number>

function sumLines(files: Counted[]): Lines {
  const lines: Lines = { source: 0, tests: 0, content: 0, texts: 0 }
  for (const file of files) lines[file.sort] += file.lines
  return lines
}

const total = (lines: Lines) => lines.source + lines.content + lines.texts

function writeRow({ name, lines }: { name: string; lines: Lines }): string[] {
  const share = lines.source && lines.tests ? (lines.tests / lines.source).toFixed(2) : ''
  return [name, ...sorts.map(sort => (lines[sort] ? lines[sort].toLocaleString('en') : '')), share]
}

const align = ([name = '', ...cells]: string[]) =>
  `${name.padEnd(13)}${cells.map(cell => cell.padStart(14)).join('')}`.trimEnd()
