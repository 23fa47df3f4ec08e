import { type Kysely, sql } from 'kysely'

/** Who comes late becomes a row between those that a generation was written with (decision 111). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ranking_rows add column late integer not null default 0`.execute(db)
  await sql`
    alter table ranking_rows drop constraint ranking_rows_pkey,
      add constraint ranking_rows_pkey primary key (tryout_id, generation, position, late)
  `.execute(db)
  await sql`create index ranking_rows_late on ranking_rows (tryout_id, generation, total) where late < 0`.execute(
    db,
  )
  await sql`comment on column ranking_rows.late is '0 in the generation as it was written; -1, -2, … for those who came later, whose position and rank are those among the rows with 0'`.execute(
    db,
  )
  await sql`alter table ranking_snapshots add column late_at timestamptz(3)`.execute(db)
  await sql`alter table ranking_snapshots add column late_generation integer`.execute(db)
  await sql`comment on column ranking_snapshots.late_at is 'until when those who came later have their rows'`.execute(
    db,
  )
  await sql`comment on column ranking_snapshots.late_generation is 'the generation with their rows; another than the one that is read where the version before has written that one'`.execute(
    db,
  )
}
