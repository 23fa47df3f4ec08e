import { listScaled, type Scheme } from '../features/exam/marks/marks.queries.ts'
import {
  answeredValues,
  findAnswersLikelihood,
  scoreAnswers,
  scoreTotal,
} from '../features/exam/marks/score-sub-test.ts'
import type { SimulatedAttempt, SimulatedPaper } from './simulate-attempt.ts'

/** Scores a simulated attempt by the same functions as a real one. Progresses are in the order of the papers. */
export function scoreSimulated(
  { attempt, progresses }: SimulatedAttempt,
  papers: SimulatedPaper[],
  scheme: Scheme,
) {
  const answered = papers.map(({ subTest, items }, index) => ({
    sub_test_id: subTest.id,
    items: [...items.values()],
    values: answeredValues(progresses[index]?.answers ?? []),
  }))
  const rows = answered.map(sat => scoreAnswers(sat, scheme))
  const weighed = rows.map((row, index) => ({ ...row, weight: papers[index]?.subTest.weight ?? 0 }))
  const place = { bucket: attempt.bucket, attempt_id: attempt.id, score_run_id: scheme.score_run_id }
  const total = scoreTotal(weighed, scheme, id => {
    const sat = answered.find(({ sub_test_id }) => sub_test_id === id)
    return sat && findAnswersLikelihood(sat, scheme)
  })
  return {
    attemptScore: { ...place, ...total, ...listScaled(rows), scored_at: attempt.updated_at },
    subTestScores: rows.map(row => ({ ...place, ...row })),
  }
}
