import { v7 } from 'uuid'
import { openDatabase } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import { serveTasks, type Tell } from '../../../serve-tasks.ts'
import { JobError } from '../../platform/jobs/run-jobs.ts'
import { commitImport } from './commit-import.queries.ts'
import type { ImportEnding, ImportTask } from './import-process.ts'
import { type ImportMeans, readImport } from './read-import.ts'

const steps = { read: readImport, commit: commitImport }

/** Each word is a commit beside those of answers: a stage begins at once, and goes on four times a second. */
function tellSeldom(tell: Tell): ImportMeans['tell'] {
  let [last, at] = ['', 0]
  return (stage, done, of) => {
    const now = performance.now()
    if (stage === last && now - at < limits.importTellMs) return
    ;[last, at] = [stage, now]
    void tell({ stage, done, of })
  }
}

/** How the task ended, once its connection is closed. */
async function work(task: ImportTask, tell: Tell): Promise<ImportEnding> {
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
      tell: tellSeldom(tell),
    })
    return { result }
  } catch (error) {
    if (error instanceof JobError) return { refusal: error.message }
    throw error
  } finally {
    await db.destroy()
  }
}

serveTasks(work)
