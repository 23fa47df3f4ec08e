import { type Kysely, sql } from 'kysely'

/**
 * One row a person (decision 98): `ranks` keeps the ranking of everybody, and the lists of provinces, schools, universities and
 * majors are numbers of it, some hundred places a row. The next migration fills them.
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
  await sql`create index group_figures_largest on group_figures (tryout_id, kind, students desc, name)`.execute(
    db,
  )
}
