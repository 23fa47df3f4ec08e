import { type Kysely, sql } from 'kysely'
import { distributeTables } from '../placement.ts'

/** What a student has read of a chance, kept when it was read: runs and rankings after it tell others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table told_chances (
      bucket smallint not null,
      attempt_id uuid not null,
      score_run_id uuid not null,
      major_id uuid not null references majors,
      priority smallint not null,
      chance double precision not null check (chance between 0 and 1),
      if_refused double precision not null check (if_refused between 0 and 1),
      told_at timestamptz(3) not null,
      primary key (bucket, attempt_id, score_run_id, major_id)
    )
  `.execute(db)
  await distributeTables(db, ['told_chances'])
  await sql`
    alter table told_chances add constraint told_chances_attempt foreign key (bucket, attempt_id) references attempts
  `.execute(db)
  await sql`comment on column told_chances.if_refused is 'the chance of whoever the choices before have refused: what came is compared with this'`.execute(
    db,
  )
  await sql`alter table admission_outcomes add column if_refused double precision`.execute(db)
  await sql`
    alter table admission_outcomes
      add constraint admission_outcomes_if_refused check (if_refused between 0 and 1)
  `.execute(db)
  await sql`comment on column admission_outcomes.if_refused is 'null where it was not kept; of a first choice the chance itself'`.execute(
    db,
  )
  await sql`update admission_outcomes set if_refused = chance where priority = 1`.execute(db)
  await sql`comment on column admission_outcomes.chance is 'as the student had read it in the result of tryout_id; later runs do not change it'`.execute(
    db,
  )
}
