import {
  applyFailure,
  applyPaper,
  applySaved,
  applyStarted,
  applySubmitted,
  type Times,
  toSentAnswers,
} from './exam-replies.ts'
import type { ExamState, Job } from '../exam-state.ts'
import { readFailure } from './failure.ts'
import type { ExamApi, Sitting, Submitted } from '../sitting.ts'
import type { ExamStorage } from '../keep/storage.ts'
import type { Tracer } from '../tracer.ts'

export interface RequestDeps<S extends Sitting, R extends Submitted> {
  api: ExamApi<S, R>
  storage: Pick<ExamStorage<S>, 'listAnswers'>
  client_id: string
  tracer: Tracer
  now: () => number
  random: () => number
}

/**
 * Makes the request of a job and gives back what its reply changes. Replies change the state as it is when they
 * arrive: the student went on meanwhile.
 */
export function createRequests<S extends Sitting, R extends Submitted>(
  { api, storage, client_id, tracer, now, random }: RequestDeps<S, R>,
  getState: () => ExamState<S, R>,
) {
  type State = ExamState<S, R>
  type Change = (state: State) => State

  async function perform(job: Job): Promise<Change> {
    const sent_at = now()
    const readTimes = (): Times => ({ sent_at, received_at: now() })
    try {
      return await request(job, readTimes)
    } catch (error) {
      return state => applyFailure(state, job, readFailure(error), { now: now(), random: random() })
    }
  }

  async function request(job: Job, readTimes: () => Times): Promise<Change> {
    if (job.kind === 'start') return requestStart(readTimes)
    if (job.kind === 'paper') {
      const paper = await api.findPaper()
      return state => applyPaper(state, paper)
    }
    const { session, paper } = getState()
    const { progress } = session ?? missingSession()
    const trace = tracer.read(paper, job.kind === 'submit')
    if (job.kind === 'save') {
      const saved = await api.save(progress, toSentAnswers(job.sent), trace)
      tracer.settle(trace)
      const times = readTimes()
      return state => applySaved(state, job.sent, saved, times)
    }
    const submitted = await api.submit(progress, toSentAnswers(job.sent), trace)
    return state => applySubmitted(state, job.sent, submitted)
  }

  async function requestStart(readTimes: () => Times): Promise<Change> {
    const before = getState()
    const body = { client_id, take_over: before.take_over, resume_only: !before.may_start }
    // A running sub-test gives out its paper without waiting for the start; any other refuses, and is asked again.
    const early = before.paper === null && !before.may_start ? api.findPaper().catch(() => null) : null
    const [{ times, ...data }, user_id] = await Promise.all([
      api.start(body).then(data => ({ ...data, times: readTimes() })),
      before.user_id ?? api.findUserId(),
    ])
    const isOnScreen = ({ session }: State) => session?.progress.id === data.progress.id
    const stored = isOnScreen(getState())
      ? null
      : await storage.listAnswers(user_id, data.progress.id).catch(() => null)
    const paper = await early
    return state => {
      // The copy on this device may have come to the screen meanwhile, and been typed into.
      const local = isOnScreen(state) ? state.rows : (stored ?? new Map())
      return applyStarted({ ...state, paper: state.paper ?? paper }, { user_id, data, local, times })
    }
  }

  return { perform }
}

function missingSession(): never {
  throw new Error('send answers: no session has been started')
}
