import { type Kysely, sql } from 'kysely'

/** A large ranking rests after it was computed for so many times as long as it took. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ranking_snapshots add column took_ms integer not null default 0`.execute(db)
}
