import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** Linux lets those without rights say it every tenth of a second, all processes together. */
const pausesMs = [0, 150, 300, 600, 1_200]

const isRefusedForNow = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EAGAIN'

/**
 * Where Linux shares a processor among sessions before it asks for priorities (autogroup), a priority alone says nothing to
 * the sessions of others, as those of the database are. The share of a session is set apart.
 */
async function lowerShare(pid: number, priority: number): Promise<void> {
  for (const pause of pausesMs) {
    await sleep(pause, undefined, { ref: false })
    const error: unknown = await writeFile(`/proc/${pid}/autogroup`, String(priority)).catch(
      (reason: unknown) => reason,
    )
    if (!isRefusedForNow(error)) return
  }
}

/**
 * Lets others go before a process that has just begun and leads a session of its own. At once and from outside: Linux counts
 * the priority by thread, and a thread takes that of the one which began it, so later the process could only slow down its first.
 */
export function lowerPriority(pid: number, priority: number): void {
  try {
    setPriority(pid, priority)
    void lowerShare(pid, priority)
  } catch {
    // It has ended already, and whoever began it hears so.
  }
}
