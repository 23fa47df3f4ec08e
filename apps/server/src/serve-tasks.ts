import { flushCompileCache } from 'node:module'
import type { CrewMessage } from './crew.ts'

/** Says how far a task is, and returns once that has left: what comes after may be what ends the process. */
export type Tell = (progress: unknown) => Promise<void>

const say = (message: CrewMessage) =>
  new Promise<void>(resolve => process.send?.(message, undefined, undefined, () => resolve()))

let isApart = false

/** Whether nobody waits for this process, as for one of a crew: what it has to do need not go to another. */
export const worksApart = () => isApart

/** Work before anybody is served: processes of a crew would let all others go before, and there is nobody to go before. */
export async function workAlone(work: () => Promise<void>): Promise<void> {
  const before = isApart
  isApart = true
  try {
    await work()
  } finally {
    isApart = before
  }
}

/** The other end of a crew: one task after another, in a process that lives and dies with its server. */
export function serveTasks(work: (task: never, tell: Tell) => Promise<unknown>): void {
  isApart = true
  process.once('disconnect', () => process.exit())
  // The server drains first; a manager of services sends its signals to both.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.on('message', task => {
    work(task as never, progress => say({ kind: 'progress', progress })).then(
      result => say({ kind: 'done', result }),
      (error: unknown) =>
        say({ kind: 'broken', error: error instanceof Error ? error : new Error(String(error)) }),
    )
  })
  // It is killed where others end, and would compile all of its files again each time. Nothing where there is no cache.
  void say({ kind: 'ready' }).then(() => flushCompileCache())
}
