import { serveTasks } from '../serve-tasks.ts'
import { readLines, TableError } from './read-table.ts'
import type { TableTask, TableEnding } from './read-lines-apart.ts'

/** What people are told of a file crosses as a word: classes of errors do not. */
serveTasks(async ({ bytes }: TableTask): Promise<TableEnding> => {
  try {
    return { lines: readLines(bytes) }
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    return { refusal: error.message }
  }
})
