import { restoreClock, saveOffset } from '../clock.ts'
import type { Job, Opening } from '../exam-state.ts'
import type { ExamStore } from '../exam-store.ts'
import type { Sitting, Submitted } from '../sitting.ts'
import type { ExamStorage } from './storage.ts'

interface CopyDeps<S extends Sitting> {
  storage: ExamStorage<S>
  /** What the address names: a sub-test, a quiz. */
  place_id: string
  /** Whose copy may be shown. */
  owner: string | null
  opening: Opening
  now: () => number
  wallNow: () => number
}

/** What a reload needs of a sitting, on this device. */
export function createDeviceCopy<S extends Sitting, R extends Submitted>(
  { storage, place_id, owner, opening, now, wallNow }: CopyDeps<S>,
  { getState, set, keep }: ExamStore<S, R>,
) {
  /** Shows what was left on this device, if anything was, until the server speaks; says whether it does. */
  async function restore(): Promise<boolean> {
    if (owner === null || opening === 'start') return false
    const found = await find(owner).catch(() => null)
    if (found === null || getState().session !== null) return false
    // A copy is proof of a start.
    set({ ...found, hold: null })
    return true
  }

  async function find(userId: string) {
    const saved = await storage.findSession(userId, place_id)
    if (!saved) return null
    const { session, paper, clock_offset } = saved
    const rows = await storage.listAnswers(userId, session.progress.id)
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

  return { restore, settle }
}
