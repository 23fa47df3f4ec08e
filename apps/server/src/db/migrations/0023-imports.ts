import { type Kysely, sql } from 'kysely'

/** Files of questions that have been read and wait for a person to look at them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imports (
      id uuid primary key,
      owner_id uuid not null references users,
      bank_sub_test_id uuid not null,
      file_name text not null,
      file bytea,
      passages jsonb not null,
      remarks jsonb not null,
      unsupported jsonb not null,
      pictures integer not null,
      read_at timestamptz(3),
      reading_job_id uuid not null,
      commit_job_id uuid,
      committed_at timestamptz(3),
      published integer,
      drafts integer,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`comment on column imports.file is 'until it has been read'`.execute(db)
  await sql`comment on column imports.bank_sub_test_id is 'may be gone when the questions are to go into it'`.execute(
    db,
  )
  await sql`create index imports_owner on imports (owner_id, created_at)`.execute(db)
  await sql`
    create table import_questions (
      import_id uuid not null references imports on delete cascade,
      position integer not null check (position > 0),
      number integer not null,
      type text not null,
      draft jsonb not null,
      stem text not null,
      problem text,
      is_keyed boolean not null,
      topic text not null,
      difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
      passage text,
      decision text not null check (decision in ('open', 'accepted', 'skipped')),
      remarks jsonb not null,
      signs jsonb not null,
      source jsonb not null,
      primary key (import_id, position)
    )
  `.execute(db)
  await sql`comment on column import_questions.problem is 'what of it cannot be shown'`.execute(db)
}
