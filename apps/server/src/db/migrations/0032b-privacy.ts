import { type Kysely, sql } from 'kysely'

/** What an installation shows of students in rankings; the defaults are what it showed so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settings
      add column ranking_names boolean not null default true,
      add column open_school_students integer not null default 20 check (open_school_students between 5 and 1000)
  `.execute(db)
  await sql`comment on column settings.ranking_names is 'false: others by initials, also those who show their name'`.execute(
    db,
  )
  await sql`comment on column settings.open_school_students is 'the ranking of a smaller school shows others by initials and bands, unless a code proves the school'`.execute(
    db,
  )
}
