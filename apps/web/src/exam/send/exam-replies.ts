import {
  acknowledgeAnswers,
  type AnswerRow,
  type AnswerRows,
  mergeAnswers,
  reclaimAnswers,
} from '../answers.ts'
import { readClock, type Sighting } from '../clock.ts'
import { type ExamState, isTimeUp, type Job } from '../exam-state.ts'
import type { Failure } from './failure.ts'
import { computeDelay } from './retry.ts'
import type { ExamPaper, OutgoingAnswer, Saved, Sitting, Started, Submitted } from '../sitting.ts'

/** Times of the monotonic clock around a request. */
export type Times = Omit<Sighting, 'server_now'>

const reached = { failures: 0, retry_at: 0 }

/** `local` is what this device knows of the progress that the server named. */
export function applyStarted<S extends Sitting, R extends Submitted>(
  state: ExamState<S, R>,
  { user_id, data, local, times }: { user_id: string; data: Started<S>; local: AnswerRows; times: Times },
): ExamState<S, R> {
  const { server_now, answers, ...session } = data
  const merged = state.take_over
    ? reclaimAnswers(local, answers)
    : { rows: mergeAnswers(local, answers), conflicts: state.conflicts }
  return {
    ...state,
    ...reached,
    ...merged,
    user_id,
    session,
    paper: state.paper !== null && coversOrder(state.paper, session.order) ? state.paper : null,
    clock: readClock(state.clock, { server_now, ...times }),
    joined: true,
    take_over: false,
    may_start: false,
    last_contact_at: times.received_at,
  }
}

function coversOrder(paper: ExamPaper, order: Started['order']) {
  const known = new Set(paper.questions.map(question => question.id))
  return order.every(({ question_id }) => known.has(question_id))
}

export function applyPaper<S extends Sitting, R extends Submitted>(
  state: ExamState<S, R>,
  paper: ExamPaper,
): ExamState<S, R> {
  return { ...state, ...reached, paper }
}

export function applySaved<S extends Sitting, R extends Submitted>(
  state: ExamState<S, R>,
  sent: AnswerRow[],
  data: Saved<S>,
  times: Times,
): ExamState<S, R> {
  if (state.session === null) return state
  const next: ExamState<S, R> = {
    ...state,
    ...reached,
    rows: acknowledgeAnswers(state.rows, sent, data.refused),
    session: { ...state.session, progress: learn(state.session.progress, data) },
    clock: readClock(state.clock, { server_now: data.server_now, ...times }),
    last_contact_at: times.received_at,
  }
  if (state.closing !== 'time_up') return next
  return { ...next, closing: isTimeUp(next, times.received_at) ? 'over' : 'no' }
}

/** The same object where nothing is new: what is new goes to the device. */
function learn<S extends Sitting>(progress: S, { ends_at, learnt }: Saved<S>): S {
  if (learnt === undefined && ends_at === progress.ends_at) return progress
  return { ...progress, ...learnt, ends_at }
}

export function applySubmitted<S extends Sitting, R extends Submitted>(
  state: ExamState<S, R>,
  sent: AnswerRow[],
  data: R,
): ExamState<S, R> {
  return { ...state, ...reached, rows: acknowledgeAnswers(state.rows, sent, data.refused), submission: data }
}

const badAddress = {
  code: 'not_found',
  message: 'Alamat ini tidak lengkap atau salah ketik. Buka lagi dari daftarnya.',
} as const

/** Why a row was refused when the sub-test had closed before it arrived. */
export const lateReason = 'closed'

export function applyFailure<S extends Sitting, R extends Submitted>(
  state: ExamState<S, R>,
  job: Job,
  failure: Failure,
  { now, random }: { now: number; random: number },
): ExamState<S, R> {
  if (failure.kind === 'unauthorized') return { ...state, ...reached, hold: { kind: 'login' } }
  if (failure.kind === 'refused')
    return { ...applyRefusal(state, job, failure), ...reached, take_over: false }
  const failures = state.failures + 1
  const retry_at = now + computeDelay(failures, failure, random)
  return { ...state, failures, retry_at, is_busy: failure.busy }
}

type Refused = Extract<Failure, { kind: 'refused' }>

function applyRefusal<S extends Sitting, R extends Submitted>(
  state: ExamState<S, R>,
  job: Job,
  failure: Refused,
): ExamState<S, R> {
  const { code, message } = failure
  if (code === 'in_use' || code === 'not_started' || code === 'taken_over') {
    return { ...state, closing: 'no', hold: { kind: code } }
  }
  if (code === 'closed' && job.kind === 'start' && state.session !== null && state.paper !== null) {
    return { ...state, joined: true, closing: 'over' }
  }
  const sent = job.kind === 'save' || job.kind === 'submit' ? job.sent : []
  if (code === 'closed' && (job.kind === 'save' || sent.length > 0)) {
    return { ...state, closing: 'over', rows: refuseAnswers(state.rows, sent, lateReason) }
  }
  if (code === 'validation' && sent.length > 0) {
    return { ...state, rows: refuseAnswers(state.rows, findInvalid(sent, failure), message) }
  }
  // With nothing sent that could be wrong, it is the address.
  const refusal = code === 'validation' ? badAddress : { code, message }
  return { ...state, hold: { kind: 'blocked', ...refusal } }
}

function refuseAnswers(rows: AnswerRows, sent: AnswerRow[], reason: string) {
  return acknowledgeAnswers(
    rows,
    sent,
    sent.map(({ question_id }) => ({ question_id, reason })),
  )
}

/** The rows that a 422 names as `answers.3.value`; all of them when it names none, so that no retry goes on forever. */
function findInvalid(sent: AnswerRow[], { errors }: Refused) {
  const named = Object.keys(errors).flatMap(field => sent[Number(field.match(/^answers\.(\d+)/)?.[1])] ?? [])
  return named.length > 0 ? named : sent
}

export function toSentAnswers(rows: AnswerRow[]): OutgoingAnswer[] {
  return rows.map(({ question_id, value, flagged, seq, client_at, confirmed }) => ({
    question_id,
    value,
    flagged,
    seq,
    ...(client_at && { client_at }),
    ...(confirmed && { confirmed }),
  }))
}
