import { parentPort, workerData } from 'node:worker_threads'
import { v7 } from 'uuid'
import { openDatabase } from '../../db/database.ts'
import { limits } from '../../limits.ts'
import { JobError } from '../jobs/run-jobs.ts'
import { commitImport } from './commit-import.ts'
import type { ImportMessage, ImportTask } from './import-thread.ts'
import { readImport } from './read-import.ts'

const task: ImportTask = workerData
const steps = { read: readImport, commit: commitImport }

const say = (message: ImportMessage) => parentPort?.postMessage(message, [])
const db = openDatabase({
  url: task.database_url,
  connections: 1,
  name: 'import',
  statementMs: limits.importStatementMs,
  // Texts are rendered and pictures drawn between two statements.
  idleMs: 0,
})
try {
  const result = await steps[task.step]({
    db,
    task,
    now: () => new Date(Date.now() + task.clock_offset_ms),
    newId: () => v7(),
    tell: (stage, done, of) => say({ kind: 'progress', stage, done, of }),
  })
  say({ kind: 'done', result })
} catch (error) {
  if (!(error instanceof JobError)) throw error
  say({ kind: 'refused', message: error.message })
} finally {
  await db.destroy()
}
