import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { installJobQueues } from './job-queue.ts'
import { migrate } from './migrate.ts'
import { placeTables } from './place-tables.ts'
import { isSharded } from './placement.ts'

/** Migrates over a connection of its own, which no request's time limits bind. Tells whether there are shards. */
export async function prepareSchema(url: string): Promise<{ is_sharded: boolean }> {
  const db = new Kysely<never>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
  })
  try {
    await migrate(db)
    await placeTables(db)
    await installJobQueues(url)
    return { is_sharded: await isSharded(db) }
  } finally {
    await db.destroy()
  }
}
