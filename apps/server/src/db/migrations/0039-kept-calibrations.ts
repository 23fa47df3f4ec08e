import { type Kysely, sql } from 'kysely'

/** The newest calibration of each sub-test and what it was made of, for a regrade that changes only another one (decision 47). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_calibrations (
      sub_test_id uuid primary key references tryout_sub_tests on delete cascade,
      inputs_hash text not null,
      calibration bytea not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`comment on column kept_calibrations.calibration is 'as V8 serializes it: some errors are no number'`.execute(
    db,
  )
}
