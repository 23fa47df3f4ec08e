import { parentPort, workerData } from 'node:worker_threads'
import { v7 } from 'uuid'
import { workOffRuns } from './work-off-runs.queries.ts'

/** Calibrating takes seconds: in a thread of its own it holds up no save. */
export interface ScoreRunTask {
  database_url: string
  /** By how much the platform's clock differs from this machine's, as it may in tests. */
  clock_offset_ms: number
}

const { database_url, clock_offset_ms }: ScoreRunTask = workerData

await workOffRuns(database_url, {
  now: () => new Date(Date.now() + clock_offset_ms),
  newId: () => v7(),
  log: line => parentPort?.postMessage(line, []),
})
