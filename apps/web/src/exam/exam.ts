import type { SessionEvent } from '@gerbang/contract/progresses.ts'
import { type AnswerChange, type AnswerRow, type AnswerRows, changeAnswer, isUnsent } from './answers.ts'
import { restoreClock, saveOffset } from './clock.ts'
import {
  applyFailure,
  applyPaper,
  applySaved,
  applyStarted,
  applySubmitted,
  type Times,
  toSentAnswers,
} from './exam-replies.ts'
import {
  canAnswer,
  chooseJob,
  type ExamState,
  findNextTime,
  heartbeatMs,
  initialState,
  isTimeUp,
  type Job,
} from './exam-state.ts'
import { readFailure } from './failure.ts'
import type { ExamApi, Sitting, Submitted } from './sitting.ts'
import type { ExamStorage } from './storage.ts'
import type { Tracer } from './tracer.ts'

/** `resume` asks the server what to do, `start` was decided on the page before, `ask` leaves it to the student here. */
export type Opening = 'resume' | 'start' | 'ask'

export interface ExamDeps<S extends Sitting, R extends Submitted> {
  /** What the address names: a sub-test, a quiz. */
  place_id: string
  api: ExamApi<S, R>
  storage: ExamStorage<S>
  client_id: string
  tracer: Tracer
  /** Whose device copy may be shown before the server has spoken. */
  owner: string | null
  opening: Opening
  /** The question to begin with, from 0. */
  index: number
  now: () => number
  wallNow: () => number
  random: () => number
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
 * a time. Everything that changes the state passes through here; how it changes is in `exam-replies.ts`.
 */
export function createExam<S extends Sitting, R extends Submitted>(deps: ExamDeps<S, R>) {
  type State = ExamState<S, R>
  const { api, storage, tracer, now } = deps
  const listeners = new Set<() => void>()
  let state: State = {
    ...initialState,
    may_start: deps.opening === 'start',
    hold: deps.opening === 'ask' ? { kind: 'not_started' } : null,
    index: deps.index,
    user_id: deps.owner,
  }
  let written: Promise<void> = Promise.resolve()
  let working: Promise<void> | null = null
  let cancelWake: () => void = doNothing
  let cancelTyping: () => void = doNothing

  function set(change: Partial<State>) {
    const before = state
    state = { ...state, ...change }
    if (state.rows !== before.rows) write(before.rows)
    for (const listener of listeners) listener()
  }

  function record(questionId: string, change: AnswerChange) {
    if (!canAnswer(state) || state.rows.get(questionId)?.confirmed) return
    const clientAt = new Date(deps.wallNow()).toISOString()
    set({ rows: changeAnswer(state.rows, questionId, change, clientAt) })
  }

  /** Rows reach the device before any request is made: see `work`. */
  function write(before: AnswerRows) {
    const { user_id, session, rows } = state
    if (user_id === null || session === null) return
    const changed = [...rows.values()].filter(row => before.get(row.question_id) !== row)
    if (changed.length > 0) keep(storage.putAnswers(user_id, session.progress.id, changed))
  }

  /**
   * Writes are issued at once, never queued here: a reload would lose the queue, while IndexedDB finishes what it was
   * given, in order. A device that cannot store is told to the student, and the answers are sent all the same.
   */
  function keep(task: Promise<void>) {
    const settled = task.catch(() => set({ storage_failed: true }))
    written = Promise.all([written, settled]).then(doNothing)
  }

  function wake() {
    cancelWake()
    const isOpen = state.closing === 'no' && (state.hold === null || state.hold.kind === 'login')
    if (isOpen && isTimeUp(state, now())) set({ closing: 'time_up' })
    working ??= work().finally(() => {
      working = null
      const next = findNextTime(state)
      if (next !== null) cancelWake = deps.schedule(Math.max(0, next - now()), () => void wake())
    })
    return working
  }

  async function work() {
    for (;;) {
      await written
      const job = chooseJob(state, now())
      if (job === null) return
      if (job.kind === 'submit') set({ submit_sent: true })
      const change = await perform(job)
      const before = state.session?.progress
      set(change(state))
      settle(job, state.session?.progress !== before)
    }
  }

  /** Replies change the state as it is when they arrive: the student went on meanwhile. */
  async function perform(job: Job): Promise<(state: State) => State> {
    const sent_at = now()
    const readTimes = (): Times => ({ sent_at, received_at: now() })
    try {
      return await request(job, readTimes)
    } catch (error) {
      return state => applyFailure(state, job, readFailure(error), now(), deps.random())
    }
  }

  async function request(job: Job, readTimes: () => Times): Promise<(state: State) => State> {
    if (job.kind === 'start') return requestStart(readTimes)
    if (job.kind === 'paper') {
      const paper = await api.findPaper()
      return state => applyPaper(state, paper)
    }
    const { progress } = state.session ?? missingSession()
    const trace = tracer.read(state.paper, job.kind === 'submit')
    if (job.kind === 'save') {
      const saved = await api.save(progress, toSentAnswers(job.sent), trace)
      tracer.settle(trace)
      const times = readTimes()
      return state => applySaved(state, job.sent, saved, times)
    }
    const submitted = await api.submit(progress, toSentAnswers(job.sent), trace)
    return state => applySubmitted(state, job.sent, submitted)
  }

  async function requestStart(readTimes: () => Times): Promise<(state: State) => State> {
    const { may_start, take_over } = state
    const body = { client_id: deps.client_id, take_over, resume_only: !may_start }
    // A running sub-test gives out its paper without waiting for the start; any other refuses, and is asked again.
    if (take_over) note('second_device')
    const early = state.paper === null && !may_start ? api.findPaper().catch(() => null) : null
    const [{ times, ...data }, user_id] = await Promise.all([
      api.start(body).then(data => ({ ...data, times: readTimes() })),
      state.user_id ?? api.findUserId(),
    ])
    const onScreen = state.session?.progress.id === data.progress.id
    const stored = onScreen ? null : await storage.listAnswers(user_id, data.progress.id).catch(() => null)
    const paper = await early
    return state => {
      const local = stored ?? (onScreen ? state.rows : new Map())
      return applyStarted({ ...state, paper: state.paper ?? paper }, { user_id, data, local, times })
    }
  }

  /** What a reload would need goes to the device; what is finished leaves it. */
  function settle(job: Job, isNew: boolean) {
    const { user_id, session, paper, clock, submission } = state
    if (user_id === null || session === null || paper === null || clock === null) return
    const saved = { user_id, place_id: deps.place_id, session, paper }
    if (submission !== null) keep(storage.closeSession(saved, session.progress.id))
    else if (job.kind !== 'save' || job.sent.length === 0 || isNew) {
      keep(storage.putSession({ ...saved, clock_offset: saveOffset(clock, deps.wallNow(), now()) }))
    }
  }

  /** Shows the copy on this device, if there is one, until the server speaks. */
  async function restore() {
    if (deps.owner === null || deps.opening === 'start') return
    const copy = await findCopy(deps.owner).catch(() => undefined)
    if (copy === undefined || state.session !== null) return
    const { saved, rows } = copy
    const clock = restoreClock(saved.clock_offset, deps.wallNow(), now())
    note('reload')
    // A copy is proof of a start.
    set({ session: saved.session, paper: saved.paper, rows, clock, hold: null })
  }

  async function findCopy(owner: string) {
    const saved = await storage.findSession(owner, deps.place_id)
    return saved && { saved, rows: await storage.listAnswers(owner, saved.session.progress.id) }
  }

  /** At the server's time, as far as it is known. */
  function note(kind: SessionEvent) {
    const at = state.clock === null ? deps.wallNow() : now() + state.clock.offset_max
    tracer.note(kind, new Date(at).toISOString())
  }

  /** No reason to wait any longer, unless the server itself asked for time. */
  function retryNow() {
    if (state.retry_at > now() && !state.is_busy) set({ retry_at: 0 })
    return wake()
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    restore,
    /** Does at once whatever is due, for example when the network is back. */
    wake,
    answer: (questionId: string, change: AnswerChange) => {
      record(questionId, change)
      void wake()
    },
    /** Every letter is kept on the device at once, and sent when the typing pauses. */
    type: (questionId: string, value: AnswerRow['value']) => {
      record(questionId, { value })
      cancelTyping()
      cancelTyping = deps.schedule(typingPauseMs, () => void wake())
    },
    go: (index: number) => {
      const last = (state.session?.order.length ?? 1) - 1
      set({ index: Math.min(Math.max(index, 0), last) })
    },
    start: () => {
      set({ hold: null, may_start: true })
      return wake()
    },
    takeOver: () => {
      set({ hold: null, take_over: true, joined: false, retry_at: 0 })
      return wake()
    },
    /** After signing in again, as the same student. */
    resume: () => {
      set({ hold: null, retry_at: 0, failures: 0 })
      return wake()
    },
    retryNow,
    /** The page woke up or was told that its time changed: the next request asks for it. */
    refresh: (afterMs = refreshAfterMs) => {
      if (now() - state.last_contact_at > afterMs) set({ last_contact_at: now() - heartbeatMs })
      return retryNow()
    },
    submit: () => {
      if (state.closing === 'no') set({ closing: 'asked' })
      return wake()
    },
    cancelSubmit: () => {
      if (state.closing === 'asked' && !state.submit_sent) set({ closing: 'no' })
    },
    /** The question that is on the screen, or none: its time is measured. */
    show: tracer.show,
    note,
    dismissConflicts: () => set({ conflicts: [] }),
    hasUnsent: () => [...state.rows.values()].some(isUnsent),
    stop: () => cancelWake(),
  }
}

function doNothing() {}

function missingSession(): never {
  throw new Error('send answers: no session has been started')
}
