import { type Kysely, sql } from 'kysely'

/** Places in a row of a list: two arrays of so many numbers still lie in the row itself, uncompressed. */
const placesInRow = 200

/**
 * One row a person (decision 98): `ranks` keeps the ranking of everybody, and the lists of provinces, schools, universities and
 * majors are numbers of it, some hundred places a row. Rows of the other scopes stay until their ranking is computed again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ranking_lists (
      tryout_id uuid not null references tryouts,
      scope text not null check (scope in ('province', 'school', 'university', 'major')),
      scope_key text not null,
      first_place integer not null,
      first_position integer not null,
      positions integer[] not null,
      ranks integer[] not null,
      primary key (tryout_id, scope, scope_key, first_place)
    )
  `.execute(db)
  await sql`
    create unique index ranking_lists_position on ranking_lists (tryout_id, scope, scope_key, first_position)
  `.execute(db)
  await sql`comment on column ranking_lists.first_place is 'in the list, from 1, of the first one of the row'`.execute(
    db,
  )
  await sql`comment on column ranking_lists.positions is 'of these students among everybody, ascending'`.execute(
    db,
  )
  await sql`comment on column ranking_lists.ranks is 'of the same students within the list'`.execute(db)
  await sql`alter table ranks add column province_id text`.execute(db)
  await sql`alter table ranks add column school text`.execute(db)
  await sql`comment on column ranks.school is 'key of the list, when the ranking was computed'`.execute(db)
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
  await sql`create index group_figures_largest on group_figures (tryout_id, kind, students desc, name)`.execute(
    db,
  )
}
