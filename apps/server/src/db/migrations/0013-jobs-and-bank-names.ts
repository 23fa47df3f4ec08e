import { type Kysely, sql } from 'kysely'

/** A sub-test of a bank is named so, and never again like one of a try-out; long jobs tell how far they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stimuli rename column sub_test_id to bank_sub_test_id`.execute(db)
  await sql`alter table questions rename column sub_test_id to bank_sub_test_id`.execute(db)
  await sql`alter index questions_sub_test rename to questions_bank_sub_test`.execute(db)
  await sql`
    create table jobs (
      id uuid primary key,
      kind text not null,
      owner_id uuid not null references users,
      stage text,
      done integer not null default 0,
      "of" integer,
      message text,
      cancel_requested_at timestamptz(3),
      result jsonb,
      error text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      finished_at timestamptz(3)
    )
  `.execute(db)
  await sql`comment on column jobs.stage is 'null: waits in its queue'`.execute(db)
  await sql`create index jobs_owner on jobs (owner_id, created_at)`.execute(db)
}
