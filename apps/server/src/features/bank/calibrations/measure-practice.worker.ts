import { workerData } from 'node:worker_threads'
import { openDatabase } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import { claimSubject, measureSubject } from './measure-practice.queries.ts'

/** Measuring takes seconds: in a thread of its own it holds up no save. */
export interface PracticeTask {
  database_url: string
  /** By how much the platform's clock differs from this machine's, as it may in tests. */
  clock_offset_ms: number
}

const { database_url, clock_offset_ms }: PracticeTask = workerData
const db = openDatabase({
  url: database_url,
  connections: 1,
  name: 'practice',
  statementMs: limits.scoreStatementMs,
})
const at = new Date(Date.now() + clock_offset_ms)
try {
  for (let subject = await claimSubject(db, at); subject; subject = await claimSubject(db, at))
    await measureSubject(db, subject, at)
} finally {
  await db.destroy()
}
