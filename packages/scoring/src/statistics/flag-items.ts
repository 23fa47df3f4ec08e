import { type ItemFlag, itemFlag } from '@gerbang/contract/score-runs.ts'
import { findDifficulty, type ItemParameters } from '../irt/item-response.ts'
import type { ItemStatistics } from './classical.ts'
import { compareCorrelations } from './compare-correlations.ts'
import type { ItemFit } from './item-fit.ts'
import type { OptionStatistics } from './option-table.ts'

export interface ItemReport {
  statistics: ItemStatistics
  /** Null where it has no option table, no calibration or no fit. */
  options: readonly OptionStatistics[] | null
  parameters: ItemParameters | null
  fit: ItemFit | null
}

export interface FlaggedItem {
  /** Place in the reports given. */
  item: number
  flags: ItemFlag[]
  /** The option that looks like the key; null unless flagged so. */
  suspected_key: number | null
  /** Weak: the difference may well be chance. Null unless a key is suspected. */
  evidence: 'strong' | 'weak' | null
}

export const FLAG_LIMITS = {
  hardest: 0.05,
  easiest: 0.95,
  discrimination: 0.1,
  slope: 0.35,
  guessing: 0.4,
  infit: [0.7, 1.3],
  difficulty: 4,
  /** Standard errors. A long paper compares some 600 distractors with their keys: chance alone gives fewer than one. */
  evidence: 3,
} as const

/** An option that nobody chose correlates with nothing, which is less than anything. */
const withNumber = (option: OptionStatistics) => ({ ...option, corrected: option.corrected || 0 })

const byCorrelation = (a: OptionStatistics, b: OptionStatistics) => b.corrected - a.corrected

/** The distractor that goes more with the other items than the key does, and by how many standard errors. */
function suspectKey(options: readonly OptionStatistics[] | null) {
  const key = options
    ?.filter(option => option.is_key)
    .map(withNumber)
    .toSorted(byCorrelation)[0]
  const best = options
    ?.filter(({ is_key, option, corrected }) => !is_key && option > 0 && corrected > 0)
    .toSorted(byCorrelation)[0]
  if (!options || !key || !best) return undefined
  if (best.corrected <= key.corrected) return undefined
  const students = options.reduce((sum, { count }) => sum + count, 0)
  return { option: best.option, by: compareCorrelations(best, key, students) }
}

function listFlags({ statistics, options, parameters, fit }: ItemReport): ItemFlag[] {
  const { p, corrected } = statistics
  const [least, most] = FLAG_LIMITS.infit
  const checks: Record<ItemFlag, boolean> = {
    possible_wrong_key: suspectKey(options) !== undefined,
    negative_discrimination: corrected < 0,
    low_discrimination: corrected >= 0 && corrected < FLAG_LIMITS.discrimination,
    too_hard: p < FLAG_LIMITS.hardest,
    too_easy: p > FLAG_LIMITS.easiest,
    flat_slope: parameters !== null && parameters.a < FLAG_LIMITS.slope,
    high_guessing: parameters !== null && parameters.c > FLAG_LIMITS.guessing,
    misfit: fit !== null && (fit.infit < least || fit.infit > most),
    extreme_difficulty: parameters !== null && Math.abs(findDifficulty(parameters)) > FLAG_LIMITS.difficulty,
  }
  return itemFlag.options.filter(flag => checks[flag])
}

/** The flagged items, most serious flag first, possible wrong keys by how surely the other option stands out. */
export function flagItems(reports: readonly ItemReport[]): FlaggedItem[] {
  const flagged = reports.map((report, item) => {
    const suspicion = suspectKey(report.options)
    const by = suspicion?.by ?? 0
    const evidence = by > FLAG_LIMITS.evidence ? ('strong' as const) : ('weak' as const)
    return {
      item,
      flags: listFlags(report),
      suspected_key: suspicion?.option ?? null,
      evidence: suspicion ? evidence : null,
      by,
    }
  })
  const rank = ({ flags }: Pick<FlaggedItem, 'flags'>) =>
    itemFlag.options.indexOf(flags[0] ?? 'extreme_difficulty')
  return flagged
    .filter(({ flags }) => flags.length > 0)
    .toSorted(
      (a, b) => rank(a) - rank(b) || b.by - a.by || b.flags.length - a.flags.length || a.item - b.item,
    )
    .map(({ by: _, ...flagged }) => flagged)
}
