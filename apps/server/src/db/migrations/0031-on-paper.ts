import { type Kysely, sql } from 'kysely'

/** Attempts whose answers came in on paper. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table attempts add column paper_variant text check (paper_variant in ('A', 'B', 'C', 'D'))
  `.execute(db)
  await sql`comment on column attempts.paper_variant is 'null: sat on a device'`.execute(db)
  await sql`create index attempts_on_paper on attempts (bucket, tryout_id) where paper_variant is not null`.execute(
    db,
  )
}
