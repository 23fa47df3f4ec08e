import { RIGHT } from '../irt/pack-responses.ts'
import { countRight } from './tally-scores.ts'

/** Codes of `choices`: options count from 1. */
export const NO_OPTION = 0
export const NOT_SHOWN = 255

export interface OptionStatistics {
  /** From 1; 0 are those who chose none. */
  option: number
  is_key: boolean
  count: number
  /** Of the students to whom the item was shown. */
  share: number
  /** Mean number of right answers of those who chose it, and of those to the other items; NaN if nobody did. */
  mean_total: number
  mean_rest: number
  /** SD of the latter. */
  sd_rest: number
  /** Correlation of choosing it with the number of right answers, and with that of the other items. */
  point_biserial: number
  corrected: number
}

interface Sums {
  count: number
  total: number
  rest: number
  squares: number
}

/** Row by row, items wide: right or wrong, and the chosen option (0 none, 255 not shown). */
interface ChoiceSheet {
  codes: Uint8Array
  choices: Uint8Array
  items: number
}

/**
 * The option table of one item. `isKey` says of each option whether it earns full marks. The corrected correlation
 * leaves the item itself out, or its key would be favoured.
 */
export function describeOptions(
  { codes, choices, items }: ChoiceSheet,
  item: number,
  isKey: readonly boolean[],
): OptionStatistics[] {
  const totals = countRight(codes, items)
  const sums: Sums[] = Array.from({ length: isKey.length + 1 }, () => ({
    count: 0,
    total: 0,
    rest: 0,
    squares: 0,
  }))
  const all = { count: 0, total: 0, rest: 0, squares: 0, total_squares: 0 }
  for (const [student, total] of totals.entries()) {
    const sum = sums[choices[student * items + item] ?? NOT_SHOWN]
    if (!sum) continue
    const rest = total - (codes[student * items + item] === RIGHT ? 1 : 0)
    for (const part of [sum, all]) {
      part.count += 1
      part.total += total
      part.rest += rest
      part.squares += rest * rest
    }
    all.total_squares += total * total
  }
  return sums.map(({ count, total, rest, squares }, option) => ({
    option,
    is_key: isKey[option - 1] ?? false,
    count,
    share: count / all.count,
    mean_total: total / count,
    mean_rest: rest / count,
    sd_rest: Math.sqrt(Math.max(0, squares / count - (rest / count) ** 2)),
    point_biserial: correlate(
      { count, sum: total },
      { count: all.count, sum: all.total, squares: all.total_squares },
    ),
    corrected: correlate({ count, sum: rest }, { count: all.count, sum: all.rest, squares: all.squares }),
  }))
}

/** Correlation of a choice of 0 and 1 with a score, from the sums over those who chose it and over all. */
function correlate(
  chosen: { count: number; sum: number },
  all: { count: number; sum: number; squares: number },
): number {
  const share = chosen.count / all.count
  const covariance = chosen.sum / all.count - (share * all.sum) / all.count
  const variance = all.squares / all.count - (all.sum / all.count) ** 2
  return covariance / Math.sqrt(share * (1 - share) * variance)
}
