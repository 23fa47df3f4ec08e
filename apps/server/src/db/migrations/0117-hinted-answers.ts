import { type Kysely, sql } from 'kysely'

/** Which answers of a practice were given with a hint (decision 102). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table practice_items add column hinted_at timestamptz(3)`.execute(db)
  await sql`comment on column practice_items.hinted_at is 'when its hint was first asked for, before the answer was confirmed'`.execute(
    db,
  )
}
