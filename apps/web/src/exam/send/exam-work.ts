import { chooseJob, type ExamState, findNextTime, isTimeUp, type Job } from '../exam-state.ts'
import type { ExamStore } from '../exam-store.ts'
import type { Sitting, Submitted } from '../sitting.ts'

interface WorkDeps {
  now: () => number
  schedule: (ms: number, run: () => void) => () => void
}

interface Steps<S extends Sitting, R extends Submitted> {
  perform: (job: Job) => Promise<(state: ExamState<S, R>) => ExamState<S, R>>
  settle: (job: Job, isNew: boolean) => void
}

/** Does what is due, one request at a time, and wakes by itself when the next thing falls due. */
export function createWork<S extends Sitting, R extends Submitted>(
  { now, schedule }: WorkDeps,
  { getState, set, isWritten }: ExamStore<S, R>,
  { perform, settle }: Steps<S, R>,
) {
  let working: Promise<void> | null = null
  let cancelWake: (() => void) | undefined

  function wake() {
    cancelWake?.()
    const { closing, hold } = getState()
    const isOpen = closing === 'no' && (hold === null || hold.kind === 'login')
    if (isOpen && isTimeUp(getState(), now())) set({ closing: 'time_up' })
    working ??= work().finally(() => {
      working = null
      const next = findNextTime(getState())
      if (next !== null) cancelWake = schedule(Math.max(0, next - now()), () => void wake())
    })
    return working
  }

  async function work() {
    for (;;) {
      await isWritten()
      const job = chooseJob(getState(), now())
      if (job === null) return
      if (job.kind === 'submit') set({ submit_sent: true })
      const change = await perform(job)
      const before = getState().session?.progress
      set(change(getState()))
      settle(job, getState().session?.progress !== before)
    }
  }

  return { wake, stop: () => cancelWake?.() }
}
