import { type Kysely, sql } from 'kysely'

/** The rankings that stand, as their first generation, in a transaction without the locks of a changed table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into ranking_rows (tryout_id, position, rank, user_id, attempt_id, total, total_se, finished_at, scaled,
      scaled_se, major_ids, province_id, school)
    select tryout_id, position, rank, user_id, attempt_id, total, total_se, finished_at, scaled, scaled_se, major_ids,
      province_id, school
    from ranks where scope = 'national' order by tryout_id, position
  `.execute(db)
  await sql`
    insert into ranking_stretches (tryout_id, scope, scope_key, first_place, first_position, positions, ranks)
    select tryout_id, scope, scope_key, first_place, first_position, positions, ranks from ranking_lists
  `.execute(db)
  await sql`update ranking_snapshots set written_at = computed_at`.execute(db)
}
