import { type Kysely, sql } from 'kysely'
import { v7 } from 'uuid'
import { replicateTables } from '../placement.ts'

/** The official format of a program in one year: its sub-tests with counts and times, and how they are marked. */
async function createPresets(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table program_presets (
      id uuid primary key,
      program_id uuid not null references programs,
      name text not null,
      year integer not null,
      source text not null,
      mode text not null check (mode in ('blocking', 'free')),
      scoring text not null check (scoring in ('raw', 'weighted', 'irt')),
      marks jsonb not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (program_id, name)
    )
  `.execute(db)
  await sql`comment on column program_presets.source is 'where the figures come from, for whoever checks them next year'`.execute(
    db,
  )
  await sql`
    create table preset_sub_tests (
      preset_id uuid not null references program_presets,
      subject_id uuid not null references subjects,
      position integer not null,
      question_count integer not null check (question_count > 0),
      duration_seconds integer not null check (duration_seconds > 0),
      weight double precision not null check (weight >= 0),
      threshold double precision,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (preset_id, subject_id)
    )
  `.execute(db)
  await replicateTables(db, ['program_presets', 'preset_sub_tests'])
}

/** Programs that are there already begin with what their subjects say today. */
async function fillPresets(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from programs p where exists (select from subjects s where s.program_id = p.id)
  `.execute(db)
  for (const program of rows) {
    const id = v7()
    await sql`
      insert into program_presets (id, program_id, name, year, source, mode, scoring, marks, created_at, updated_at)
      values (${id}, ${program.id}, ${`${program.name} 2025`}, 2025, '', 'blocking', 'irt', '{"kind":"points"}', now(), now())
    `.execute(db)
    await sql`
      insert into preset_sub_tests (preset_id, subject_id, position, question_count, duration_seconds, weight, created_at, updated_at)
      select ${id}, id, position, default_question_count, default_duration_seconds, 1, now(), now()
      from subjects where program_id = ${program.id}
    `.execute(db)
  }
}

/** What a draft holds until its publication freezes it. */
async function letDraftsHoldQuestions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tryout_questions (
      sub_test_id uuid not null references tryout_sub_tests,
      question_id uuid not null references questions on delete cascade,
      position integer not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (sub_test_id, question_id)
    )
  `.execute(db)
  await sql`comment on table tryout_questions is 'chosen for a draft; once it is published paper_items tell'`.execute(
    db,
  )
  await replicateTables(db, ['tryout_questions'])
  await sql`alter table tryout_sub_tests add column wanted_questions integer check (wanted_questions > 0)`.execute(
    db,
  )
  await sql`comment on column tryout_sub_tests.wanted_questions is 'how many the plan asks for; null where nobody said'`.execute(
    db,
  )
  await sql`alter table tryouts add column starts_paused_at timestamptz(3)`.execute(db)
  await sql`comment on column tryouts.starts_paused_at is 'since then nobody begins a sub-test; those under way go on'`.execute(
    db,
  )
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createPresets(db)
  await fillPresets(db)
  await letDraftsHoldQuestions(db)
}
