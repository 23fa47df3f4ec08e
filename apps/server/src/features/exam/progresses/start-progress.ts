import type { ErrorCode } from '@gerbang/contract/errors.ts'
import type { Session } from '@gerbang/contract/exam/progresses.ts'
import type { Viewer } from '../../../http/access.ts'
import { type AppError, clockInDoubt, conflict, notFound } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import type { CloseExpired } from './closings.ts'
import { createDescribeSession, type Opened, type Place } from './describe-session.ts'
import type { FindPaper } from './papers.ts'
import { decideStart } from './progress.rules.ts'
import { noteTakeOver } from './signals.queries.ts'
import type { Starts } from './start-batches.ts'
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

interface Means extends Platform {
  starts: Starts
  describe: ReturnType<typeof createDescribeSession>
  closeExpired: CloseExpired
}

async function findPlace({ starts }: Means, slug: string, subTestId: string): Promise<Place> {
  const found = await starts.findTryout(slug)
  const sub_test = found?.sub_tests.find(candidate => candidate.id === subTestId)
  if (!found || !sub_test) throw notFound('Try out')
  return { ...found, sub_test }
}

async function startNew(
  { newId, starts }: Means,
  { viewer, sub_test_id, client_id }: StartInput,
  attempt_id: string,
  { at, end }: { at: Date; end: Date },
): Promise<Opened | undefined> {
  const times = { started_at: at.toISOString(), ends_at: end.toISOString() }
  const opened = { id: newId(), lease: newId(), ...times }
  const { bucket, user_id, session_id } = viewer
  const row = { ...opened, bucket, user_id, session_id, sub_test_id, client_id, attempt_id }
  return (await starts.insertProgress(row)) ? opened : undefined
}

/** The lease of the new holder; undefined when the sub-test was closed meanwhile. */
async function takeOver(
  { db, examDb, newId }: Means,
  { viewer: { bucket }, client_id }: StartInput,
  id: string,
  at: Date,
): Promise<string | undefined> {
  const lease = newId()
  if (!(await updateLease(examDb, { bucket, id }, { lease, client_id }))) return undefined
  // Without this word the former page learns it from its next save.
  await noteTakeOver(db, id, at).catch(() => {})
  return lease
}

/** Undefined when the state changed under way and has to be looked at again. */
async function tryOpen(means: Means, input: StartInput, place: Place): Promise<Session | undefined> {
  const { now, findClockFault, starts, describe, closeExpired } = means
  const { viewer } = input
  const at = now()
  const attempt = await starts.findAttempt({ viewer, tryout_id: place.tryout.id })
  const { extra_time_factor } = viewer
  const decision = decideStart({ ...input, ...place, attempt, extra_time_factor, at })
  if (decision.kind === 'refuse' || !attempt)
    throw refusal(decision.kind === 'refuse' ? decision.code : 'not_found')
  if ((decision.kind === 'start' || decision.kind === 'close') && findClockFault()) throw clockInDoubt()
  if (decision.kind === 'start') {
    const opened = await startNew(means, input, attempt.id, { at, end: decision.ends_at })
    return opened && describe(place, attempt, opened, true)
  }
  const progress = attempt.progresses.find(candidate => candidate.id === decision.progress_id)
  if (!progress) return undefined
  if (decision.kind === 'close') {
    const ref = { ...progress, attempt_id: attempt.id, bucket: viewer.bucket, tryout_id: place.tryout.id }
    await closeExpired(ref, at)
    return undefined
  }
  await starts.keepSession({ ...progress, session_id: viewer.session_id })
  if (decision.kind === 'resume') return describe(place, attempt, progress, false)
  const lease = await takeOver(means, input, progress.id, at)
  return lease === undefined ? undefined : describe(place, attempt, { ...progress, lease }, false)
}

/**
 * Starts or resumes a sub-test. The unique indexes decide races: whoever loses looks again and resumes, or is refused.
 */
export function createStartProgress(
  platform: Platform,
  starts: Starts,
  findPaper: FindPaper,
  closeExpired: CloseExpired,
) {
  const means = { ...platform, starts, closeExpired, describe: createDescribeSession(platform, findPaper) }
  return async (input: StartInput): Promise<Session> => {
    const place = await findPlace(means, input.slug, input.sub_test_id)
    for (let round = 0; round < rounds; round++) {
      const session = await tryOpen(means, input, place)
      if (session) return session
    }
    throw refusal('in_use')
  }
}
