import type { SubTestItem } from '@gerbang/scoring/score-sub-test.ts'
import type { Database, Db } from '../../../db/database.ts'
import { recallScorableItems } from '../marks/keys.queries.ts'
import {
  findScheme,
  insertAttemptScores,
  insertSubTestScores,
  listScaled,
  listScoresOfRun,
  type NewTotal,
  type Scheme,
  type ScoredAttempt,
  type SubTestScoreRow,
} from '../marks/marks.queries.ts'
import {
  type AnsweredSubTest,
  answeredValues,
  findAnswersLikelihood,
  isTotalExact,
  scoreAnswers,
  scoreTotal,
} from '../marks/score-sub-test.ts'
import { listSubTests, type SubTestRow } from '../tryouts/tryouts.queries.ts'
import { listAttemptAnswers } from './answers.queries.ts'
import { finishAttempts } from './attempts.queries.ts'
import type { PreparedPaper } from './papers.ts'

/** What scoring needs of a paper. */
export type FrozenPaper = Pick<PreparedPaper, 'items' | 'length'>
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

type ReadAnswered = (attemptId: string, subTestId: string) => AnsweredSubTest

/** What some attempts answered in each sub-test. */
async function readAnswered(
  trx: Db,
  { papers, scheme }: Scoring,
  attempts: readonly FinishedAttempt[],
): Promise<ReadAnswered> {
  const items = new Map<string, SubTestItem[]>()
  const wanted = attempts.length > 0 ? papers : []
  for (const { sub_test, paper } of wanted)
    items.set(sub_test.id, await recallScorableItems(trx, sub_test.id, paper.items, scheme.key_version))
  const stored = attempts.length > 0 ? await listAttemptAnswers(trx, attempts) : []
  const answers = Map.groupBy(stored, row => row.attempt_id)
  return (attemptId, sub_test_id) => ({
    sub_test_id,
    items: items.get(sub_test_id) ?? [],
    values: answeredValues(
      answers.get(attemptId)?.filter(answer => answer.sub_test_id === sub_test_id) ?? [],
    ),
  })
}

type NewScore = ScoredAttempt & SubTestScoreRow

interface Over {
  attempts: readonly FinishedAttempt[]
  /** Scores of sub-tests that are still to be written, whether or not their attempts are over. */
  fresh?: readonly NewScore[]
}

/** What is to be written. */
export interface Scored {
  attempts: readonly FinishedAttempt[]
  subTests: readonly NewScore[]
  totals: readonly NewTotal[]
}

const keyOf = (attemptId: string, subTestId: string) => `${attemptId} ${subTestId}`

/** Scores of sub-tests by attempt and sub-test: the fresh ones, and what the run holds where these are not all. */
async function findKnown(trx: Db, { papers, scheme }: Scoring, { attempts, fresh = [] }: Over) {
  const known = new Map<string, SubTestScoreRow>(
    fresh.map(row => [keyOf(row.attempt_id, row.sub_test_id), row]),
  )
  const isWhole = ({ id }: FinishedAttempt) => papers.every(one => known.has(keyOf(id, one.sub_test.id)))
  const parts = attempts.filter(attempt => !isWhole(attempt))
  const written = parts.length > 0 ? await listScoresOfRun(trx, scheme.score_run_id, parts) : []
  for (const row of written) known.set(keyOf(row.attempt_id, row.sub_test_id), row)
  return {
    lacking: parts.filter(attempt => !isWhole(attempt)),
    find: (attemptId: string, subTestId: string) => known.get(keyOf(attemptId, subTestId)),
  }
}

/** Scores attempts that are over: the sub-tests that this run lacks, and the totals. */
export async function scoreAttempts(trx: Db, scoring: Scoring, over: Over): Promise<Scored> {
  const { papers, scheme } = scoring
  const { attempts, fresh = [] } = over
  const { score_run_id } = scheme
  const { lacking, find } = await findKnown(trx, scoring, over)
  const read = await readAnswered(trx, scoring, isTotalExact(scheme.scales) ? attempts : lacking)
  const scored = attempts.map(({ bucket, id, scored_at }) => {
    const place = { bucket, attempt_id: id, score_run_id }
    const rows = papers.map(
      ({ sub_test }) => find(id, sub_test.id) ?? scoreAnswers(read(id, sub_test.id), scheme),
    )
    const weighed = rows.map((row, index) => ({ ...row, weight: papers[index]?.sub_test.weight ?? 0 }))
    const total = scoreTotal(weighed, scheme, of => findAnswersLikelihood(read(id, of), scheme))
    const missing = rows.filter(row => !find(id, row.sub_test_id)).map(row => ({ ...place, ...row }))
    return { missing, total: { ...place, ...total, ...listScaled(rows), scored_at } }
  })
  return {
    attempts,
    subTests: [...fresh, ...scored.flatMap(({ missing }) => missing)],
    totals: scored.map(({ total }) => total),
  }
}

/** Writes scores, and sets the attempts that are over down as scored. Asked for in this order. */
export function writeScored(trx: Db, { attempts, subTests, totals }: Scored): Promise<void>[] {
  const ends = attempts.length > 0 ? [insertAttemptScores(trx, totals), finishAttempts(trx, attempts)] : []
  return [insertSubTestScores(trx, subTests), ...ends]
}

export async function findSchemeOrFail(trx: Db, tryoutId: string): Promise<Scheme> {
  const scheme = await findScheme(trx, tryoutId)
  if (!scheme) throw new Error(`Cannot score try-out ${tryoutId}: it has no published score run`)
  return scheme
}
