import type { Answer } from '@gerbang/contract/exam/progresses.ts'
import type { AnswerValue } from '@gerbang/contract/question.ts'
import { TYPICAL_CORRELATION } from '@gerbang/scoring/irt/correlate-abilities.ts'
import type { ScoringMethod } from '@gerbang/contract/exam/tryouts.ts'
import { RIGHT, WRONG } from '@gerbang/scoring/irt/pack-responses.ts'
import { reportScore } from '@gerbang/scoring/irt/report-score.ts'
import { reportTotal } from '@gerbang/scoring/irt/report-total.ts'
import { type Ability, findLikelihood, scoreMean } from '@gerbang/scoring/irt/score-ability.ts'
import { scoreAttempt } from '@gerbang/scoring/score-attempt.ts'
import {
  type GivenCredits,
  type ScoredItem,
  scoreSubTest,
  type SubTestItem,
} from '@gerbang/scoring/score-sub-test.ts'
import { findPrior, type SubTestScale } from '../../../db/score-findings.ts'
import type { Scheme, SubTestScoreRow, TotalScore } from './marks.queries.ts'
import type { FittedSubTest } from './run-scales.queries.ts'

export function answeredValues(
  answers: readonly Pick<Answer, 'question_id' | 'value'>[],
): Map<string, AnswerValue | null> {
  return new Map(answers.map(({ question_id, value }) => [question_id, value]))
}

/** How points become scores: those of a try-out by item response stand in until its first run. */
function pointsScoring(scheme: Pick<Scheme, 'scoring'>): Exclude<ScoringMethod, 'irt'> {
  return scheme.scoring === 'raw' ? 'raw' : 'weighted'
}

function scaleOf({ scale_min, scale_max }: Pick<Scheme, 'scale_min' | 'scale_max'>) {
  return { min: scale_min, max: scale_max }
}

/** A blank counts as wrong: without minus marks, running out of time would pay otherwise. */
function codeItems(items: ScoredItem[], fitted: FittedSubTest) {
  const known = items.flatMap(({ question_id, outcome }) => {
    const parameters = outcome === 'voided' ? undefined : fitted.items.get(question_id)
    return parameters ? [{ parameters, code: outcome === 'correct' ? RIGHT : WRONG }] : []
  })
  return { codes: known.map(item => item.code), parameters: known.map(item => item.parameters) }
}

function scoreAbility(items: ScoredItem[], fitted: FittedSubTest, scheme: Scheme) {
  const { codes, parameters } = codeItems(items, fitted)
  return reportAbility(scoreMean(codes, parameters, findPrior(fitted.scale)), fitted.scale, scheme)
}

/** An ability as it is stored: itself, and in points of the try-out's scale, with what is not known of that. */
export function reportAbility(
  { theta, se }: Ability,
  scale: SubTestScale,
  scheme: Pick<Scheme, 'scale_min' | 'scale_max'>,
) {
  const norm = { a: scale.a, b: scale.b, ...scaleOf(scheme) }
  const reported = reportScore({ eap: theta, se: Math.hypot(se, scale.scale_se ?? 0) }, norm)
  return { theta, theta_se: se, scaled: reported.score, scaled_se: reported.se }
}

/** Of a sub-test whose questions are all voided; `scaled` may be filled in by points. */
export const unscaled = { theta: null, theta_se: null, scaled: null, scaled_se: null }

/** One student's answers to one sub-test. */
export interface AnsweredSubTest {
  sub_test_id: string
  items: SubTestItem[]
  /** By question. */
  values: ReadonlyMap<string, AnswerValue | null>
}

/** `given` is what people gave this student. */
type StudentScheme = Scheme & { given?: GivenCredits | undefined }

/** The same paper, answers and scheme always give the same row. */
export function scoreAnswers(
  { sub_test_id, items, values }: AnsweredSubTest,
  scheme: StudentScheme,
): SubTestScoreRow {
  const { items: scored, unmarked: _, ...score } = scoreSubTest(items, values, scheme.marks, scheme.given)
  const fitted = scheme.scales?.get(sub_test_id)
  if (fitted && score.max > 0) return { ...score, sub_test_id, ...scoreAbility(scored, fitted, scheme) }
  return { ...score, sub_test_id, ...unscaled, scaled: scalePoints(score, scheme) }
}

