import type { ErrorCode } from '@gerbang/contract/errors.ts'
import { type AnswerRow, type AnswerRows, isUnsent, listUnsent } from './answers.ts'
import { type Clock, countRemaining } from './clock.ts'
import type { ExamPaper, Sitting, Started, Submitted } from './sitting.ts'

/** `resume` asks the server what to do, `start` was decided on the page before, `ask` leaves it to the student here. */
export type Opening = 'resume' | 'start' | 'ask'

/** What stands still until the student decides something. */
export type Hold =
  | { kind: 'not_started' }
  | { kind: 'in_use' }
  | { kind: 'taken_over' }
  | { kind: 'login' }
  | { kind: 'blocked'; code: ErrorCode; message: string }

export interface ExamState<S extends Sitting = Sitting, R extends Submitted = Submitted> {
  user_id: string | null
  session: Omit<Started<S>, 'answers' | 'server_now'> | null
  paper: ExamPaper | null
  rows: AnswerRows
  index: number
  clock: Clock | null
  /** False until the server has confirmed the session to this page; a cached copy may be on the screen before. */
  joined: boolean
  may_start: boolean
  take_over: boolean
  hold: Hold | null
  failures: number
  /** Monotonic time before which the server must be left alone. */
  retry_at: number
  /** The last failure was the server asking for time, not a missing network. */
  is_busy: boolean
  last_contact_at: number
  /** `time_up` is the device's opinion, `over` the server's. */
  closing: 'no' | 'asked' | 'time_up' | 'over'
  submit_sent: boolean
  submission: R | null
  /** Questions answered differently on another device before this one took the session back. */
  conflicts: readonly string[]
  storage_failed: boolean
}

export const initialState = {
  user_id: null,
  session: null,
  paper: null,
  rows: new Map(),
  index: 0,
  clock: null,
  joined: false,
  may_start: false,
  take_over: false,
  hold: null,
  failures: 0,
  retry_at: 0,
  is_busy: false,
  last_contact_at: 0,
  closing: 'no',
  submit_sent: false,
  submission: null,
  conflicts: [],
  storage_failed: false,
} satisfies ExamState

export type Job =
  | { kind: 'start' }
  | { kind: 'paper' }
  | { kind: 'save'; sent: AnswerRow[] }
  | { kind: 'submit'; sent: AnswerRow[] }

export const heartbeatMs = 60_000

/** The one request to make now. An empty save is the heartbeat: it learns extra time and a lost lease. */
export function chooseJob(state: ExamState, now: number): Job | null {
  if (state.hold !== null || state.submission !== null || now < state.retry_at) return null
  if (!state.joined) return { kind: 'start' }
  if (state.paper === null) return { kind: 'paper' }
  const sent = listUnsent(state.rows)
  if (sent.length > 0 || state.closing === 'time_up') return { kind: 'save', sent }
  if (state.closing !== 'no') return { kind: 'submit', sent }
  return now - state.last_contact_at >= heartbeatMs ? { kind: 'save', sent } : null
}

/** Monotonic time at which there is something to do without anybody asking; null while the student decides. */
export function findNextTime(state: ExamState): number | null {
  if (state.hold !== null || state.submission !== null) return null
  const contact = Math.max(state.retry_at, state.failures > 0 ? 0 : state.last_contact_at + heartbeatMs)
  const endsAt = state.session?.progress.ends_at ?? null
  if (state.clock === null || endsAt === null || state.closing !== 'no') return contact
  return Math.min(contact, Date.parse(endsAt) - state.clock.offset_max)
}

export function isTimeUp(state: ExamState, now: number): boolean {
  const endsAt = state.session?.progress.ends_at ?? null
  if (state.clock === null || endsAt === null) return false
  return countRemaining(state.clock, endsAt, now) === 0
}

/** Answers may be changed while offline and while signing in again, never in a session that somebody else holds. */
export function canAnswer({ session, paper, hold, closing, submission }: ExamState): boolean {
  const held = hold !== null && hold.kind !== 'login'
  return session !== null && paper !== null && !held && closing === 'no' && submission === null
}

export type SaveState = { kind: 'saved' | 'saving' } | { kind: 'unsent'; count: number }

/** The first attempt counts as saving; after a failure the truth is that the answers are still here. */
export function findSaveState({ rows, failures, hold }: ExamState): SaveState {
  const count = [...rows.values()].filter(isUnsent).length
  if (count === 0) return { kind: 'saved' }
  return failures === 0 && hold === null ? { kind: 'saving' } : { kind: 'unsent', count }
}

export const canCancelSubmit = ({ closing, submit_sent }: ExamState) => closing === 'asked' && !submit_sent

/** The nearest question that there is. */
export const boundIndex = ({ session }: ExamState, index: number) =>
  Math.min(Math.max(index, 0), (session?.order.length ?? 1) - 1)
