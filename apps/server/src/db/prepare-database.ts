import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { installJobQueues } from './job-queue.ts'
import { migrate } from './migrate.ts'
import { placeTables } from './place-tables.ts'
import { isSharded } from './placement.ts'
import { prepareSearch } from './search-indexes.ts'

/** `lacking` says what the database lacks, if anything. */
export interface PreparedSchema {
  is_sharded: boolean
  lacking: string | undefined
}

/** Migrates over a connection of its own, which no request's time limits bind. */
export async function prepareSchema(url: string): Promise<PreparedSchema> {
  const db = new Kysely<never>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
  })
  try {
    await migrate(db)
    await placeTables(db)
    await installJobQueues(url)
    return { is_sharded: await isSharded(db), lacking: await prepareSearch(db) }
  } finally {
    await db.destroy()
  }
}
