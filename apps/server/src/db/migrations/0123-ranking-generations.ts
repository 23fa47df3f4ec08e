import { type Kysely, sql } from 'kysely'

/**
 * A ranking is written beside the one that is read, and takes its place at once (decision 107). Without foreign keys, which look up
 * the same try-out for each of a million rows. The version before goes on with `ranks` and `ranking_lists`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ranking_rows (
      tryout_id uuid not null,
      generation integer not null default 0,
      position integer not null,
      rank integer not null,
      user_id uuid not null,
      attempt_id uuid not null,
      total double precision not null,
      total_se double precision,
      finished_at timestamptz(3) not null,
      scaled double precision[],
      scaled_se double precision[],
      major_ids uuid[],
      province_id text,
      school text,
      primary key (tryout_id, generation, position)
    )
  `.execute(db)
  await sql`create unique index ranking_rows_own on ranking_rows (user_id, tryout_id, generation)`.execute(db)
  await sql`
    create index ranking_rows_finished on ranking_rows (tryout_id, generation, finished_at, position)
  `.execute(db)
  await sql`comment on column ranking_rows.position is 'unique place: score, then earlier finish; equal scores share a rank'`.execute(
    db,
  )
  await sql`comment on column ranking_rows.scaled is 'in the order of the sub-tests'`.execute(db)
  await sql`comment on column ranking_rows.school is 'key of the list, when the ranking was computed'`.execute(
    db,
  )
  await sql`
    create table ranking_stretches (
      tryout_id uuid not null,
      generation integer not null default 0,
      scope text not null check (scope in ('province', 'school', 'university', 'major')),
      scope_key text not null,
      first_place integer not null,
      first_position integer not null,
      positions integer[] not null,
      ranks integer[] not null,
      primary key (tryout_id, generation, scope, scope_key, first_place)
    )
  `.execute(db)
  await sql`
    create unique index ranking_stretches_position
    on ranking_stretches (tryout_id, generation, scope, scope_key, first_position)
  `.execute(db)
  await sql`comment on column ranking_stretches.positions is 'of these students among everybody, ascending'`.execute(
    db,
  )
  await sql`comment on column ranking_stretches.ranks is 'of the same students within the list'`.execute(db)
  await sql`alter table ranking_snapshots add column generation integer not null default 0`.execute(db)
  await sql`alter table ranking_snapshots add column written_at timestamptz(3)`.execute(db)
  await sql`comment on column ranking_snapshots.generation is 'of the rows that are read'`.execute(db)
  await sql`comment on column ranking_snapshots.written_at is 'computed_at of that generation; another where the version before has computed it since'`.execute(
    db,
  )
  await sql`alter table score_histograms drop constraint score_histograms_tryout_id_fkey`.execute(db)
}
