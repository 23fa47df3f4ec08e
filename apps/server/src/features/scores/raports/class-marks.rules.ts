import type { Cell } from '../../../content/sheet-files.ts'
import type { MarkedStudent } from './class-raports.queries.ts'

interface Points {
  raw: number
  max: number
}

/** From 0 to 100; wrong answers that cost points take nobody below 0. */
export function toMark({ raw, max }: Points): number | null {
  return max > 0 ? Math.round((100 * Math.max(0, raw)) / max) : null
}

const add = (sum: Points, { raw, max }: Points) => ({ raw: sum.raw + raw, max: sum.max + max })

function judge(mark: number | null, passing: number): string {
  if (mark === null) return 'Tidak ikut'
  return mark >= passing ? 'Tuntas' : 'Belum tuntas'
}

/**
 * The table of a class: number, NISN and name, a mark for each sub-test and one over all points, the least that passes, and
 * whether it does. A mark is the share of points, not the score of the ranking: that one has no 0 and no 100.
 */
export function* writeMarks(
  students: readonly MarkedStudent[],
  { subTests, passing }: { subTests: readonly { id: string; code: string }[]; passing: number },
): Generator<Cell[]> {
  yield ['No', 'NISN', 'Nama', ...subTests.map(({ code }) => code), 'Nilai', 'KKM', 'Keterangan']
  for (const [index, { nisn, name, points }] of students.entries()) {
    const marks = subTests.map(({ id }) => (points?.[id] ? toMark(points[id]) : null))
    const total = points && toMark(Object.values(points).reduce(add, { raw: 0, max: 0 }))
    yield [index + 1, nisn, name, ...marks, total, passing, judge(total, passing)]
  }
}
