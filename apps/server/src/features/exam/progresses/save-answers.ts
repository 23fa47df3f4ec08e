import { isDeepStrictEqual } from 'node:util'
import type { SentAnswer } from '@gerbang/contract/exam/progresses.ts'
import { createBatch } from '../../../db/batch.ts'
import type { Database } from '../../../db/database.ts'
import { splitByBucket } from '../../../db/placement.ts'
import { limits } from '../../../limits.ts'
import {
  type AnswerRow,
  keepLateAnswers,
  listAnswers,
  type SaveRequest,
  saveAnswers,
} from './answers.queries.ts'
import { AppError, clockInDoubt, unavailable } from '../../../http/errors.ts'
import { refusals, saveGroups, saveSeconds, saves } from '../../../metrics.ts'
import type { Platform } from '../../../platform.ts'
import { noteSave } from '../../../saving-now.ts'
import { judgeAnswer } from '../marks/judge-answer.ts'
import type { PreparedPaper } from './papers.ts'
import { findHolder } from './progresses.queries.ts'
import { saveInBucket } from './save-in-bucket.queries.ts'

export interface Refusal {
  question_id: string
  reason: string
}

function findProblem({ question_id, value }: SentAnswer, paper: PreparedPaper): string | undefined {
  const content = paper.contents.get(question_id)
  if (!content) return 'Soal ini tidak ada pada subtes.'
  return judgeAnswer(content, value)
}

/** Each answer is judged alone: one that does not fit its question does not hold back the others. */
export function sortAnswers(sent: SentAnswer[], paper: PreparedPaper) {
  const fitting: AnswerRow[] = []
  const refused: Refusal[] = []
  for (const answer of sent) {
    const reason = findProblem(answer, paper)
    if (reason) refused.push({ question_id: answer.question_id, reason })
    else fitting.push(answer)
  }
  return { fitting, refused }
}

/** `is_due`: time is over, but nobody has closed the sub-test yet. */
export type Saving =
  | { kind: 'saved'; ends_at: string; is_due: boolean }
  | { kind: 'taken_over' }
  | { kind: 'closed'; is_due: boolean; is_handed_in: boolean }
export interface SaveAnswers {
  (request: SaveRequest): Promise<Saving>
  /** Whether a save that arrived now would wait for too long to be taken on. */
  isBehind: () => boolean
}

/** Leaves out what is stored already, or was stored with a newer answer. */
async function listUnstored(db: Database, { bucket, progress_id, answers }: SaveRequest) {
  const stored = new Map((await listAnswers(db, bucket, progress_id)).map(own => [own.question_id, own]))
  return answers.filter(({ question_id, value, flagged, seq }) => {
    const own = stored.get(question_id)
    if (own?.seq !== seq) return own === undefined || own.seq < seq
    return own.flagged !== flagged || !isDeepStrictEqual(own.value, value)
  })
}

/**
 * Keeps aside what a sub-test that is over does not hold, and returns it. Nothing, when the holder repeats a request
 * whose reply was lost.
 */
export async function keepLate(db: Database, request: SaveRequest) {
  const holder = await findHolder(db, request.bucket, request.progress_id)
  const late = holder?.lease === request.lease ? await listUnstored(db, request) : request.answers
  if (late.length > 0) await keepLateAnswers(db, { ...request, answers: late })
  return { late, ends_at: holder?.ends_at, is_handed_in: holder?.closed_by === 'student' }
}

/**
 * Saves of all students that arrive together share one statement and one commit; the outcome comes after it. Whoever
 * finds their sub-test locked leaves the group and waits alone. Of a sharded database each bucket has a group.
 */
export function createSaveAnswers({
  config: { is_sharded },
  examDb: db,
  findClockFault,
}: Pick<Platform, 'config' | 'examDb' | 'findClockFault'>): SaveAnswers {
  const store: typeof saveAnswers = (db, requests, whenLocked) =>
    is_sharded ? saveInBucket(db, requests, whenLocked) : saveAnswers(db, requests, whenLocked)
  const save = createBatch({
    limit: limits.batchRows,
    apart: splitByBucket(is_sharded, ({ bucket }: SaveRequest) => bucket),
    // Kept by the browser and sent again: that costs less than a queue that nobody gets out of.
    patience: { ms: limits.savePatienceMs, refuse: () => unavailable(undefined, 'overloaded') },
    run: async (requests: SaveRequest[]) => {
      saveGroups.observe(requests.length)
      const outcomes = await store(db, requests, 'skip')
      const byIndex = new Map(outcomes.map(outcome => [outcome.n, outcome]))
      return requests.map((_, n) => byIndex.get(n))
    },
  })

  async function saveOne(request: SaveRequest): Promise<Saving> {
    const outcome = (await save(request)) ?? (await store(db, [request]))[0]
    if (outcome?.in_time && outcome.holds_lease)
      return { kind: 'saved', ends_at: outcome.ends_at, is_due: false }
    if (outcome?.in_time) return { kind: 'taken_over' }
    if (outcome && findClockFault()) throw clockInDoubt()
    const { late, ends_at, is_handed_in } = await keepLate(db, request)
    const isReplay = request.answers.length > 0 && late.length === 0
    const is_due = outcome !== undefined
    return isReplay && ends_at ? { kind: 'saved', ends_at, is_due } : { kind: 'closed', is_due, is_handed_in }
  }

  async function saveCounted(request: SaveRequest): Promise<Saving> {
    const stop = saveSeconds.startTimer()
    noteSave()
    try {
      const saving = await saveOne(request)
      saves.inc({ outcome: saving.kind })
      stop()
      return saving
    } catch (error) {
      saves.inc({ outcome: 'failed' })
      // One that waited for too long is shed as if it had been refused on arrival.
      if (error instanceof AppError && error.code === 'overloaded') refusals.inc({ lane: 'save' })
      throw error
    }
  }

  return Object.assign(saveCounted, { isBehind: () => save.expectedWaitMs() > limits.saveQueueMs })
}