/** What a total by exact likelihoods needs of the answers, beside the row that they gave. */
export function findAnswersLikelihood(
  { sub_test_id, items, values }: AnsweredSubTest,
  { scales, marks, given }: StudentScheme,
): Float64Array | undefined {
  const fitted = scales?.get(sub_test_id)
  if (!fitted) return undefined
  const { codes, parameters } = codeItems(scoreSubTest(items, values, marks, given).items, fitted)
  return findLikelihood(codes, parameters)
}

/** Points of one sub-test on the try-out's scale; null where none can be had. */
export function scalePoints(
  { raw, max }: { raw: number; max: number },
  scheme: Pick<Scheme, 'scoring' | 'scale_min' | 'scale_max'>,
): number | null {
  const { sub_tests } = scoreAttempt([{ raw, max, weight: 1 }], pointsScoring(scheme), scaleOf(scheme))
  return sub_tests[0]?.scaled ?? null
}

type TotalRow = Pick<SubTestScoreRow, 'sub_test_id' | 'raw' | 'max' | 'scaled' | 'theta' | 'theta_se'> & {
  weight: number
}
/** By sub-test, how abilities become scores. */
type Scales = ReadonlyMap<string, { scale: SubTestScale }>
/** Of the student, by sub-test: asked for only where totals are exact. */
type TellLikelihood = (subTestId: string) => Float64Array | undefined

/** Whether the answers themselves are needed for a total, and not only what was found of them in each sub-test. */
export const isTotalExact = (scales: Scales | null): boolean =>
  scales?.values().some(({ scale }) => scale.total === 'exact') ?? false

/** Sub-tests that have an ability, with what their error in the total follows from. */
function weighAbilities(rows: readonly TotalRow[], scales: Scales) {
  return rows.flatMap(({ sub_test_id, weight, scaled, theta, theta_se }) => {
    const scale = scales.get(sub_test_id)?.scale
    if (!scale || scaled === null || theta === null || theta_se === null) return []
    const { b, latent, scale_se = 0 } = scale
    const ability = { eap: theta, se: theta_se }
    return [{ sub_test_id, scale, weight, score: scaled, ability, b, latent, scale_se }]
  })
}

function totalAbilities(rows: readonly TotalRow[], scales: Scales, tell: TellLikelihood) {
  const isExact = isTotalExact(scales)
  const scores = weighAbilities(rows, scales).map(score => ({
    ...score,
    likelihood: isExact ? tell(score.sub_test_id) : undefined,
  }))
  const correlations = scores.map(one =>
    scores.map(other => {
      if (one === other) return 1
      return one.scale.correlations?.[other.sub_test_id] ?? TYPICAL_CORRELATION
    }),
  )
  return reportTotal(scores, correlations, scores.every(({ scale }) => scale.total) ? 'joint' : 'mean')
}

/** Beside abilities, points have no error that is known, and so neither has the mean of both. */
function averageScores(rows: readonly TotalRow[]): TotalScore {
  const counted = rows.flatMap(({ weight, scaled }) => (scaled === null ? [] : [{ weight, scaled }]))
  const weight = counted.reduce((sum, row) => sum + row.weight, 0)
  const sum = counted.reduce((total, row) => total + row.weight * row.scaled, 0)
  return { total: Math.round((100 * sum) / weight) / 100, total_se: null }
}

/** The whole attempt from its sub-tests. Where nothing is left to count, the total is the lowest score. */
export function scoreTotal(
  rows: readonly TotalRow[],
  scheme: Pick<Scheme, 'model' | 'scoring' | 'scale_min' | 'scale_max'> & { scales: Scales | null },
  tell: TellLikelihood,
): TotalScore {
  const counted = rows.filter(({ weight, scaled }) => weight > 0 && scaled !== null)
  const measured = counted.filter(({ theta }) => theta !== null)
  if (scheme.model === 'points' || !scheme.scales || (measured.length === 0 && counted.length > 0))
    return { total: scoreAttempt([...rows], pointsScoring(scheme), scaleOf(scheme)).total, total_se: null }
  if (measured.length < counted.length) return averageScores(counted)
  const total = totalAbilities(rows, scheme.scales, tell)
  if (!total) return { total: scheme.scale_min, total_se: null }
  const { min, max } = scaleOf(scheme)
  return { total: Math.min(max, Math.max(min, total.score)), total_se: total.se }
}
