import { createHash } from 'node:crypto'
import type { Answer, Receipt } from '@gerbang/contract/progresses.ts'
import { canonicalAnswers } from '@gerbang/scoring/canonical-answers.ts'
import { scoreAttempt } from '@gerbang/scoring/score-attempt.ts'
import type { Database, Db } from '../../db/database.ts'
import { listSubTests } from '../tryouts/tryouts.queries.ts'
import { type AnswerRow, listAnswers, saveAnswers } from './answers.queries.ts'
import type { FindPaper, PreparedPaper } from './papers.ts'
import { isPastGrace } from './progress.rules.ts'
import { listClosedSubTests, lockAttemptAndProgress, updateClosed } from './progresses.queries.ts'
import { listScorableItems, pointsScoring, scaleOf, scoreAnswers } from './score-sub-test.ts'
import {
  findScheme,
  finishAttempt,
  insertAttemptScore,
  insertSubTestScore,
  listSubTestScores,
  type ScoredAttempt,
  type Scheme,
} from './scores.queries.ts'

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
  /** A student closes only while holding the lease; time needs none. */
  lease?: string
  answers?: AnswerRow[]
}

export type Closing =
  /** `counted`: the answers of this very request are among those of the receipt. */
  | { kind: 'closed'; receipt: Receipt; attempt_finished: boolean; counted: boolean }
  | { kind: 'taken_over' }
  /** The time over was not over after all: it was extended meanwhile. */
  | { kind: 'still_running' }

async function findPaperOrFail(findPaper: FindPaper, subTestId: string): Promise<PreparedPaper> {
  const paper = await findPaper(subTestId)
  if (!paper) throw new Error(`Cannot score sub-test ${subTestId}: it has no paper`)
  return paper
}

function writeReceipt(
  progressId: string,
  by: 'student' | 'time',
  at: string,
  answers: Answer[],
  paper: PreparedPaper,
): Receipt {
  const values = new Map(answers.map(answer => [answer.question_id, answer.value]))
  return {
    progress_id: progressId,
    submitted_at: at,
    closed_by: by,
    questions: paper.items.length,
    answered: answers.filter(answer => answer.value !== null).length,
    flagged: answers.filter(answer => answer.flagged).length,
    hash: createHash('sha256').update(canonicalAnswers(values)).digest('hex'),
  }
}

/** Sub-tests that were never opened count as blank. */
async function scoreWholeAttempt(
  trx: Db,
  tryoutId: string,
  scored: ScoredAttempt,
  scheme: Scheme,
  findPaper: FindPaper,
  { finished_at, scored_at }: { finished_at: string; scored_at: string },
): Promise<void> {
  const known = new Map((await listSubTestScores(trx, scored)).map(row => [row.sub_test_id, row]))
  const results = []
  for (const { id, weight } of await listSubTests(trx, [tryoutId])) {
    let row = known.get(id)
    if (!row) {
      const items = await listScorableItems(trx, id, await findPaperOrFail(findPaper, id))
      row = scoreAnswers(id, items, [], scheme)
      await insertSubTestScore(trx, scored, row)
    }
    results.push({ weight, raw: row.raw, max: row.max })
  }
  const { total } = scoreAttempt(results, pointsScoring(scheme), scaleOf(scheme))
  await insertAttemptScore(trx, scored, total, scored_at)
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
export function closeProgress(
  db: Database,
  findPaper: FindPaper,
  ref: ProgressRef,
  { by, at, lease, answers = [] }: CloseRequest,
): Promise<Closing> {
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
    if (by === 'student' && progress.lease !== lease) return { kind: 'taken_over' }

    const paper = await findPaperOrFail(findPaper, ref.sub_test_id)
    if (answers.length > 0 && !isLate)
      await saveAnswers(trx, [
        {
          bucket: ref.bucket,
          progress_id: ref.id,
          lease: progress.lease,
          arrived_at: at.toISOString(),
          latest: progress.ends_at,
          answers,
        },
      ])
    const stored = await listAnswers(trx, ref.bucket, ref.id)
    const closedBy = isLate ? 'time' : by
    const closedAt = closedBy === 'time' ? progress.ends_at : at.toISOString()
    const receipt = writeReceipt(ref.id, closedBy, closedAt, stored, paper)
    const scheme = await findSchemeOrFail(trx, ref.tryout_id)
    const scored = { bucket: ref.bucket, attempt_id: ref.attempt_id, score_run_id: scheme.score_run_id }
    const items = await listScorableItems(trx, ref.sub_test_id, paper)
    await updateClosed(trx, ref.bucket, receipt)
    await insertSubTestScore(trx, scored, scoreAnswers(ref.sub_test_id, items, stored, scheme))

    const [closed, subTests] = [
      await listClosedSubTests(trx, ref.bucket, ref.attempt_id),
      await listSubTests(trx, [ref.tryout_id]),
    ]
    const attempt_finished = subTests.every(subTest => closed.has(subTest.id))
    const times = { finished_at: closedAt, scored_at: at.toISOString() }
    if (attempt_finished) await scoreWholeAttempt(trx, ref.tryout_id, scored, scheme, findPaper, times)
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
export function closeAbandonedAttempt(
  db: Database,
  findPaper: FindPaper,
  { bucket, id, tryout_id, closes_at }: AbandonedAttempt,
  at: Date,
): Promise<void> {
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
    await scoreWholeAttempt(trx, tryout_id, scored, scheme, findPaper, times)
  })
}

/** Closes a sub-test whose time and grace are over. */
export type CloseExpired = (ref: ProgressRef, at: Date) => Promise<void>
