import { type Kysely, sql } from 'kysely'

/** A student stands in the rankings of up to four majors and their universities. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ranks drop constraint ranks_scope_check`.execute(db)
  await sql`
    alter table ranks add constraint ranks_scope_check
      check (scope in ('national', 'province', 'school', 'university', 'major'))
  `.execute(db)
  await sql`drop index ranks_own`.execute(db)
  await sql`create unique index ranks_own on ranks (tryout_id, user_id, scope, scope_key)`.execute(db)
}
