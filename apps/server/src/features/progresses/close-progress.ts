import type { Receipt, Trace } from '@gerbang/contract/progresses.ts'
import type { Database, Db } from '../../db/database.ts'
import { listScorableItems } from '../marks/keys.queries.ts'
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
import { type AnswerRow, listAnswers, listAttemptAnswers, saveAnswers } from './answers.queries.ts'
import { finishAttempt } from './attempts.queries.ts'
import type { FindPaper, PreparedPaper } from './papers.ts'
import { isPastGrace } from './progress.rules.ts'
import { listClosedSubTests, lockAttemptAndProgress, updateClosed } from './progresses.queries.ts'
import { writeReceipt } from './write-receipt.ts'

export interface ProgressRef {
  bucket: number
  id: string
  attempt_id: string
  sub_test_id: string
  tryout_id: string
}

export interface CloseRequest {
  by: 'student' | 'time'
  /** Arrival of the request that closes. */
  at: Date
  /** A student closes only while holding the lease; when time is over, anybody's request does. */
  lease?: string
  answers?: AnswerRow[]
  trace?: Trace | undefined
}

export type Closing =
  /** `counted`: the answers of this very request are among those of the receipt. */
  | { kind: 'closed'; receipt: Receipt; attempt_finished: boolean; counted: boolean }
  | { kind: 'taken_over' }
  /** The time over was not over after all: it was extended meanwhile. */
  | { kind: 'still_running' }

interface ScoredPaper {
  sub_test: SubTestRow
  paper: PreparedPaper
}

/**
 * All papers of a try-out, before the transaction: it holds a connection, and a process that reads its papers for the
 * first time would wait for a second one that its own transactions hold.
 */
async function listPapers(db: Database, findPaper: FindPaper, tryoutId: string): Promise<ScoredPaper[]> {
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
  const answers = await listAttemptAnswers(trx, scored.bucket, scored.attempt_id)
  const rows = []
  for (const { sub_test, paper } of missing) {
    const items = await listScorableItems(trx, sub_test.id, paper.items)
    const own = answers.filter(answer => answer.sub_test_id === sub_test.id)
    const row = scoreAnswers(sub_test.id, items, own, scheme)
    await insertSubTestScore(trx, scored, row)
    rows.push(row)
  }
  return rows
}

async function scoreWholeAttempt(
  trx: Db,
  papers: ScoredPaper[],
  scored: ScoredAttempt,
  scheme: Scheme,
  { finished_at, scored_at }: { finished_at: string; scored_at: string },
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

async function findSchemeOrFail(trx: Db, tryoutId: string): Promise<Scheme> {
  const scheme = await findScheme(trx, tryoutId)
  if (!scheme) throw new Error(`Cannot score try-out ${tryoutId}: it has no published score run`)
  return scheme
}

/**
 * Closes a sub-test and scores it, and the attempt with its last one, in one transaction. Whoever comes second gets
 * the first receipt.
 */
export async function closeProgress(
  db: Database,
  findPaper: FindPaper,
  ref: ProgressRef,
  { by, at, lease, answers = [], trace }: CloseRequest,
): Promise<Closing> {
  const papers = await listPapers(db, findPaper, ref.tryout_id)
  const paper = papers.find(({ sub_test }) => sub_test.id === ref.sub_test_id)?.paper
  if (!paper)
    throw new Error(`Cannot close progress ${ref.id}: its try-out has no sub-test ${ref.sub_test_id}`)
  return db.transaction().execute(async trx => {
    const { attempt, progress } = await lockAttemptAndProgress(trx, ref.bucket, ref.attempt_id, ref.id)
    if (progress.receipt)
      return {
        kind: 'closed',
        receipt: progress.receipt,
        attempt_finished: attempt.status === 'scored',
        counted: false,
      }
    const isLate = isPastGrace(progress, at)
    if (by === 'time' && !isLate) return { kind: 'still_running' }
    if (!isLate && by === 'student' && progress.lease !== lease) return { kind: 'taken_over' }

    if ((answers.length > 0 || trace) && !isLate)
      await saveAnswers(trx, [
        {
          bucket: ref.bucket,
          progress_id: ref.id,
          lease: progress.lease,
          arrived_at: at.toISOString(),
          answers,
          trace,
        },
      ])
    const stored = await listAnswers(trx, ref.bucket, ref.id)
    const closed_by = isLate ? 'time' : by
    const submitted_at = closed_by === 'time' ? progress.ends_at : at.toISOString()
    const closed = { progress_id: ref.id, submitted_at, closed_by, questions: paper.items.length }
    const receipt = writeReceipt(closed, stored)
    const scheme = await findSchemeOrFail(trx, ref.tryout_id)
    const scored = { bucket: ref.bucket, attempt_id: ref.attempt_id, score_run_id: scheme.score_run_id }
    const items = await listScorableItems(trx, ref.sub_test_id, paper.items)
    await updateClosed(trx, ref.bucket, receipt)
    await insertSubTestScore(trx, scored, scoreAnswers(ref.sub_test_id, items, stored, scheme))

    const over = await listClosedSubTests(trx, ref.bucket, ref.attempt_id)
    const attempt_finished = papers.every(({ sub_test }) => over.has(sub_test.id))
    const times = { finished_at: submitted_at, scored_at: at.toISOString() }
    if (attempt_finished) await scoreWholeAttempt(trx, papers, scored, scheme, times)
    return { kind: 'closed', receipt, attempt_finished, counted: !isLate }
  })
}

export interface AbandonedAttempt {
  bucket: number
  id: string
  tryout_id: string
  closes_at: string | null
}

/** Ends an attempt whose try-out has closed with sub-tests never opened. Does nothing when it is over already. */
export async function closeAbandonedAttempt(
  db: Database,
  findPaper: FindPaper,
  { bucket, id, tryout_id, closes_at }: AbandonedAttempt,
  at: Date,
): Promise<void> {
  const papers = await listPapers(db, findPaper, tryout_id)
  return db.transaction().execute(async trx => {
    const attempt = await trx
      .selectFrom('attempts')
      .select('status')
      .where('bucket', '=', bucket)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (attempt?.status !== 'in_progress') return
    const scheme = await findSchemeOrFail(trx, tryout_id)
    const scored = { bucket, attempt_id: id, score_run_id: scheme.score_run_id }
    const scored_at = at.toISOString()
    const times = { finished_at: closes_at ?? scored_at, scored_at }
    await scoreWholeAttempt(trx, papers, scored, scheme, times)
  })
}

/** Closes a sub-test whose time and grace are over. */
export type CloseExpired = (ref: ProgressRef, at: Date) => Promise<void>
