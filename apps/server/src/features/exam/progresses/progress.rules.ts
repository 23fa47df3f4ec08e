import type { ErrorCode } from '@gerbang/contract/errors.ts'
import type { Trace } from '@gerbang/contract/exam/progresses.ts'
import type { Attempt, SubTestOfAttempt } from '@gerbang/contract/exam/tryouts.ts'
import { limits } from '../../../limits.ts'
import type { SubTestRow } from '../tryouts/tryouts.queries.ts'
import { isLive, phaseOf, type TryoutWindow } from '../tryouts/tryouts.rules.ts'

/** What a rule has to know of one sub-test that was started. */
export interface ProgressState {
  id: string
  sub_test_id: string
  ends_at: string
  submitted_at: string | null
  client_id: string
}

/** Saves count until the deadline and its grace, by arrival at the server. */
export function isPastGrace(progress: Pick<ProgressState, 'ends_at'>, at: Date): boolean {
  return at.getTime() > Date.parse(progress.ends_at) + limits.answerGraceMs
}

/**
 * What a page says about itself, within what can be: nobody looked at a paper for longer than it has been running, at
 * more questions than it has, or did anything before it began. What cannot be is left out; answers never depend on it.
 */
export function boundTrace(
  { visit, seconds, events }: Trace,
  { questions, started_at }: { questions: number; started_at: string },
  at: Date,
): Trace {
  const start = Date.parse(started_at)
  const total = seconds.reduce((sum, one) => sum + one, 0)
  const isPossible = seconds.length <= questions && total * 1000 <= at.getTime() - start
  const clamp = (time: string) => Math.min(Math.max(Date.parse(time), start), at.getTime())
  return {
    visit,
    seconds: isPossible ? seconds : [],
    events: events.map(event => ({ ...event, at: new Date(clamp(event.at)).toISOString() })),
  }
}

/** Extra time lengthens the sub-test and, by as much, the try-out's end. */
export function deadlineOf(
  durationSeconds: number,
  { closes_at }: Pick<TryoutWindow, 'closes_at'>,
  extraTimeFactor: number,
  at: Date,
): Date {
  const fullMs = durationSeconds * extraTimeFactor * 1000
  const extraMs = fullMs - durationSeconds * 1000
  const full = at.getTime() + fullMs
  return new Date(closes_at === null ? full : Math.min(full, Date.parse(closes_at) + extraMs))
}

/** The last moment at which an answer is taken, with the most extra time that anybody has; epoch milliseconds. */
export function lastSaveMs(closesAt: string, longestExtraSeconds: number): number {
  return Date.parse(closesAt) + longestExtraSeconds * 1000 + limits.answerGraceMs
}

/** Nobody can sit the paper any more. */
export function hasEnded(closesAt: string, longestExtraSeconds: number, at: Date): boolean {
  return at.getTime() > lastSaveMs(closesAt, longestExtraSeconds)
}

export function stateOf(
  subTest: Pick<SubTestRow, 'id'>,
  subTests: Pick<SubTestRow, 'id'>[],
  progresses: ProgressState[],
  mode: 'blocking' | 'free',
): SubTestOfAttempt['state'] {
  const own = progresses.find(progress => progress.sub_test_id === subTest.id)
  if (own) return own.submitted_at === null ? 'running' : 'closed'
  if (progresses.some(progress => progress.submitted_at === null)) return 'locked'
  if (mode === 'free') return 'ready'
  const closed = new Set(progresses.map(progress => progress.sub_test_id))
  const earlier = subTests.slice(
    0,
    subTests.findIndex(other => other.id === subTest.id),
  )
  return earlier.every(other => closed.has(other.id)) ? 'ready' : 'locked'
}

type AttemptStatus = Attempt['status']

export interface StartRequest {
  tryout: TryoutWindow & {
    mode: 'blocking' | 'free'
    choices_min: number
    starts_paused_at?: string | null
  }
  sub_tests: Pick<SubTestRow, 'id' | 'duration_seconds'>[]
  /** Undefined when the student has not enrolled or the attempt is over. */
  attempt: { status: AttemptStatus; progresses: ProgressState[]; choice_count: number } | undefined
  sub_test_id: string
  client_id: string
  take_over: boolean
  resume_only: boolean
  extra_time_factor: number
  at: Date
}

export type StartDecision =
  | { kind: 'start'; ends_at: Date }
  | { kind: 'resume' | 'take_over' | 'close'; progress_id: string }
  | { kind: 'refuse'; code: ErrorCode }

function refuse(code: ErrorCode): StartDecision {
  return { kind: 'refuse', code }
}

function decideResume(progress: ProgressState, request: StartRequest): StartDecision {
  if (progress.submitted_at !== null) return refuse('closed')
  if (progress.client_id === request.client_id) return { kind: 'resume', progress_id: progress.id }
  return request.take_over ? { kind: 'take_over', progress_id: progress.id } : refuse('in_use')
}

/** What a request to start a sub-test leads to. `close`: a sub-test whose time is over must be closed first. */
export function decideStart(request: StartRequest): StartDecision {
  const { tryout, sub_tests, attempt, sub_test_id, at } = request
  const subTest = sub_tests.find(candidate => candidate.id === sub_test_id)
  if (!subTest || !attempt) return refuse('not_found')
  const { progresses } = attempt
  const expired = progresses.find(progress => progress.submitted_at === null && isPastGrace(progress, at))
  if (expired) return { kind: 'close', progress_id: expired.id }
  const own = progresses.find(progress => progress.sub_test_id === sub_test_id)
  if (own) return decideResume(own, request)
  if (!isLive(attempt) || phaseOf(tryout, at) !== 'open') return refuse('closed')
  if (attempt.status === 'enrolled' && attempt.choice_count < tryout.choices_min)
    return refuse('choices_needed')
  if (stateOf(subTest, sub_tests, progresses, tryout.mode) === 'locked') return refuse('locked')
  if (request.resume_only) return refuse('not_started')
  if (tryout.starts_paused_at) return refuse('starts_paused')
  return {
    kind: 'start',
    ends_at: deadlineOf(subTest.duration_seconds, tryout, request.extra_time_factor, at),
  }
}
