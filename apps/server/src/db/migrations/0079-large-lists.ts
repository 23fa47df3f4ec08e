import { type Kysely, sql } from 'kysely'

/**
 * What lists of a million people need to show a page of each order and of each filter. Empty times come last in both
 * directions, which takes an index each.
 */
const indexes = [
  sql`create index users_seen_first on users (last_login_at, id)`,
  sql`create index users_seen_last on users (last_login_at desc nulls last, id desc)`,
  sql`create index users_role on users (role, created_at, id)`,
  sql`create index users_status on users (status, created_at, id)`,
  sql`create index users_program on users (program_id, created_at, id)`,
  sql`create index users_school on users (lower(school_name), id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of indexes) await index.execute(db)
}
