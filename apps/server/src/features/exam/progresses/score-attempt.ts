import type { Database, Db } from '../../../db/database.ts'
import { recallScorableItems } from '../marks/keys.queries.ts'
import {
  findScheme,
  insertAttemptScores,
  insertSubTestScores,
  listScoresOfRun,
  type Scheme,
  type SubTestScoreRow,
} from '../marks/marks.queries.ts'
import { scoreAnswers, scoreTotal } from '../marks/score-sub-test.ts'
import { listSubTests, type SubTestRow } from '../tryouts/tryouts.queries.ts'
import { listAttemptAnswers } from './answers.queries.ts'
import { finishAttempts } from './attempts.queries.ts'
import type { PreparedPaper } from './papers.ts'

/** What scoring needs of a paper. */
export interface FrozenPaper {
  items: PreparedPaper['items']
}
export type FindFrozen<Paper = FrozenPaper> = (subTestId: string) => Promise<Paper | undefined>

export interface ScoredPaper<Paper = PreparedPaper> {
  sub_test: SubTestRow
  paper: Paper
}

/**
 * All papers of a try-out, before the transaction: it holds a connection, and a process that reads its papers for the
 * first time would wait for a second one that its own transactions hold.
 */
export async function listPapers<Paper extends FrozenPaper>(
  db: Database,
  findPaper: FindFrozen<Paper>,
  tryoutId: string,
): Promise<ScoredPaper<Paper>[]> {
  const subTests = await listSubTests(db, [tryoutId])
  return Promise.all(
    subTests.map(async sub_test => {
      const paper = await findPaper(sub_test.id)
      if (!paper) throw new Error(`Cannot score sub-test ${sub_test.id}: it has no paper`)
      return { sub_test, paper }
    }),
  )
}

export interface FinishedAttempt {
  bucket: number
  id: string
  finished_at: string
  scored_at: string
}

/** By which a try-out's attempts are scored, in the transaction that holds the scheme. */
interface Scoring {
  papers: readonly ScoredPaper<FrozenPaper>[]
  scheme: Scheme
}

/** Scores what this run has not scored yet: sub-tests never opened, as blank, and those that an earlier run scored. */
async function scoreMissing(
  trx: Db,
  { papers, scheme }: Scoring,
  attempts: readonly FinishedAttempt[],
  known: ReadonlyMap<string, SubTestScoreRow[]>,
) {
  const lacks = (attempt: FinishedAttempt, { sub_test }: ScoredPaper<FrozenPaper>) =>
    !known.get(attempt.id)?.some(row => row.sub_test_id === sub_test.id)
  const lacking = attempts.filter(attempt => papers.some(paper => lacks(attempt, paper)))
  if (lacking.length === 0) return []
  const answers = Map.groupBy(await listAttemptAnswers(trx, lacking), row => row.attempt_id)
  const rows = []
  for (const paper of papers) {
    const sub_test_id = paper.sub_test.id
    const items = await recallScorableItems(trx, sub_test_id, paper.paper.items, scheme.key_version)
    for (const attempt of lacking.filter(candidate => lacks(candidate, paper))) {
      const own = answers.get(attempt.id)?.filter(answer => answer.sub_test_id === sub_test_id) ?? []
      const scored = { bucket: attempt.bucket, attempt_id: attempt.id, score_run_id: scheme.score_run_id }
      rows.push({ ...scored, ...scoreAnswers(sub_test_id, items, own, scheme) })
    }
  }
  await insertSubTestScores(trx, rows)
  return rows
}

/** Scores attempts that are over and sets them down as scored: the sub-tests that this run lacks, and the totals. */
export async function scoreAttempts(
  trx: Db,
  scoring: Scoring,
  attempts: readonly FinishedAttempt[],
): Promise<void> {
  if (attempts.length === 0) return
  const { papers, scheme } = scoring
  const { score_run_id } = scheme
  const known = await listScoresOfRun(trx, score_run_id, attempts)
  const missing = await scoreMissing(
    trx,
    scoring,
    attempts,
    Map.groupBy(known, row => row.attempt_id),
  )
  const scores = Map.groupBy([...known, ...missing], row => row.attempt_id)
  const totals = attempts.map(({ bucket, id, scored_at }) => {
    const results = papers.flatMap(({ sub_test: { id: sub_test_id, weight } }) => {
      const row = scores.get(id)?.find(candidate => candidate.sub_test_id === sub_test_id)
      return row ? [{ ...row, weight }] : []
    })
    return { bucket, attempt_id: id, score_run_id, scored_at, ...scoreTotal(results, scheme) }
  })
  await insertAttemptScores(trx, totals)
  await finishAttempts(trx, attempts)
}

export async function findSchemeOrFail(trx: Db, tryoutId: string): Promise<Scheme> {
  const scheme = await findScheme(trx, tryoutId)
  if (!scheme) throw new Error(`Cannot score try-out ${tryoutId}: it has no published score run`)
  return scheme
}
