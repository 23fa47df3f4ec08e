import { type Kysely, sql } from 'kysely'

/**
 * The rows of a former generation go, and the next one takes their room. Whoever gives such room back to the system keeps all readers
 * of the table waiting meanwhile, for seconds after a large ranking.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['ranking_rows', 'ranking_stretches'])
    await sql`alter table ${sql.table(table)} set (vacuum_truncate = off, toast.vacuum_truncate = off)`.execute(
      db,
    )
}
