import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { resolve } from 'node:path'
import { lowerPriority } from '../../apps/server/src/lower-priority.ts'

export type Ask<Task, Outcome> = (task: Task) => Promise<Outcome>

/** A load generator in a process of its own, which does one task after another. Or it takes what the server leaves it. */
export function openLoader<Task, Outcome>(
  stack: AsyncDisposableStack,
  file: string,
  goesFirst = true,
): Ask<Task, Outcome> {
  const options = { serialization: 'advanced', execArgv: [], detached: !goesFirst } as const
  const child = fork(resolve(import.meta.dirname, file), options)
  if (!goesFirst && child.pid !== undefined) lowerPriority(child.pid, constants.priority.PRIORITY_LOW)
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
