import { type ItemFlag, itemFlag } from '@gerbang/contract/scores/score-runs.ts'
import { findDifficulty, type ItemParameters } from '../irt/item-response.ts'
import type { ItemStatistics } from './classical.ts'
import type { DifferentialFunctioning } from './differential-functioning.ts'
import type { ItemFit } from './item-fit.ts'
import type { OptionStatistics } from './option-table.ts'
import type { RowStatistics } from './row-table.ts'
import { EVIDENCE, findTrap, type Suspicion, suspectKey } from './suspect-key.ts'

export interface ItemReport {
  statistics: ItemStatistics
  /** Null where it has no option table, no calibration or no fit. */
  options: readonly OptionStatistics[] | null
  /** Of a table of statements; null where it is none. */
  rows: readonly RowStatistics[] | null
  parameters: ItemParameters | null
  fit: ItemFit | null
  /** One for each comparison of groups; none where they are too small. */
  differences: readonly DifferentialFunctioning[]
}

export interface FlaggedItem {
  /** Place in the reports given. */
  item: number
  flags: ItemFlag[]
  /** The option that looks like the key, or like another one; null unless flagged so. */
  suspected_key: number | null
  /** The row of a table, from 1, whose key looks wrong; null unless flagged so. */
  suspected_row: number | null
  /** The distractor that more students chose than the key; null unless flagged so. */
  trap: number | null
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
} as const

function listFlags(
  { statistics, parameters, fit, differences }: ItemReport,
  suspicion: Suspicion | undefined,
  trap: number | undefined,
): ItemFlag[] {
  const { p, corrected } = statistics
  const [least, most] = FLAG_LIMITS.infit
  const checks: Record<ItemFlag, boolean> = {
    possible_wrong_key: suspicion?.flag === 'possible_wrong_key',
    possible_second_key: suspicion?.flag === 'possible_second_key',
    miskeyed_row: suspicion?.flag === 'miskeyed_row',
    trap_option: trap !== undefined,
    negative_discrimination: corrected < 0,
    low_discrimination: corrected >= 0 && corrected < FLAG_LIMITS.discrimination,
    differential_functioning: differences.some(found => found.class === 'C'),
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
    const suspicion = suspectKey(report.options, report.rows)
    const trap = suspicion ? undefined : findTrap(report.options)
    const by = suspicion?.by ?? 0
    const evidence = by > EVIDENCE ? ('strong' as const) : ('weak' as const)
    return {
      item,
      flags: listFlags(report, suspicion, trap),
      suspected_key: suspicion?.option ?? null,
      suspected_row: suspicion?.row ?? null,
      trap: trap ?? null,
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
