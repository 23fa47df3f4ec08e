import { RIGHT } from '../irt/pack-responses.ts'
import { NOT_SHOWN } from './option-table.ts'
import { countRight } from './tally-scores.ts'

export interface RowStatistics {
  /** From 1. */
  row: number
  /** Students to whom the table was shown. */
  count: number
  /** Of them, who chose what the key says. */
  share: number
  /** Correlation of choosing so with the number of right answers to the other items. */
  corrected: number
}

const findMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Row by row, items wide: right or wrong, and a bit for each row of a table, the lowest for the first, set where the
 * student chose what the key says; 255 where the table was not shown, so a table has at most seven rows.
 */
interface MarkSheet {
  codes: Uint8Array
  marks: Uint8Array
  items: number
}

/**
 * The rows of a table of statements. A table is right as a whole only, so one row that is keyed wrong hides the others;
 * here each stands alone.
 */
export function describeRows(
  { codes, marks, items }: MarkSheet,
  item: number,
  rows: number,
): RowStatistics[] {
  const shown = [...countRight(codes, items)].flatMap((total, student) => {
    const mark = marks[student * items + item] ?? NOT_SHOWN
    if (mark === NOT_SHOWN) return []
    return [{ mark, rest: total - (codes[student * items + item] === RIGHT ? 1 : 0) }]
  })
  const mean = findMean(shown.map(({ rest }) => rest))
  const variance = findMean(shown.map(({ rest }) => (rest - mean) ** 2))
  return Array.from({ length: rows }, (_, row) => {
    const hits = shown.map(({ mark }) => (mark >> row) & 1)
    const share = findMean(hits)
    const covariance = findMean(shown.map(({ rest }, place) => (hits[place] ?? 0) * (rest - mean)))
    const corrected = covariance / Math.sqrt(share * (1 - share) * variance)
    return { row: row + 1, count: shown.length, share, corrected }
  })
}
