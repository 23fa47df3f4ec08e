import { restoreClock, saveOffset } from '../clock.ts'
import type { ExamState, Job } from '../exam-state.ts'
import type { ExamStore } from '../exam-store.ts'
import type { Sitting, Submitted } from '../sitting.ts'
import type { ExamStorage } from './storage.ts'

interface CopyDeps<S extends Sitting> {
  storage: ExamStorage<S>
  /** What the address names: a sub-test, a quiz. */
  place_id: string
  now: () => number
  wallNow: () => number
}

/** What a reload needs of a sitting, on this device. */
export function createDeviceCopy<S extends Sitting, R extends Submitted>(
  { storage, place_id, now, wallNow }: CopyDeps<S>,
  { getState, keep }: ExamStore<S, R>,
) {
  /** What `owner` left on this device, as a change of the state; null where there is nothing. */
  async function find(owner: string): Promise<Partial<ExamState<S, R>> | null> {
    const saved = await storage.findSession(owner, place_id)
    if (!saved) return null
    const { session, paper, clock_offset } = saved
    const rows = await storage.listAnswers(owner, session.progress.id)
    return { session, paper, rows, clock: restoreClock(clock_offset, wallNow(), now()) }
  }

  /** After a job: what a reload would need goes to the device; what is finished leaves it. */
  function settle(job: Job, isNew: boolean) {
    const { user_id, session, paper, clock, submission } = getState()
    if (user_id === null || session === null || paper === null || clock === null) return
    const saved = { user_id, place_id, session, paper }
    if (submission !== null) keep(storage.closeSession(saved, session.progress.id))
    else if (job.kind !== 'save' || job.sent.length === 0 || isNew) {
      keep(storage.putSession({ ...saved, clock_offset: saveOffset(clock, wallNow(), now()) }))
    }
  }

  return { find, settle }
}
