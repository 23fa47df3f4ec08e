import type { Receipt, Trace } from '@gerbang/contract/exam/progresses.ts'
import type { Database, Db } from '../../../db/database.ts'
import { recallScorableItems } from '../marks/keys.queries.ts'
import { insertSubTestScores } from '../marks/marks.queries.ts'
import { scoreAnswers } from '../marks/score-sub-test.ts'
import { type AnswerRow, listAnswersOf, type SaveRequest, saveAnswers } from './answers.queries.ts'
import { lockUnderWay } from './attempts.queries.ts'
import { isPastGrace } from './progress.rules.ts'
import {
  type LockedProgress,
  listClosedSubTests,
  lockForClosing,
  updateClosed,
} from './progresses.queries.ts'
import { saveInBucket } from './save-in-bucket.queries.ts'
import {
  type FindFrozen,
  type FrozenPaper,
  findSchemeOrFail,
  listPapers,
  type ScoredPaper,
  scoreAttempts,
} from './score-attempt.ts'
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
export type ClosingWanted = ProgressRef & CloseRequest

export type Closing =
  /** `counted`: the answers of this very request are among those of the receipt. */
  | { kind: 'closed'; receipt: Receipt; attempt_finished: boolean; counted: boolean }
  | { kind: 'taken_over' }
  /** The time over was not over after all: it was extended meanwhile. */
  | { kind: 'still_running' }
  /** The time seems to be over, and it is in doubt. */
  | { kind: 'in_doubt' }

interface Due {
  wanted: ClosingWanted
  progress: LockedProgress
  isLate: boolean
}

function judge(wanted: ClosingWanted, progress: LockedProgress): Closing | Due {
  const { by, at, in_doubt = false, lease } = wanted
  if (progress.receipt)
    return {
      kind: 'closed',
      receipt: progress.receipt,
      attempt_finished: progress.attempt_status === 'scored',
      counted: false,
    }
  const isLate = isPastGrace(progress, at)
  if (by === 'time' && !isLate) return { kind: 'still_running' }
  if (isLate && in_doubt) return { kind: 'in_doubt' }
  if (!isLate && by === 'student' && progress.lease !== lease) return { kind: 'taken_over' }
  return { wanted, progress, isLate }
}

/** What the closing requests bring along in time. */
async function saveSent(trx: Db, due: readonly Due[]): Promise<void> {
  const requests = due.flatMap(({ wanted, progress, isLate }): SaveRequest[] => {
    const { bucket, id: progress_id, at, answers = [], trace } = wanted
    if (isLate || (answers.length === 0 && !trace)) return []
    return [{ bucket, progress_id, lease: progress.lease, arrived_at: at.toISOString(), answers, trace }]
  })
  const buckets = new Set(requests.map(({ bucket }) => bucket))
  if (buckets.size > 0) await (buckets.size > 1 ? saveAnswers : saveInBucket)(trx, requests)
}

type Papers = ReadonlyMap<string, ScoredPaper<FrozenPaper>>

/** Writes receipts over what is stored, and scores of the sub-tests. */
async function writeClosed(trx: Db, papers: Papers, due: readonly Due[], tryoutId: string) {
  const stored = Map.groupBy(
    await listAnswersOf(
      trx,
      due.map(({ wanted }) => wanted),
    ),
    row => row.progress_id,
  )
  const scheme = await findSchemeOrFail(trx, tryoutId)
  const closed = []
  for (const { wanted, progress, isLate } of due) {
    const { bucket, id, attempt_id, sub_test_id, by, at } = wanted
    const paper = papers.get(sub_test_id)?.paper
    if (!paper) throw new Error(`Cannot close progress ${id}: its try-out has no sub-test ${sub_test_id}`)
    const answers = stored.get(id) ?? []
    const closed_by = isLate ? 'time' : by
    const submitted_at = closed_by === 'time' ? progress.ends_at : at.toISOString()
    const receipt = writeReceipt(
      { progress_id: id, submitted_at, closed_by, questions: paper.length },
      answers,
    )
    const items = await recallScorableItems(trx, sub_test_id, paper.items, scheme.key_version)
    const score = scoreAnswers({ sub_test_id, items, answers }, scheme)
    const scored = { bucket, attempt_id, score_run_id: scheme.score_run_id, ...score }
    closed.push({ bucket, attempt_id, receipt, scored, counted: !isLate, at })
  }
  await updateClosed(trx, closed)
  await insertSubTestScores(
    trx,
    closed.map(({ scored }) => scored),
  )
  return { closed, scheme }
}

