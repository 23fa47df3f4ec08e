import { writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** Whoever has no rights may say it every tenth of a second, all processes of the machine together. */
const pausesMs = [150, 300, 600, 1_200]

const isRefusedForNow = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EAGAIN'

const tellKernel = (pid: number, priority: number) => writeFile(`/proc/${pid}/autogroup`, String(priority))

/** What is still to be told, by process. */
const untold = new Map<number, number>()

/**
 * Linux shares a processor among sessions before it looks at priorities (autogroup), so the share of a session is told apart, by
 * the priority that it stands for. With the lowest one a session never comes to begin on a busy machine. A refusal for now is
 * tried again until the process ends, and the last share that was given is the one that is told. Nothing is told where there
 * are no such shares.
 */
export async function giveShare(pid: number, priority: number, tell = tellKernel): Promise<void> {
  const isUnderWay = untold.has(pid)
  untold.set(pid, priority)
  if (isUnderWay) return
  for (let tries = 0; ; tries++) {
    const told = untold.get(pid) ?? priority
    const error: unknown = await tell(pid, told).catch((reason: unknown) => reason)
    if (isRefusedForNow(error)) await sleep(pausesMs[tries] ?? pausesMs.at(-1), undefined, { ref: false })
    else if (untold.get(pid) === told) break
  }
  untold.delete(pid)
}

/**
 * Lets others go before a process that leads a session of its own. At once and from
 * outside: Linux counts the priority by thread, and a thread takes that of the one which began it, so later the process could
 * only slow down its first.
 */
export function lowerPriority(pid: number, priority: number): void {
  try {
    setPriority(pid, priority)
    void giveShare(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, and whoever began it hears so.
  }
}
