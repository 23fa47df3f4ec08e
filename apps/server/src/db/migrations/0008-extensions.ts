import { type Kysely, sql } from 'kysely'

/** Sub-tests with time given back are few, and looked for whenever a review might be shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index progresses_extended on progresses (bucket, ends_at)
      where submitted_at is null and extended_seconds > 0
  `.execute(db)
  await sql`
    comment on column progresses.extended_seconds is
      'what an admin added to ends_at; moved without it, a deadline would not keep the reviews of others shut'
  `.execute(db)
}
