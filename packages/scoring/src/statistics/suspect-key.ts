import { compareCorrelations } from './compare-correlations.ts'
import type { OptionStatistics } from './option-table.ts'
import type { RowStatistics } from './row-table.ts'

/** Standard errors. A long paper has some 600 distractors: chance alone puts fewer than one so far out. */
export const EVIDENCE = 3

/** Least corrected correlation that is called clear, however many students make a smaller one certain. */
const CLEAR = 0.05

/** Fewer choosers say too little. */
const LEAST_CHOOSERS = 20

/** Choosers of a second right answer stand at least so far from those of other distractors to those of the key. */
const LIKE_KEY = 0.4

/** A key that is itself in doubt is a wrong one rather than one of two. */
const KEY_EVIDENCE = 2

/** What speaks against the key of an item, and by how many standard errors. */
export interface Suspicion {
  flag: 'possible_wrong_key' | 'possible_second_key' | 'miskeyed_row'
  /** The option that looks right, or the row, both from 1. */
  option?: number
  row?: number
  by: number
}

type Options = readonly OptionStatistics[]

/** An option that nobody chose correlates with nothing, which is less than anything. */
const withNumber = (option: OptionStatistics) => ({ ...option, corrected: option.corrected || 0 })

const byCorrelation = (a: OptionStatistics, b: OptionStatistics) => b.corrected - a.corrected

const findBest = (options: Options, isKey: boolean) =>
  options
    .filter(({ is_key, option }) => is_key === isKey && option > 0)
    .map(withNumber)
    .toSorted(byCorrelation)[0]

const countAll = (options: Options) => options.reduce((sum, { count }) => sum + count, 0)

/** By how many standard errors a correlation differs from none (Fisher 1921); 0 where it is too small to matter. */
const findEvidence = (corrected: number, students: number) =>
  Math.abs(corrected) >= CLEAR ? Math.atanh(corrected) * Math.sqrt(Math.max(0, students - 3)) : 0

/** The distractor that goes more with the other items than the key does. */
function findBetterOption(options: Options): Suspicion | undefined {
  const key = findBest(options, true)
  const best = findBest(options, false)
  if (!key || !best || best.corrected <= Math.max(0, key.corrected)) return undefined
  const by = compareCorrelations(best, key, countAll(options))
  return { flag: 'possible_wrong_key', option: best.option, by }
}

/** Mean of the rest scores of those who chose any of these, and its variance. */
function poolRest(options: Options) {
  const count = countAll(options)
  const mean = options.reduce((sum, option) => sum + option.count * (option.mean_rest || 0), 0) / count
  const squares = options.reduce(
    (sum, { count, mean_rest, sd_rest }) =>
      sum + (count > 0 ? count * (sd_rest ** 2 + (mean_rest - mean) ** 2) : 0),
    0,
  )
  return { count, mean, variance: squares / count ** 2 }
}

/** How far the choosers of one option are ahead of others, in points and in standard errors. */
function findLead(option: OptionStatistics, others: ReturnType<typeof poolRest>) {
  const points = option.mean_rest - others.mean
  return { points, by: points / Math.sqrt(option.sd_rest ** 2 / option.count + others.variance) }
}

/**
 * A distractor whose choosers do about as well elsewhere as those of the key, and clearly better than those of the other
 * distractors: of those who know, some choose the one and some the other. A mere distractor is chosen by who does not.
 */
function findSecondKey(options: Options): Suspicion | undefined {
  const key = findBest(options, true)
  const distractors = options.filter(({ is_key, option, count }) => !is_key && option > 0 && count > 0)
  const [second] = distractors
    .filter(({ count }) => count >= LEAST_CHOOSERS)
    .toSorted((a, b) => b.mean_rest - a.mean_rest)
  const isOnly = options.filter(({ is_key }) => is_key).length === 1
  if (!key || !second || !isOnly || key.corrected <= 0) return undefined
  const clear = findEvidence(second.corrected, countAll(options))
  const others = poolRest(distractors.filter(option => option !== second))
  const [of_key, own] = [findLead(key, others), findLead(second, others)]
  const isAlike = of_key.by > KEY_EVIDENCE && own.points > LIKE_KEY * of_key.points
  const by = Math.max(clear, isAlike && others.count >= LEAST_CHOOSERS ? own.by : 0)
  return by > EVIDENCE ? { flag: 'possible_second_key', option: second.option, by } : undefined
}

/** The row of a table that those who are better elsewhere answer against its key. */
function findMiskeyedRow(rows: readonly RowStatistics[]): Suspicion | undefined {
  const suspects = rows.map(({ row, count, corrected }) => ({ row, by: -findEvidence(corrected, count) }))
  const [worst] = suspects.toSorted((a, b) => b.by - a.by)
  return worst && worst.by > EVIDENCE ? { flag: 'miskeyed_row', ...worst } : undefined
}

/** The most serious suspicion about an item's key. */
export function suspectKey(
  options: Options | null,
  rows: readonly RowStatistics[] | null,
): Suspicion | undefined {
  if (options) {
    const better = findBetterOption(options)
    return better && better.by > EVIDENCE ? better : (findSecondKey(options) ?? better)
  }
  return rows ? findMiskeyedRow(rows) : undefined
}

/** The distractor that more students chose than the key, by more than chance. */
export function findTrap(options: Options | null): number | undefined {
  const [key, top] = [true, false].map(
    isKey =>
      options
        ?.filter(({ is_key, option }) => is_key === isKey && option > 0)
        .toSorted((a, b) => b.count - a.count)[0],
  )
  if (!key || !top || top.count < LEAST_CHOOSERS) return undefined
  const ahead = (top.count - key.count) / Math.sqrt(top.count + key.count)
  return ahead > EVIDENCE ? top.option : undefined
}