/** By the ids of their progresses. */
async function closeDue(trx: Db, papers: Papers, due: readonly Due[], tryoutId: string) {
  await saveSent(trx, due)
  const { closed, scheme } = await writeClosed(trx, papers, due, tryoutId)
  const over = await listClosedSubTests(
    trx,
    closed.map(({ bucket, attempt_id }) => ({ bucket, id: attempt_id })),
  )
  const isOver = (attemptId: string) => {
    const ids = new Set(over.get(attemptId)?.map(row => row.sub_test_id))
    return [...papers.keys()].every(id => ids.has(id))
  }
  const closings = closed.map(({ bucket, attempt_id, receipt, counted, at }) => ({
    attempt: { bucket, id: attempt_id, finished_at: receipt.submitted_at, scored_at: at.toISOString() },
    closing: { kind: 'closed' as const, receipt, attempt_finished: isOver(attempt_id), counted },
  }))
  await scoreAttempts(
    trx,
    { papers: [...papers.values()], scheme },
    closings.flatMap(({ attempt, closing }) => (closing.attempt_finished ? [attempt] : [])),
  )
  return new Map(closings.map(({ closing }) => [closing.receipt.progress_id, closing]))
}

/**
 * Closes sub-tests of one try-out and scores them, and each attempt with its last one, in one transaction. Whoever comes
 * second gets the first receipt. With `skip`, undefined stands for those that somebody else holds, and for the second of
 * two that mean the same sub-test.
 */
export async function closeProgresses(
  db: Database,
  findPaper: FindFrozen,
  wanted: readonly ClosingWanted[],
  whenLocked: 'wait' | 'skip',
): Promise<(Closing | undefined)[]> {
  const tryoutId = wanted[0]?.tryout_id ?? ''
  const papers = new Map((await listPapers(db, findPaper, tryoutId)).map(paper => [paper.sub_test.id, paper]))
  const first = new Map(wanted.toReversed().map(one => [one.id, one]))
  return db.transaction().execute(async trx => {
    const locked = await lockForClosing(trx, wanted, whenLocked)
    const judged = wanted.map(one => {
      const progress = first.get(one.id) === one ? locked.get(one.id) : undefined
      return progress && judge(one, progress)
    })
    const due = judged.filter(one => one !== undefined && 'wanted' in one)
    const closed = due.length > 0 ? await closeDue(trx, papers, due, tryoutId) : new Map<string, Closing>()
    return judged.map(one => (one && 'wanted' in one ? closed.get(one.wanted.id) : one))
  })
}

export interface AbandonedAttempt {
  bucket: number
  id: string
  tryout_id: string
  closes_at: string | null
}

/**
 * Ends attempts of one try-out that has closed while they had sub-tests never opened. Each ended when the try-out closed, or
 * with a sub-test that ran past that. Returns those that are over already or, with `skip`, that somebody else holds.
 */
export async function closeAbandonedAttempts<Row extends AbandonedAttempt>(
  { db, findPaper }: { db: Database; findPaper: FindFrozen },
  abandoned: readonly Row[],
  at: Date,
  whenLocked: 'wait' | 'skip',
): Promise<Row[]> {
  const tryoutId = abandoned[0]?.tryout_id ?? ''
  const papers = await listPapers(db, findPaper, tryoutId)
  return db.transaction().execute(async trx => {
    const live = new Set(await lockUnderWay(trx, abandoned, whenLocked))
    const attempts = abandoned.filter(({ id }) => live.has(id))
    const left = abandoned.filter(({ id }) => !live.has(id))
    if (attempts.length === 0) return left
    const scheme = await findSchemeOrFail(trx, tryoutId)
    const closed = await listClosedSubTests(trx, attempts)
    const scored_at = at.toISOString()
    const finished = attempts.map(({ bucket, id, closes_at }) => {
      const times = [closes_at ?? scored_at, ...(closed.get(id) ?? []).map(row => row.submitted_at)]
      return { bucket, id, finished_at: times.toSorted().at(-1) ?? scored_at, scored_at }
    })
    await scoreAttempts(trx, { papers, scheme }, finished)
    return left
  })
}
