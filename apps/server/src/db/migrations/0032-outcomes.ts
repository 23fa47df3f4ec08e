import { type Kysely, sql } from 'kysely'

/** Who was admitted where, beside the chance that they had been told (decision 39). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table admission_outcomes (
      user_id uuid not null references users,
      major_id uuid not null references majors,
      year smallint not null,
      admitted boolean not null,
      source text not null check (source in ('student', 'import')),
      recorded_by uuid not null references users,
      consented_at timestamptz(3) not null,
      tryout_id uuid references tryouts,
      priority smallint,
      chance double precision check (chance between 0 and 1),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (user_id, major_id, year),
      check ((chance is null) = (tryout_id is null) and (chance is null) = (priority is null))
    )
  `.execute(db)
  await sql`comment on column admission_outcomes.chance is 'as the result of tryout_id told it when the outcome was written down; later runs do not change it'`.execute(
    db,
  )
  await sql`create index admission_outcomes_told on admission_outcomes (year) where chance is not null`.execute(
    db,
  )
}
