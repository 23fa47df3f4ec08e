import { setTimeout as sleep } from 'node:timers/promises'
import { computeDelay } from '../../apps/web/src/exam/send/retry.ts'
import { type Connection, openConnection } from './connection.ts'
import { answerTasks } from './loader.ts'
import type { PacedTask } from './paced-saves.ts'
import { prepareSaves } from './prepare-saves.ts'

/** A save that was acknowledged, with the opening of a connection where it needed one; tries before the last do not count. */
export interface TimedSave {
  /** Milliseconds since the epoch. */
  sentAt: number
  ms: number
}

export interface RestartOutcome {
  saves: TimedSave[]
  /** Tries that failed, by status; 0 where no server answered. */
  failed: Record<number, number>
}

/** Sends over one connection, and over a new one once that is gone. */
function createSender(port: number) {
  let connection: Connection | undefined
  return async (request: string): Promise<number> => {
    try {
      connection ??= await openConnection(port)
      return (await connection.send(request)).status
    } catch {
      connection = undefined
      return 0
    }
  }
}

/** Students who keep trying as browsers do, whatever becomes of the server meanwhile. */
async function saveThroughout(task: PacedTask): Promise<RestartOutcome> {
  const { questions, everyMs, connections: students } = task
  const write = prepareSaves({ ...task, students })
  const end = performance.now() + task.seconds * 1000
  const saves: TimedSave[] = []
  const failed: Record<number, number> = {}

  async function save(send: ReturnType<typeof createSender>, request: string): Promise<void> {
    for (let failures = 1; ; failures++) {
      const sentAt = Date.now()
      const began = performance.now()
      const status = await send(request)
      if (status === 200) return void saves.push({ sentAt, ms: performance.now() - began })
      failed[status] = (failed[status] ?? 0) + 1
      await sleep(computeDelay(failures, { busy: status > 0, retry_after_ms: null }, Math.random()))
    }
  }

  async function live(number: number): Promise<void> {
    const send = createSender(task.port)
    await sleep(Math.random() * everyMs)
    for (let seq = task.seq; performance.now() < end; seq++) {
      await save(send, write(number, seq % questions.length, seq))
      await sleep(everyMs * (0.5 + Math.random()))
    }
  }

  await Promise.all(Array.from({ length: students }, (_, number) => live(number)))
  return { saves, failed }
}

answerTasks(saveThroughout)
