import type { Groups, NamedGroup } from '@gerbang/contract/office/reports.ts'
import { findGroupMean } from '@gerbang/scoring/irt/group-mean.ts'

/** Fewer, and a mean tells about persons. */
export const leastGroup = 10
/** Of an interval that holds the true mean nineteen times in twenty. */
const reach = 1.96

export interface GroupRow {
  name: string
  students: number
  mean: number
  sd: number | null
  /** In the order of the sub-tests: mean score and mean square of the errors; null where none is known. */
  scores?: (number | null)[]
  square_errors?: (number | null)[]
}

interface SubTestScale {
  weight: number
  scale: { a: number; b: number; scale_se?: number } | null
}

/** Without the pull to the norm that each score has; rows whose scores have no error stay as they are. */
export function unshrinkGroups(rows: readonly GroupRow[], subTests: readonly SubTestScale[]): GroupRow[] {
  return rows.map(({ scores, square_errors, ...row }) => {
    const found = findGroupMean(
      subTests.map(({ weight, scale }, place) => ({
        weight,
        scale,
        mean: scores?.[place] ?? null,
        square_error: square_errors?.[place] ?? null,
      })),
    )
    return found ? { ...row, mean: found.mean, sd: row.sd === null ? null : row.sd * found.stretch } : row
  })
}

type Measured = Omit<NamedGroup, 'rank_from' | 'rank_to'>

export function findError(sd: number | null, students: number): number | null {
  return sd === null || students === 0 ? null : sd / Math.sqrt(students)
}

const low = ({ mean, se }: Measured) => mean - reach * (se ?? 0)
const high = ({ mean, se }: Measured) => mean + reach * (se ?? 0)

/**
 * The best mean first. A group may be as good as all whose interval overlaps its own, so its place is a range: after those that
 * are surely better, before those that are surely worse.
 */
export function rankGroups(rows: readonly GroupRow[]): Groups {
  const measured = rows
    .filter(({ students }) => students >= leastGroup)
    .map(({ name, students, mean, sd }): Measured => ({ name, students, mean, se: findError(sd, students) }))
  const shown = measured
    .map(one => ({
      ...one,
      rank_from: 1 + measured.filter(other => low(other) > high(one)).length,
      rank_to: measured.filter(other => other === one || high(other) >= low(one)).length,
    }))
    .toSorted((a, b) => b.mean - a.mean || a.name.localeCompare(b.name))
  return { shown, hidden: rows.length - shown.length }
}

export const binCount = 20

/** Even ranges of the scale; the last holds its end. */
export function listBins(
  { min, max }: { min: number; max: number },
  counts: ReadonlyMap<number, number>,
): { from: number; to: number; count: number }[] {
  const width = (max - min) / binCount
  return Array.from({ length: binCount }, (_, bin) => ({
    from: min + bin * width,
    to: min + (bin + 1) * width,
    count: counts.get(bin) ?? 0,
  }))
}
