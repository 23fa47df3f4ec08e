import type { Db } from '../db/database.ts'
import { insertTables } from '../db/insert-rows.ts'
import type { Scheme } from '../features/exam/marks/marks.queries.ts'
import { scoreSimulated } from './score-simulated.ts'
import type { SimulatedAttempt, SimulatedPaper } from './simulate-attempt.ts'

/** Stores simulated attempts with their scores, as if each had been sat and submitted. */
export async function insertSimulated(
  db: Db,
  simulated: SimulatedAttempt[],
  papers: SimulatedPaper[],
  scheme: Scheme,
): Promise<void> {
  const progresses = simulated.flatMap(({ progresses }) => progresses)
  const scores = simulated.map(attempt => scoreSimulated(attempt, papers, scheme))
  await insertTables(db, {
    attempts: simulated.map(({ attempt }) => attempt),
    progresses: progresses.map(({ row }) => row),
    answers: progresses.flatMap(({ answers }) => answers),
    sub_test_scores: scores.flatMap(({ subTestScores }) => subTestScores),
    attempt_scores: scores.map(({ attemptScore }) => attemptScore),
  })
}
