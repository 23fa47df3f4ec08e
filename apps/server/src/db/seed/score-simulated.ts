import { scoreAttempt } from '@gerbang/scoring/score-attempt.ts'
import { pointsScoring, scaleOf, scoreAnswers } from '../../features/progresses/score-sub-test.ts'
import type { Scheme } from '../../features/progresses/scores.queries.ts'
import type { SimulatedAttempt, SimulatedPaper } from './simulate-attempt.ts'

/** Scores a simulated attempt by the same functions as a real one. Progresses are in the order of the papers. */
export function scoreSimulated(
  { attempt, progresses }: SimulatedAttempt,
  papers: SimulatedPaper[],
  scheme: Scheme,
) {
  const rows = papers.map(({ subTest, items }, index) =>
    scoreAnswers(subTest.id, [...items.values()], progresses[index]?.answers ?? [], scheme),
  )
  const results = rows.map(({ raw, max }, index) => ({
    weight: papers[index]?.subTest.weight ?? 0,
    raw,
    max,
  }))
  const { total } = scoreAttempt(results, pointsScoring(scheme), scaleOf(scheme))
  const place = { bucket: attempt.bucket, attempt_id: attempt.id, score_run_id: scheme.score_run_id }
  return {
    attemptScore: { ...place, total, scored_at: attempt.updated_at },
    subTestScores: rows.map(row => ({ ...place, ...row })),
  }
}
