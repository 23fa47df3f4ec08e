import type { SessionEvent } from '@gerbang/contract/exam/progresses.ts'
import { type AnswerChange, type AnswerRow, changeAnswer, listUnsent } from './answers.ts'
import { createDeviceCopy } from './keep/device-copy.ts'
import { createRequests, type RequestDeps } from './send/exam-requests.ts'
import {
  boundIndex,
  canAnswer,
  canCancelSubmit,
  type ExamState,
  heartbeatMs,
  initialState,
  type Opening,
} from './exam-state.ts'
import { createExamStore, type ExamStore } from './exam-store.ts'
import { createWork } from './send/exam-work.ts'
import type { Sitting, Submitted } from './sitting.ts'
import type { ExamStorage } from './keep/storage.ts'

export interface ExamDeps<S extends Sitting, R extends Submitted> extends RequestDeps<S, R> {
  /** What the address names: a sub-test, a quiz. */
  place_id: string
  storage: ExamStorage<S>
  /** Whose device copy may be shown before the server has spoken. */
  owner: string | null
  opening: Opening
  /** The question to begin with, from 0. */
  index: number
  wallNow: () => number
  /** Runs something once, later, and gives back how to prevent it. */
  schedule: (ms: number, run: () => void) => () => void
}

const typingPauseMs = 400
const refreshAfterMs = 5_000

export type Exam<S extends Sitting = Sitting, R extends Submitted = Submitted> = ReturnType<
  typeof createExam<S, R>
>

/**
 * One sitting on one device: keeps what the student sees, writes it to the device and then sends it, one request at
 * a time. Everything that changes the state passes through `set`; how replies change it is in `exam-replies.ts`.
 */
export function createExam<S extends Sitting, R extends Submitted>(deps: ExamDeps<S, R>) {
  const { tracer, now } = deps
  const store = createExamStore<S, R>(deps.storage, openState(deps))
  const { getState, set } = store
  const { perform } = createRequests(deps, getState)
  const copy = createDeviceCopy(deps, store)
  const { wake, stop } = createWork(deps, store, {
    perform: job => {
      if (job.kind === 'start' && getState().take_over) note('second_device')
      return perform(job)
    },
    settle: copy.settle,
  })

  /** At the server's time, as far as it is known. */
  function note(kind: SessionEvent) {
    const { clock } = getState()
    const at = clock === null ? deps.wallNow() : now() + clock.offset_max
    tracer.note(kind, new Date(at).toISOString())
  }

  function goOn(change: Partial<ExamState<S, R>>) {
    set(change)
    return wake()
  }

  /** No reason to wait any longer, unless the server itself asked for time. */
  function retryNow() {
    const { retry_at, is_busy } = getState()
    return goOn(retry_at > now() && !is_busy ? { retry_at: 0 } : {})
  }

  return {
    getState,
    subscribe: store.subscribe,
    /** Shows the copy on this device, if there is one, until the server speaks. */
    restore: async () => {
      if (await copy.restore()) note('reload')
    },
    /** Does at once whatever is due, for example when the network is back. */
    wake,
    ...createAnswering(deps, store, wake),
    /** What was told about the sitting by a call of the feature's own; it is kept with it on the device. */
    learn: (change: (known: Sitting) => object) => {
      const { session } = getState()
      if (session === null) return
      const progress = { ...session.progress, ...change(session.progress) }
      set({ session: { ...session, progress } })
      copy.settle({ kind: 'save', sent: [] }, true)
    },
    go: (index: number) => set({ index: boundIndex(getState(), index) }),
    start: () => goOn({ hold: null, may_start: true }),
    takeOver: () => goOn({ hold: null, take_over: true, joined: false, retry_at: 0 }),
    /** After signing in again, as the same student. */
    resume: () => goOn({ hold: null, retry_at: 0, failures: 0 }),
    retryNow,
    /** The page woke up or was told that its time changed: the next request asks for it. */
    refresh: (afterMs = refreshAfterMs) => {
      if (now() - getState().last_contact_at > afterMs) set({ last_contact_at: now() - heartbeatMs })
      return retryNow()
    },
    submit: () => goOn(getState().closing === 'no' ? { closing: 'asked' } : {}),
    cancelSubmit: () => {
      if (canCancelSubmit(getState())) set({ closing: 'no' })
    },
    show: tracer.show,
    note,
    dismissConflicts: () => set({ conflicts: [] }),
    hasUnsent: () => listUnsent(getState().rows).length > 0,
    stop,
  }
}

/** Takes what the student answers: the device keeps it at once, and the next request sends it. */
function createAnswering<S extends Sitting, R extends Submitted>(
  { wallNow, schedule }: Pick<ExamDeps<S, R>, 'wallNow' | 'schedule'>,
  { getState, set }: ExamStore<S, R>,
  wake: () => Promise<void>,
) {
  let cancelTyping: (() => void) | undefined

  function record(questionId: string, change: AnswerChange) {
    const { rows } = getState()
    if (!canAnswer(getState()) || rows.get(questionId)?.confirmed) return
    set({ rows: changeAnswer(rows, questionId, change, new Date(wallNow()).toISOString()) })
  }

  return {
    answer: (questionId: string, change: AnswerChange) => {
      record(questionId, change)
      void wake()
    },
    /** Every letter is kept on the device at once, and sent when the typing pauses. */
    type: (questionId: string, value: AnswerRow['value']) => {
      record(questionId, { value })
      cancelTyping?.()
      cancelTyping = schedule(typingPauseMs, () => void wake())
    },
  }
}

function openState<S extends Sitting, R extends Submitted>(deps: ExamDeps<S, R>): ExamState<S, R> {
  const { opening, index, owner } = deps
  const hold = opening === 'ask' ? ({ kind: 'not_started' } as const) : null
  return { ...initialState, may_start: opening === 'start', hold, index, user_id: owner }
}
