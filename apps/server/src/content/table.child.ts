import { serveTasks } from '../serve-tasks.ts'
import { readTables, TableError } from './read-table.ts'
import type { TableTask, TableEnding } from './read-tables-apart.ts'

/** What people are told of a file crosses as a word: classes of errors do not. */
serveTasks(async ({ bytes }: TableTask): Promise<TableEnding> => {
  try {
    return { tables: readTables(bytes) }
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    return { refusal: error.message }
  }
})
