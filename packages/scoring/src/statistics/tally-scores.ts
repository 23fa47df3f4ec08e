import { MISSING, RIGHT } from '../irt/pack-responses.ts'

/**
 * How many students have each number of right answers, and of these how many tried each item and had it right. All of
 * classical test theory follows from this table, however many students there are.
 */
export interface ScoreTally {
  items: number
  students: number
  /** By number of right answers, 0 to items. */
  totals: Float64Array
  /** At item * (items + 1) + number of right answers. */
  tried: Float64Array
  right: Float64Array
}

/** Counts the right answers of each student; codes row by row, 0 wrong, 1 right, 2 missing. */
export function countRight(codes: Uint8Array, items: number): Uint16Array {
  const totals = new Uint16Array(codes.length / items)
  for (let student = 0; student < totals.length; student += 1)
    for (let item = 0; item < items; item += 1)
      if (codes[student * items + item] === RIGHT) totals[student] = (totals[student] ?? 0) + 1
  return totals
}

const addOne = (counts: Float64Array, at: number) => {
  counts[at] = (counts[at] ?? 0) + 1
}

export function tallyScores(codes: Uint8Array, items: number): ScoreTally {
  const right_counts = countRight(codes, items)
  const size = items + 1
  const tally = {
    items,
    students: right_counts.length,
    totals: new Float64Array(size),
    tried: new Float64Array(items * size),
    right: new Float64Array(items * size),
  }
  for (const [student, total] of right_counts.entries()) {
    addOne(tally.totals, total)
    for (let item = 0; item < items; item += 1) {
      const code = codes[student * items + item]
      if (code !== MISSING) addOne(tally.tried, item * size + total)
      if (code === RIGHT) addOne(tally.right, item * size + total)
    }
  }
  return tally
}

/** The rows of one item. */
export function readTally({ items, tried, right }: ScoreTally, item: number) {
  const from = item * (items + 1)
  return { tried: tried.subarray(from, from + items + 1), right: right.subarray(from, from + items + 1) }
}
