import type { ErrorCode } from '@gerbang/contract/errors.ts'
import type { Session } from '@gerbang/contract/exam/progresses.ts'
import type { Viewer } from '../../../http/access.ts'
import { type AppError, clockInDoubt, conflict, notFound } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import type { CloseExpired } from './close-progress.queries.ts'
import { createDescribeSession, type Opened, type Place } from './describe-session.ts'
import type { FindPaper } from './papers.ts'
import { decideStart } from './progress.rules.ts'
import { noteTakeOver } from './signals.queries.ts'
import type { AttemptFound, Starts } from './start-batches.ts'
import { updateLease } from './starts.queries.ts'

export interface StartInput {
  viewer: Viewer
  slug: string
  sub_test_id: string
  client_id: string
  take_over: boolean
  resume_only: boolean
}

const refusals: Partial<Record<ErrorCode, string>> = {
  closed: 'Waktu subtes ini sudah habis.',
  in_use: 'Sesi ini sedang terbuka di tab atau perangkat lain.',
  locked: 'Selesaikan dulu subtes yang lain.',
  not_started: 'Subtes ini belum dimulai.',
  starts_paused: 'Panitia sedang menjeda mulai subtes. Tunggu sebentar, lalu coba lagi.',
  choices_needed: 'Pilih jurusan dulu sebelum mulai.',
}

function refusal(code: ErrorCode): AppError {
  const message = refusals[code]
  return message ? conflict(code, message) : notFound('Pengerjaan')
}

/** A parallel request may win a race; each round sees what it did. */
const rounds = 5

/**
 * Starts or resumes a sub-test. The unique indexes decide races: whoever loses looks again and resumes, or is refused.
 */
export function createStartProgress(
  platform: Platform,
  starts: Starts,
  findPaper: FindPaper,
  closeExpired: CloseExpired,
) {
  const { db, examDb, now, newId, findClockFault } = platform
  const describe = createDescribeSession(platform, findPaper)

  async function findPlace(slug: string, subTestId: string): Promise<Place> {
    const found = await starts.findTryout(slug)
    const sub_test = found?.sub_tests.find(candidate => candidate.id === subTestId)
    if (!found || !sub_test) throw notFound('Try out')
    return { ...found, sub_test }
  }

  async function startNew(
    input: StartInput,
    attempt: AttemptFound,
    at: Date,
    end: Date,
  ): Promise<Opened | undefined> {
    const opened = {
      id: newId(),
      lease: newId(),
      started_at: at.toISOString(),
      ends_at: end.toISOString(),
    }
    const { bucket, user_id, session_id } = input.viewer
    const { sub_test_id, client_id } = input
    const row = { ...opened, bucket, user_id, session_id, sub_test_id, client_id, attempt_id: attempt.id }
    return (await starts.insertProgress(row)) ? opened : undefined
  }

  /** Undefined when the state changed under way and has to be looked at again. */
  async function tryOpen(input: StartInput, place: Place): Promise<Session | undefined> {
    const { viewer } = input
    const at = now()
    const attempt = await starts.findAttempt({ viewer, tryout_id: place.tryout.id })
    const { extra_time_factor } = viewer
    const decision = decideStart({ ...input, ...place, attempt, extra_time_factor, at })
    if (decision.kind === 'refuse' || !attempt)
      throw refusal(decision.kind === 'refuse' ? decision.code : 'not_found')
    if ((decision.kind === 'start' || decision.kind === 'close') && findClockFault()) throw clockInDoubt()
    if (decision.kind === 'start') {
      const opened = await startNew(input, attempt, at, decision.ends_at)
      return opened && describe(place, attempt, opened, true)
    }
    const progress = attempt.progresses.find(candidate => candidate.id === decision.progress_id)
    if (!progress) return undefined
    if (decision.kind !== 'close') await starts.keepSession({ ...progress, session_id: viewer.session_id })
    if (decision.kind === 'resume') return describe(place, attempt, progress, false)
    if (decision.kind === 'take_over') {
      const lease = newId()
      const isTaken = await updateLease(examDb, viewer.bucket, progress.id, lease, input.client_id)
      if (!isTaken) return undefined
      // Without this word the former page learns it from its next save.
      await noteTakeOver(db, progress.id, at).catch(() => {})
      return describe(place, attempt, { ...progress, lease }, false)
    }
    const ref = { ...progress, attempt_id: attempt.id, bucket: viewer.bucket, tryout_id: place.tryout.id }
    await closeExpired(ref, at)
    return undefined
  }

  return async (input: StartInput): Promise<Session> => {
    const place = await findPlace(input.slug, input.sub_test_id)
    for (let round = 0; round < rounds; round++) {
      const session = await tryOpen(input, place)
      if (session) return session
    }
    throw refusal('in_use')
  }
}
