import { type Kysely, sql } from 'kysely'

/** What the administration's table of a ranking needs to show a page among a million students. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ranking_snapshots add column major_ids uuid[] not null default '{}'`.execute(db)
  await sql`comment on column ranking_snapshots.major_ids is 'that anybody ranked has chosen'`.execute(db)
  await sql`
    update ranking_snapshots s set major_ids = array(
      select distinct unnest(r.major_ids) from ranks r where r.tryout_id = s.tryout_id and r.scope = 'national'
    )
  `.execute(db)
  await sql`create index ranks_finished on ranks (tryout_id, finished_at, position) where scope = 'national'`.execute(
    db,
  )
  await sql`create index users_by_name on users (lower(name))`.execute(db)
}
