import type { Lines } from '../../../content/read-table.ts'
import { readHead } from './heads.rules.ts'

/** So far down people write titles above their tables. */
const searched = 20

export function countHeads(cells: readonly string[]): number {
  return new Set(cells.map(head => readHead(head)?.field).filter(field => field !== undefined)).size
}

/** The first line that names two columns, else the first that names the students'. */
function findHeadLine(lines: Lines): number {
  const at = lines.findIndex(([, cells]) => countHeads(cells) >= 2)
  if (at !== -1) return at
  return lines.findIndex(([, cells]) => cells.some(isNameHead))
}

/** A title that speaks of names is no head. */
function isNameHead(head: string): boolean {
  const read = readHead(head)
  return read?.field === 'name' && head.length < 30 && !/^daftar/i.test(head)
}

/** A second line of heads has words only where the first one has none of its own, or stands over several columns. */
function isSecondLine(first: readonly string[], second: readonly string[] | undefined): boolean {
  if (!second?.some(text => text !== '')) return false
  return first.every((head, at) => readHead(head) === undefined || (second[at] ?? '') === '')
}

/** Heads of two lines as one each: a head over several columns goes before what stands below it. */
function joinHeads(first: readonly string[], second: readonly string[]): string[] {
  let over = ''
  return Array.from({ length: Math.max(first.length, second.length) }, (_, at) => {
    const above = first[at] ?? ''
    const below = second[at] ?? ''
    if (above !== '') over = above
    return below === '' ? above : `${over} ${below}`
  })
}

/**
 * The heads of a table, the titles above them, and the lines of data under them. A table without any has no heads, and its
 * columns are known by what is in them.
 */
export function findHeads(lines: Lines): { heads: string[]; titles: Lines; data: Lines } {
  const at = findHeadLine(lines.slice(0, searched))
  if (at === -1) return { heads: [], titles: [], data: lines }
  const titles = lines.slice(0, at)
  const first = lines[at]?.[1] ?? []
  const second = lines[at + 1]?.[1]
  if (!second || !isSecondLine(first, second)) return { heads: first, titles, data: lines.slice(at + 1) }
  return { heads: joinHeads(first, second), titles, data: lines.slice(at + 2) }
}
