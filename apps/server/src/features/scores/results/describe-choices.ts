import type { AdmissionChance, SubTestScore } from '@gerbang/contract/scores/results.ts'
import type { ChosenMajor } from '@gerbang/contract/exam/universities.ts'
import { findWantedNorm } from '@gerbang/scoring/irt/report-score.ts'
import type { SubTestScoreRow } from '../../exam/marks/marks.queries.ts'
import type { TryoutRow } from '../../exam/tryouts/tryouts.queries.ts'
import { describeChances, weighForMajor } from './admission.rules.ts'
import type { CommonFacts } from './common-facts.ts'
import { findRung, type PublishedRun } from './results.rules.ts'
import type { Choice } from './sittings.queries.ts'

export type WeighedScore = SubTestScore & { weight: number; theta: number | null; theta_se: number | null }

export function scoreSubTests(
  scores: readonly SubTestScoreRow[],
  { model }: Pick<PublishedRun, 'model'>,
  { sub_tests, means, scales }: CommonFacts,
): WeighedScore[] {
  return sub_tests.flatMap(({ id, subject, threshold, weight }) => {
    const score = scores.find(row => row.sub_test_id === id)
    const peers_mean = means.get(id) ?? null
    const scale = scales.get(id) ?? null
    const basis = scale?.basis ?? null
    const rung = model === 'points' ? null : findRung(scale)
    return score
      ? [{ ...score, subject, threshold, weight, peers_mean, basis, rung, se: score.scaled_se }]
      : []
  })
}

interface Scored {
  total: number
  sub_tests: readonly WeighedScore[]
  provisional: boolean
  /** Of everybody ranked. */
  group: { mean: number; sd: number }
}

export interface DescribedChoice extends ChosenMajor {
  /** The total that counts for the major, and how far it is above the score on record. */
  score: number
  gap: number | null
  chance: AdmissionChance | null
  too_few_choosers: boolean
}

/** The choices of an attempt in order of priority, each with the chance that is told; provisional scores tell none. */
export function describeChoices(
  tryout: TryoutRow,
  choices: readonly Choice[],
  known: CommonFacts['cuts'],
  { total, sub_tests, provisional, group }: Scored,
): DescribedChoice[] {
  const cuts = choices.flatMap(({ id }) => known.get(id) ?? [])
  const totals = choices.map(({ weights }) => weighForMajor(total, sub_tests, weights))
  const measured = totals.map(one => (provisional ? undefined : one.measured))
  const chances = describeChances(measured, group, choices, cuts, findWantedNorm(tryout))
  return choices.map(({ weights: _, ...choice }, index) => {
    const passing = choice.figures?.passing_score ?? null
    const score = totals[index]?.score ?? total
    const gap = passing === null ? null : Math.round((score - passing) * 100) / 100
    return { ...choice, score, gap, ...(chances[index] ?? { chance: null, too_few_choosers: false }) }
  })
}
