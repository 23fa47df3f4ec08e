import type { Db } from '../../../../db/database.ts'
import { listGivenCredits } from '../../../exam/marks/essay-marks.queries.ts'
import { findRunScales } from '../../../exam/marks/run-scales.queries.ts'
import {
  answeredValues,
  findAnswersLikelihood,
  scoreAnswers,
  scoreTotal,
} from '../../../exam/marks/score-sub-test.ts'
import { type WrittenScore, writeScores } from '../../../exam/marks/write-scores.queries.ts'
import { listAttemptAnswers } from '../../../exam/progresses/answers.queries.ts'
import { type FinishedAttempt, listUnscoredAttempts } from '../corrections/attempts.queries.ts'
import { findScoredTryout, listScoredPapers, type ScoredPaper } from './papers.queries.ts'
import type { RunRow } from './runs.queries.ts'

async function scoreOne(
  db: Db,
  { bucket, id }: FinishedAttempt,
  papers: readonly ScoredPaper[],
  scheme: Parameters<typeof scoreAnswers>[1],
): Promise<WrittenScore> {
  const answers = await listAttemptAnswers(db, [{ bucket, id }])
  const read = (subTestId: string) => ({
    sub_test_id: subTestId,
    items: papers.find(paper => paper.sub_test_id === subTestId)?.items ?? [],
    values: answeredValues(answers.filter(answer => answer.sub_test_id === subTestId)),
  })
  const sub_tests = papers.map(({ sub_test_id }) => scoreAnswers(read(sub_test_id), scheme))
  const weighed = sub_tests.map((row, index) => ({ ...row, weight: papers[index]?.weight ?? 0 }))
  const { score_run_id } = scheme
  const total = scoreTotal(weighed, scheme, of => findAnswersLikelihood(read(of), scheme))
  return { bucket, attempt_id: id, score_run_id, sub_tests, total }
}

/** Scores by a finished run what has come in since it read its answers, with the estimates that it has. */
export async function scoreUnscored(db: Db, run: RunRow, scored_at: string): Promise<number> {
  const unscored = await listUnscoredAttempts(db, run.tryout_id, run.id)
  if (unscored.length === 0) return 0
  const tryout = await findScoredTryout(db, run.tryout_id)
  const papers = await listScoredPapers(db, run.tryout_id)
  const scales = run.model === 'points' ? null : await findRunScales(db, run.id)
  const scheme = { ...tryout, score_run_id: run.id, model: run.model, scales }
  const credits = await listGivenCredits(db, run.tryout_id)
  const scores: WrittenScore[] = []
  for (const attempt of unscored)
    scores.push(await scoreOne(db, attempt, papers, { ...scheme, given: credits.get(attempt.id) }))
  await writeScores(db, scores, scored_at)
  return scores.length
}
