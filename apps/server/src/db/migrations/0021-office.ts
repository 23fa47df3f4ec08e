import { type Kysely, sql } from 'kysely'

/** What the back office needs of users and of the log of its acts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column anonymised_at timestamptz(3)`.execute(db)
  await sql`comment on column users.anonymised_at is 'since then nothing tells who it was; marks and ranks stay'`.execute(
    db,
  )
  await sql`create index users_created on users (created_at, id)`.execute(db)
  await sql`create index audit_entries_at on audit_entries (at, id)`.execute(db)
}
