import { type Kysely, sql } from 'kysely'

/**
 * What a report tells of everybody ranked and of their schools, provinces and classes, written with the ranking: a request
 * reads rows. A ranking that was computed before has none until the next round of the job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table group_figures (
      tryout_id uuid not null references tryouts,
      kind text not null check (kind in ('everybody', 'school', 'province', 'class')),
      key text not null,
      name text not null,
      students integer not null,
      mean double precision not null,
      sd double precision,
      median double precision not null,
      square_error double precision,
      bins integer[] not null,
      sub_tests jsonb not null,
      told_mean double precision,
      told_se double precision,
      rank_from integer,
      rank_to integer,
      primary key (tryout_id, kind, key)
    )
  `.execute(db)
  await sql`comment on column group_figures.square_error is 'mean square of the standard errors of the totals'`.execute(
    db,
  )
  await sql`comment on column group_figures.bins is 'students in each even part of the scale'`.execute(db)
  await sql`comment on column group_figures.told_mean is 'without the pull to the norm; null where so few would be persons'`.execute(
    db,
  )
  await sql`create index group_figures_best on group_figures (tryout_id, kind, told_mean desc, name)`.execute(
    db,
  )
  await sql`alter table ranking_snapshots add column grouped_at timestamptz(3)`.execute(db)
  await sql`comment on column ranking_snapshots.grouped_at is 'when group_figures were written; null for a ranking of before'`.execute(
    db,
  )
  await sql`create index class_members_changed on class_members (greatest(joined_at, left_at))`.execute(db)
}
