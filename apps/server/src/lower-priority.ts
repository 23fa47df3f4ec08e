import { writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** Whoever has no rights may say it every tenth of a second, all processes of the machine together. */
const pausesMs = [0, 150, 300, 600, 1_200]

const isRefusedForNow = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EAGAIN'

/**
 * Linux shares a processor among sessions before it looks at priorities (autogroup), so the share of a session is told apart, by
 * the priority that it stands for. With the lowest one a session never comes to begin on a busy machine. Nothing is told where
 * there are no such shares.
 */
export async function giveShare(pid: number, priority: number): Promise<void> {
  for (const pause of pausesMs) {
    await sleep(pause, undefined, { ref: false })
    const error: unknown = await writeFile(`/proc/${pid}/autogroup`, String(priority)).catch(
      (reason: unknown) => reason,
    )
    if (!isRefusedForNow(error)) return
  }
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
