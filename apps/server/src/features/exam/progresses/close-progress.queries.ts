import type { Receipt, Trace } from '@gerbang/contract/exam/progresses.ts'
import type { SubTestItem } from '@gerbang/scoring/score-sub-test.ts'
import { type Database, type Db, transactThroughPipeline } from '../../../db/database.ts'
import { recallScorableItems } from '../marks/keys.queries.ts'
import { scoreAnswers } from '../marks/score-sub-test.ts'
import { type AnswerRow, gatherAnswersOf, type SaveRequest, saveAnswers } from './answers.queries.ts'
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
  writeScored,
} from './score-attempt.ts'
import { type StoredAnswers, writeReceipt } from './write-receipt.ts'

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

interface Papers {
  tryoutId: string
  bySubTest: ReadonlyMap<string, ScoredPaper<FrozenPaper>>
}

/** What decides how those are closed that are due; asked for together. */
async function readDue(trx: Db, { tryoutId, bySubTest }: Papers, due: readonly Due[]) {
  const attempts = due.map(({ wanted: { bucket, attempt_id } }) => ({ bucket, id: attempt_id }))
  const [stored, scheme, closed] = await Promise.all([
    gatherAnswersOf(
      trx,
      due.map(({ wanted }) => wanted),
    ),
    findSchemeOrFail(trx, tryoutId),
    listClosedSubTests(trx, attempts),
  ])
  const items = new Map<string, SubTestItem[]>()
  for (const id of new Set(due.map(({ wanted }) => wanted.sub_test_id))) {
    const paper = bySubTest.get(id)?.paper
    if (!paper) throw new Error(`Cannot close sub-test ${id}: its try-out does not have it`)
    items.set(id, await recallScorableItems(trx, id, paper.items, scheme.key_version))
  }
  return { stored, scheme, closed, items }
}
type Read = Awaited<ReturnType<typeof readDue>>

const nothingStored: StoredAnswers = { values: new Map(), flagged: 0 }

/** Its receipt over what is stored, its score, and whether all other sub-tests of its attempt are closed. */
function close({ bySubTest }: Papers, read: Read, { wanted, progress, isLate }: Due) {
  const { bucket, id, attempt_id, sub_test_id, by, at } = wanted
  const questions = bySubTest.get(sub_test_id)?.paper.length ?? 0
  const stored = read.stored.get(id) ?? nothingStored
  const closed_by = isLate ? 'time' : by
  const submitted_at = closed_by === 'time' ? progress.ends_at : at.toISOString()
  const receipt = writeReceipt({ progress_id: id, submitted_at, closed_by, questions }, stored)
  const { scheme } = read
  const items = read.items.get(sub_test_id) ?? []
  const score = scoreAnswers({ sub_test_id, items, values: stored.values }, scheme)
  const others = new Set(read.closed.get(attempt_id)?.map(row => row.sub_test_id)).add(sub_test_id)
  const attempt_finished = bySubTest.keys().every(one => others.has(one))
  return {
    attempt: { bucket, id: attempt_id, finished_at: submitted_at, scored_at: at.toISOString() },
    scored: { bucket, attempt_id, score_run_id: scheme.score_run_id, ...score },
    closing: { kind: 'closed' as const, receipt, attempt_finished, counted: !isLate },
  }
}

/** By the ids of their progresses; `last` is what they write. */
async function closeDue(trx: Db, papers: Papers, due: readonly Due[]) {
  await saveSent(trx, due)
  const read = await readDue(trx, papers, due)
  const closed = due.map(one => close(papers, read, one))
  const finished = closed.flatMap(({ attempt, closing }) => (closing.attempt_finished ? [attempt] : []))
  const scoring = { papers: [...papers.bySubTest.values()], scheme: read.scheme }
  const scored = await scoreAttempts(trx, scoring, {
    attempts: finished,
    fresh: closed.map(({ scored }) => scored),
  })
  return {
    result: new Map(closed.map(({ closing }) => [closing.receipt.progress_id, closing])),
    last: [
      updateClosed(
        trx,
        closed.map(({ attempt: { bucket }, closing: { receipt } }) => ({ bucket, receipt })),
      ),
      ...writeScored(trx, scored),
    ],
  }
}

const nothingDue = { result: new Map<string, Closing>(), last: [] }

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
  const listed = await listPapers(db, findPaper, tryoutId)
  const papers = { tryoutId, bySubTest: new Map(listed.map(paper => [paper.sub_test.id, paper])) }
  const first = new Map(wanted.toReversed().map(one => [one.id, one]))
  return transactThroughPipeline(db, async trx => {
    const locked = await lockForClosing(trx, wanted, whenLocked)
    const judged = wanted.map(one => {
      const progress = first.get(one.id) === one ? locked.get(one.id) : undefined
      return progress && judge(one, progress)
    })
    const due = judged.filter(one => one !== undefined && 'wanted' in one)
    const { result: closed, last } = due.length > 0 ? await closeDue(trx, papers, due) : nothingDue
    return { last, result: judged.map(one => (one && 'wanted' in one ? closed.get(one.wanted.id) : one)) }
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
  return transactThroughPipeline(db, async trx => {
    const live = new Set(await lockUnderWay(trx, abandoned, whenLocked))
    const attempts = abandoned.filter(({ id }) => live.has(id))
    const left = abandoned.filter(({ id }) => !live.has(id))
    if (attempts.length === 0) return { last: [], result: left }
    const [scheme, closed] = await Promise.all([
      findSchemeOrFail(trx, tryoutId),
      listClosedSubTests(trx, attempts),
    ])
    const scored_at = at.toISOString()
    const finished = attempts.map(({ bucket, id, closes_at }) => {
      const times = [closes_at ?? scored_at, ...(closed.get(id) ?? []).map(row => row.submitted_at)]
      return { bucket, id, finished_at: times.toSorted().at(-1) ?? scored_at, scored_at }
    })
    const scored = await scoreAttempts(trx, { papers, scheme }, { attempts: finished })
    return { last: writeScored(trx, scored), result: left }
  })
}
