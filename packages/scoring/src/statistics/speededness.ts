import { MISSING } from '../irt/pack-responses.ts'

export interface Speededness {
  /** Share of students who reached the last question, and three quarters of all. */
  reached_end: number
  reached_most: number
  /** The test asks for speed too: fewer than 80 % reach its end, or not practically all three quarters. */
  is_speeded: boolean
}

const MOST = 0.75
const LEAST_END = 0.8
const LEAST_MOST = 0.99

/** How many had the time (limits of Swineford 1974); codes row by row, 2 for a question not reached. */
export function findSpeededness(codes: Uint8Array, items: number): Speededness {
  const students = codes.length / items
  let end = 0
  let most = 0
  for (let from = 0; from < codes.length; from += items) {
    const reached = codes
      .subarray(from, from + items)
      .reduce((sum, code) => sum + (code === MISSING ? 0 : 1), 0)
    if (reached === items) end += 1
    if (reached >= MOST * items) most += 1
  }
  const [reached_end, reached_most] = [end / students, most / students]
  return { reached_end, reached_most, is_speeded: reached_end < LEAST_END || reached_most < LEAST_MOST }
}
