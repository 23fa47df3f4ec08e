import { type Kysely, sql } from 'kysely'

/** Places in a row of a list: two arrays of so many numbers still lie in the row itself, uncompressed. */
const placesInRow = 200

/**
 * The lists of the rankings that are there, in a transaction without the locks of a changed table: it takes minutes for a
 * million. Rows of the other scopes stay until their ranking is computed again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into ranking_lists (tryout_id, scope, scope_key, first_place, first_position, positions, ranks)
    select tryout_id, scope, scope_key, min(place), min(position), array_agg(position order by place),
      array_agg(rank order by place)
    from (
      select g.tryout_id, g.scope, g.scope_key, r.position, g.rank,
        row_number() over (partition by g.tryout_id, g.scope, g.scope_key order by r.position) as place
      from ranks g
      join ranks r on r.tryout_id = g.tryout_id and r.user_id = g.user_id and r.scope = 'national'
      where g.scope <> 'national'
    ) placed
    group by tryout_id, scope, scope_key, (place - 1) / ${sql.lit(placesInRow)}
  `.execute(db)
  await sql`
    update ranks r set province_id = g.province_id, school = g.school
    from (
      select tryout_id, user_id, min(scope_key) filter (where scope = 'province') as province_id,
        min(scope_key) filter (where scope = 'school') as school
      from ranks where scope in ('province', 'school') group by tryout_id, user_id
    ) g
    where r.tryout_id = g.tryout_id and r.user_id = g.user_id and r.scope = 'national'
  `.execute(db)
}
