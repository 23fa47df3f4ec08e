import type { Lines } from '../../../content/read-table.ts'
import { fieldOfHead } from './heads.rules.ts'

/** So far down people write titles above their tables. */
const searched = 20

const countKnown = (cells: readonly string[]) => cells.filter(head => fieldOfHead(head) !== undefined).length

/** The first line that names two columns, else the first that names the students'. */
function findHeadLine(lines: Lines): number {
  const at = lines.findIndex(([, cells]) => countKnown(cells) >= 2)
  if (at !== -1) return at
  return lines.findIndex(([, cells]) => cells.some(head => fieldOfHead(head) === 'name'))
}

/** A second line of heads has words only where the first one has none of its own, or stands over several columns. */
function isSecondLine(first: readonly string[], second: readonly string[] | undefined): boolean {
  if (!second?.some(text => text !== '')) return false
  return first.every((head, at) => fieldOfHead(head) === undefined || (second[at] ?? '') === '')
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
 * The heads of a table, wherever they stand below its titles, and the lines of data under them. A table without any has
 * no heads, and its columns are known by what is in them.
 */
export function findHeads(lines: Lines): { heads: string[]; data: Lines } {
  const at = findHeadLine(lines.slice(0, searched))
  if (at === -1) return { heads: [], data: lines }
  const first = lines[at]?.[1] ?? []
  const second = lines[at + 1]?.[1]
  if (!second || !isSecondLine(first, second)) return { heads: first, data: lines.slice(at + 1) }
  return { heads: joinHeads(first, second), data: lines.slice(at + 2) }
}
