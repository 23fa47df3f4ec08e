import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { installJobQueues } from './job-queue.ts'
import { migrate } from './migrate.ts'

/** Migrates over a connection of its own, which no request's time limits bind. */
export async function prepareSchema(url: string): Promise<void> {
  const db = new Kysely<never>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
  })
  try {
    await migrate(db)
    await installJobQueues(url)
  } finally {
    await db.destroy()
  }
}
