import type { Scheme } from '../features/exam/marks/marks.queries.ts'
import { scoreAnswers, scoreTotal } from '../features/exam/marks/score-sub-test.ts'
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
  const weighed = rows.map((row, index) => ({ ...row, weight: papers[index]?.subTest.weight ?? 0 }))
  const place = { bucket: attempt.bucket, attempt_id: attempt.id, score_run_id: scheme.score_run_id }
  return {
    attemptScore: { ...place, ...scoreTotal(weighed, scheme), scored_at: attempt.updated_at },
    subTestScores: rows.map(row => ({ ...place, ...row })),
  }
}
