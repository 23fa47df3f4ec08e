import type { Database, Db } from '../../../db/database.ts'
import { recallScorableItems } from '../marks/keys.queries.ts'
import {
  findScheme,
  insertAttemptScore,
  insertSubTestScore,
  listSubTestScores,
  type Scheme,
  type ScoredAttempt,
  type SubTestScoreRow,
} from '../marks/marks.queries.ts'
import { scoreAnswers, scoreTotal } from '../marks/score-sub-test.ts'
import { listSubTests, type SubTestRow } from '../tryouts/tryouts.queries.ts'
import { listAttemptAnswers } from './answers.queries.ts'
import { finishAttempt } from './attempts.queries.ts'
import type { FindPaper, PreparedPaper } from './papers.ts'

export interface ScoredPaper {
  sub_test: SubTestRow
  paper: PreparedPaper
}

/**
 * All papers of a try-out, before the transaction: it holds a connection, and a process that reads its papers for the
 * first time would wait for a second one that its own transactions hold.
 */
export async function listPapers(
  db: Database,
  findPaper: FindPaper,
  tryoutId: string,
): Promise<ScoredPaper[]> {
  const subTests = await listSubTests(db, [tryoutId])
  return Promise.all(
    subTests.map(async sub_test => {
      const paper = await findPaper(sub_test.id)
      if (!paper) throw new Error(`Cannot score sub-test ${sub_test.id}: it has no paper`)
      return { sub_test, paper }
    }),
  )
}

/** Scores what this run has not scored yet: sub-tests never opened, as blank, and those that an earlier run scored. */
async function scoreMissing(
  trx: Db,
  missing: ScoredPaper[],
  scored: ScoredAttempt,
  scheme: Scheme,
): Promise<SubTestScoreRow[]> {
  if (missing.length === 0) return []
  const answers = await listAttemptAnswers(trx, scored.bucket, [scored.attempt_id])
  const rows = []
  for (const { sub_test, paper } of missing) {
    const items = await recallScorableItems(trx, sub_test.id, paper.items, scheme.key_version)
    const own = answers.filter(answer => answer.sub_test_id === sub_test.id)
    const row = scoreAnswers(sub_test.id, items, own, scheme)
    await insertSubTestScore(trx, scored, row)
    rows.push(row)
  }
  return rows
}

/** Scores an attempt that is over and sets it down as scored: the sub-tests that this run lacks, and the total. */
export async function scoreWholeAttempt(
  trx: Db,
  papers: ScoredPaper[],
  scored: ScoredAttempt,
  { scheme, finished_at, scored_at }: { scheme: Scheme; finished_at: string; scored_at: string },
): Promise<void> {
  const known = await listSubTestScores(trx, scored)
  const missing = papers.filter(({ sub_test }) => !known.some(row => row.sub_test_id === sub_test.id))
  const rows = [...known, ...(await scoreMissing(trx, missing, scored, scheme))]
  const results = papers.flatMap(({ sub_test: { id, weight } }) => {
    const row = rows.find(candidate => candidate.sub_test_id === id)
    return row ? [{ ...row, weight }] : []
  })
  await insertAttemptScore(trx, scored, scoreTotal(results, scheme), scored_at)
  await finishAttempt(trx, scored.bucket, scored.attempt_id, finished_at)
}

export async function findSchemeOrFail(trx: Db, tryoutId: string): Promise<Scheme> {
  const scheme = await findScheme(trx, tryoutId)
  if (!scheme) throw new Error(`Cannot score try-out ${tryoutId}: it has no published score run`)
  return scheme
}
