import { type Kysely, sql } from 'kysely'

/** Links to pages of classes have a name of their own, so that somebody can end them who does not have the link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report_shares add column id uuid not null unique default gen_random_uuid()`.execute(
    db,
  )
  await sql`alter table report_shares alter column id drop default`.execute(db)
  await sql`create index report_shares_class on report_shares (tryout_id, batch)`.execute(db)
}
