import type { Groups, NamedGroup } from '@gerbang/contract/office/reports.ts'
import { findGroupMean } from '@gerbang/scoring/irt/group-mean.ts'

/** Fewer, and a mean tells about persons. */
export const leastGroup = 10
/** Of an interval that holds the true mean nineteen times in twenty. */
const reach = 1.96

export interface GroupRow {
  key: string
  name: string
  students: number
  mean: number
  sd: number | null
  /** In their order: mean score and mean square of the errors; null where none is known. */
  sub_tests?: readonly { mean: number | null; square_error: number | null }[]
}

export interface ToldSubTest {
  weight: number
  scale: { a: number; b: number; scale_se?: number } | null
}

/** Without the pull to the norm that each score has; rows whose scores have no error stay as they are. */
export function unshrinkGroups(rows: readonly GroupRow[], subTests: readonly ToldSubTest[]): GroupRow[] {
  return rows.map(({ sub_tests, ...row }) => {
    const found = findGroupMean(
      subTests.map(({ weight, scale }, place) => ({
        weight,
        scale,
        mean: sub_tests?.[place]?.mean ?? null,
        square_error: sub_tests?.[place]?.square_error ?? null,
      })),
    )
    return found ? { ...row, mean: found.mean, sd: row.sd === null ? null : row.sd * found.stretch } : row
  })
}

export function findError(sd: number | null, students: number): number | null {
  return sd === null || students === 0 ? null : sd / Math.sqrt(students)
}

export type RankedGroup = NamedGroup & Pick<GroupRow, 'key'>
type Measured = Omit<RankedGroup, 'rank_from' | 'rank_to'>

const low = ({ mean, se }: Measured) => mean - reach * (se ?? 0)
const high = ({ mean, se }: Measured) => mean + reach * (se ?? 0)
const ascend = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

/** How many of an ascending list stand from the first on that passes; all after it pass too. */
function countFrom(sorted: readonly number[], passes: (one: number) => boolean): number {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (passes(sorted[middle] ?? Infinity)) to = middle
    else from = middle + 1
  }
  return sorted.length - from
}

/**
 * Those that are large enough to be shown, the best mean first. A group may be as good as all whose interval overlaps its own,
 * so its place is a range: after those that are surely better, before those that are surely worse.
 */
export function rankGroups(rows: readonly GroupRow[]): RankedGroup[] {
  const measured = rows
    .filter(({ students }) => students >= leastGroup)
    .map(({ sd, ...row }): Measured => ({ ...row, se: findError(sd, row.students) }))
  const lows = ascend(measured.map(low))
  const highs = ascend(measured.map(high))
  return measured
    .map(one => ({
      ...one,
      rank_from: 1 + countFrom(lows, other => other > high(one)),
      rank_to: countFrom(highs, other => other >= low(one)),
    }))
    .toSorted((a, b) => b.mean - a.mean || a.name.localeCompare(b.name))
}

/** All groups of a part, which are few. */
export function describeGroups(rows: readonly GroupRow[]): Groups {
  const ranked = rankGroups(rows)
  return { shown: ranked.map(({ key: _, ...group }) => group), hidden: rows.length - ranked.length, more: 0 }
}

export const binCount = 20

/** Even ranges of the scale; the last holds its end. */
export function listBins(
  { min, max }: { min: number; max: number },
  counts: readonly number[],
): { from: number; to: number; count: number }[] {
  const width = (max - min) / binCount
  return Array.from({ length: binCount }, (_, bin) => ({
    from: min + bin * width,
    to: min + (bin + 1) * width,
    count: counts[bin] ?? 0,
  }))
}
