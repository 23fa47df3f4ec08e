import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchQuestion } from '../world/answer.ts'
import { openConnections } from './connection.ts'
import { answerTasks } from './loader.ts'
import { prepareSaves } from './prepare-saves.ts'

export interface PacedTask {
  port: number
  slug: string
  /** Each is one student. */
  connections: number
  /** The number of the first of them; 0 without it. */
  first?: number
  seconds: number
  /** Between two saves of a student, on average. */
  everyMs: number
  /** Where the sequence numbers go on. */
  seq: number
  questions: BenchQuestion[]
}

export interface PacedOutcome {
  /** How many by their status. */
  refused: Record<number, number>
  /** Of every save, in milliseconds, ascending. */
  latencies: number[]
}

/** A class that answers at its own pace: how long each save takes, not how many there can be. */
async function savePaced(task: PacedTask): Promise<PacedOutcome> {
  const { questions, everyMs } = task
  const write = prepareSaves({ ...task, students: task.connections })
  const connections = await openConnections(task.port, task.connections)
  const end = performance.now() + task.seconds * 1000
  const latencies: number[] = []
  const refused: Record<number, number> = {}
  await Promise.all(
    connections.map(async (connection, number) => {
      await sleep(Math.random() * everyMs)
      for (let seq = task.seq; performance.now() < end; seq++) {
        const began = performance.now()
        const { status } = await connection.send(write(number, seq % questions.length, seq))
        latencies.push(performance.now() - began)
        if (status !== 200) refused[status] = (refused[status] ?? 0) + 1
        // Not in step: whoever waited for the same commit would otherwise come back in the same millisecond ever after.
        await sleep(everyMs * (0.5 + Math.random()))
      }
    }),
  )
  for (const connection of connections) connection.close()
  return { refused, latencies: latencies.sort((a, b) => a - b) }
}

answerTasks(savePaced)
