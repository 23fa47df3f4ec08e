import { createCrew, type WorkApart } from '../crew.ts'
import { limits } from '../limits.ts'

/** Reads or writes one large file after the other in a process of its own, while somebody waits for it. */
export const createFileCrew = <Task extends object, Result>(file: string): WorkApart<Task, Result> =>
  createCrew({
    file,
    processes: 1,
    waiting: limits.exportsWaiting,
    heapMb: limits.exportHeapMb,
    patience: 'someone_waits',
    taskMs: limits.exportMs,
    get idleMs() {
      return limits.heavyIdleMs
    },
  })
