import type { Receipt, Trace } from '@gerbang/contract/exam/progresses.ts'
import type { Database } from '../../../db/database.ts'
import { clockInDoubt } from '../../../http/errors.ts'
import { recallScorableItems } from '../marks/keys.queries.ts'
import { insertSubTestScore } from '../marks/marks.queries.ts'
import { scoreAnswers } from '../marks/score-sub-test.ts'
import { type AnswerRow, listAnswers } from './answers.queries.ts'
import type { FindPaper } from './papers.ts'
import { isPastGrace } from './progress.rules.ts'
import {
  findLastSubmission,
  listClosedSubTests,
  lockAttemptAndProgress,
  updateClosed,
} from './progresses.queries.ts'
import { saveInBucket } from './save-in-bucket.queries.ts'
import { findSchemeOrFail, listPapers, scoreWholeAttempt } from './score-attempt.ts'
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
  /** The time is in doubt: what seems to be over stays as it is. */
  in_doubt?: boolean
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

/**
 * Closes a sub-test and scores it, and the attempt with its last one, in one transaction. Whoever comes second gets
 * the first receipt.
 */
export async function closeProgress(
  db: Database,
  findPaper: FindPaper,
  ref: ProgressRef,
  { by, at, in_doubt = false, lease, answers = [], trace }: CloseRequest,
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
    if (isLate && in_doubt) throw clockInDoubt()
    if (!isLate && by === 'student' && progress.lease !== lease) return { kind: 'taken_over' }

    if ((answers.length > 0 || trace) && !isLate)
      await saveInBucket(trx, [
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
    const items = await recallScorableItems(trx, ref.sub_test_id, paper.items, scheme.key_version)
    await updateClosed(trx, ref.bucket, receipt)
    await insertSubTestScore(trx, scored, scoreAnswers(ref.sub_test_id, items, stored, scheme))

    const over = await listClosedSubTests(trx, ref.bucket, ref.attempt_id)
    const attempt_finished = papers.every(({ sub_test }) => over.has(sub_test.id))
    const times = { finished_at: submitted_at, scored_at: at.toISOString() }
    if (attempt_finished) await scoreWholeAttempt(trx, papers, scored, { ...times, scheme })
    return { kind: 'closed', receipt, attempt_finished, counted: !isLate }
  })
}

export interface AbandonedAttempt {
  bucket: number
  id: string
  tryout_id: string
  closes_at: string | null
}

/**
 * Ends an attempt whose try-out has closed with sub-tests never opened. It ended when the try-out closed, or with a
 * sub-test that ran past that. Does nothing when it is over already.
 */
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
    const ended_at = closes_at ?? scored_at
    const last = (await findLastSubmission(trx, bucket, id)) ?? ended_at
    const times = { finished_at: last > ended_at ? last : ended_at, scored_at }
    await scoreWholeAttempt(trx, papers, scored, { ...times, scheme })
  })
}

/** Closes a sub-test whose time and grace are over. */
export type CloseExpired = (ref: ProgressRef, at: Date) => Promise<void>
