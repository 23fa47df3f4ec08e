import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { resolve } from 'node:path'
import { lowerPriority } from '../../apps/server/src/lower-priority.ts'

export type Ask<Task, Outcome> = (task: Task) => Promise<Outcome>

/**
 * A load generator in a process of its own, which does one task after another. `elsewhere`: it stands for other machines, and
 * what it costs is not the server's.
 */
export function openLoader<Task, Outcome>(
  stack: AsyncDisposableStack,
  file: string,
  { elsewhere = false } = {},
): Ask<Task, Outcome> {
  const path = resolve(import.meta.dirname, file)
  const child = fork(path, { serialization: 'advanced', execArgv: [], detached: elsewhere })
  if (elsewhere && child.pid !== undefined) lowerPriority(child.pid, constants.priority.PRIORITY_LOW)
  stack.defer(() => void child.kill())
  const failed = once(child, 'exit').then(() => {
    throw new Error('The load generator ended')
  })
  // Nobody waits for it between two tasks, nor when the child is stopped at the end.
  failed.catch(() => {})
  return async task => {
    child.send(task as object)
    const [outcome] = (await Promise.race([once(child, 'message'), failed])) as [Outcome]
    return outcome
  }
}

/** The other end: runs in the load generator. */
export function answerTasks(work: (task: never) => Promise<unknown>): void {
  process.on('message', (task: unknown) => {
    work(task as never).then(
      outcome => process.send?.(outcome),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}
