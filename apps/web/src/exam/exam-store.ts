import type { AnswerRows } from './answers.ts'
import type { ExamState } from './exam-state.ts'
import type { Sitting, Submitted } from './sitting.ts'
import type { ExamStorage } from './keep/storage.ts'

export type ExamStore<S extends Sitting, R extends Submitted> = ReturnType<typeof createExamStore<S, R>>

/** What the student sees. Answers reach the device as they change, before any request is made: see `isWritten`. */
export function createExamStore<S extends Sitting, R extends Submitted>(
  storage: ExamStorage<S>,
  initial: ExamState<S, R>,
) {
  const listeners = new Set<() => void>()
  let state = initial
  let written: Promise<void> = Promise.resolve()

  function set(change: Partial<ExamState<S, R>>) {
    const before = state
    state = { ...state, ...change }
    if (state.rows !== before.rows) write(before.rows)
    for (const listener of listeners) listener()
  }

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
    written = Promise.all([written, settled]).then(() => undefined)
  }

  return {
    getState: () => state,
    set,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    keep,
    /** Fulfilled when the device has all that was given to it until now. */
    isWritten: () => written,
  }
}
