import { once } from 'node:events'
import { v7 } from 'uuid'
import { openDatabase } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import { JobError } from '../../platform/jobs/run-jobs.ts'
import { commitImport } from './commit-import.queries.ts'
import type { ImportMessage, ImportTask } from './import-process.ts'
import { type ImportMeans, readImport } from './read-import.ts'

const steps = { read: readImport, commit: commitImport }

const say = (message: ImportMessage) => process.send?.(message)

/** Each word is a commit beside those of answers: a stage begins at once, and goes on four times a second. */
function tellSeldom(): ImportMeans['tell'] {
  let [last, at] = ['', 0]
  return (stage, done, of) => {
    const now = performance.now()
    if (stage === last && now - at < limits.importTellMs) return
    ;[last, at] = [stage, now]
    say({ kind: 'progress', stage, done, of })
  }
}

/** How the task ended, once its connection is closed. */
async function work(task: ImportTask): Promise<ImportMessage> {
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
      tell: tellSeldom(),
    })
    return { kind: 'done', result }
  } catch (error) {
    if (error instanceof JobError) return { kind: 'refused', message: error.message }
    return { kind: 'broken', error: error instanceof Error ? error : new Error(String(error)) }
  } finally {
    await db.destroy()
  }
}

// It lives and dies with its server, which drains first; a terminal sends its signals to both.
process.once('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
const [task] = (await once(process, 'message')) as [ImportTask]
say(await work(task))
