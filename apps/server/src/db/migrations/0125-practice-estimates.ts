import { type Kysely, sql } from 'kysely'
import { replicateTables } from '../placement.ts'

/**
 * What answers of practice say of questions (decision 109) stands apart from what try-outs found. The bank takes it only where
 * nothing else has measured the version in use.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table question_estimates add column by_practice boolean not null default false`.execute(db)
  await sql`comment on column question_estimates.by_practice is 'answers of practice found it: good for choosing questions, never for scoring'`.execute(
    db,
  )
  await sql`
    create table practice_estimates (
      question_id uuid primary key references questions on delete cascade,
      question_version integer not null,
      scale_of uuid not null,
      a double precision not null,
      b double precision not null,
      c double precision not null,
      se double precision not null,
      n integer not null,
      found_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`comment on column practice_estimates.se is 'of b, with what practice does to difficulties beyond chance'`.execute(
    db,
  )
  await sql`
    create table practice_measurements (
      subject_id uuid primary key references subjects on delete cascade,
      begun_at timestamptz(3) not null,
      ended_at timestamptz(3),
      students integer,
      spread double precision
    )
  `.execute(db)
  await sql`comment on table practice_measurements is 'when practice last measured a subject; begun and not ended: the next night begins anew'`.execute(
    db,
  )
  await replicateTables(db, ['practice_estimates', 'practice_measurements'])
}
