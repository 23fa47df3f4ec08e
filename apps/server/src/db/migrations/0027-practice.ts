import { type Kysely, sql } from 'kysely'
import { distributeTables, replicateTables } from '../placement.ts'

/** Which questions may be practised, and what is known of them. */
async function openBanks(db: Kysely<unknown>): Promise<void> {
  await sql`alter table question_banks add column for_practice boolean not null default false`.execute(db)
  await sql`comment on column question_banks.for_practice is 'students of its program are given its published questions to practise'`.execute(
    db,
  )
  await sql`
    create table question_estimates (
      question_id uuid primary key references questions,
      a double precision not null,
      b double precision not null,
      c double precision not null check (c >= 0 and c < 1),
      se double precision,
      n integer not null,
      source text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`comment on table question_estimates is '3PL on the scale of the norm group: the last published score run that had the question'`.execute(
    db,
  )
  await sql`comment on column question_estimates.se is 'standard error of b; null where the run does not know it'`.execute(
    db,
  )
  await replicateTables(db, ['question_estimates'])
}

/** What a student was given to practise, and what they answered: the paper is the rows, in order. */
async function createPractices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table practices (
      bucket smallint not null check (bucket between 0 and 1023),
      id uuid not null,
      user_id uuid not null,
      kind text not null check (kind in ('subject', 'topic', 'question', 'plan', 'return')),
      subject_id uuid,
      topic_id uuid,
      question_id uuid,
      seed integer not null,
      started_at timestamptz(3) not null,
      submitted_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (bucket, id)
    )
  `.execute(db)
  await sql`
    create table practice_items (
      bucket smallint not null,
      practice_id uuid not null,
      user_id uuid not null,
      question_id uuid not null,
      position integer not null,
      purpose text not null check (purpose in ('own', 'like', 'new', 'due')),
      value jsonb,
      flagged boolean not null,
      seq integer not null,
      client_at timestamptz(3),
      server_at timestamptz(3),
      confirmed_at timestamptz(3),
      outcome text check (outcome in ('correct', 'partial', 'wrong', 'blank')),
      primary key (bucket, practice_id, question_id),
      check ((confirmed_at is null) = (outcome is null))
    )
  `.execute(db)
  await sql`comment on column practice_items.purpose is 'own: gone wrong before; like: of the same topic; due: comes back by its box'`.execute(
    db,
  )
  await sql`
    create table practice_returns (
      bucket smallint not null,
      user_id uuid not null,
      question_id uuid not null,
      box integer not null check (box > 0),
      due_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (bucket, user_id, question_id)
    )
  `.execute(db)
  await sql`comment on column practice_returns.due_at is 'null: learnt'`.execute(db)
  await sql`
    create table question_notes (
      bucket smallint not null,
      user_id uuid not null,
      question_id uuid not null,
      text text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (bucket, user_id, question_id)
    )
  `.execute(db)
  await sql`comment on table question_notes is 'what a student wrote to themselves in a review'`.execute(db)
  await distributeTables(db, ['practices', 'practice_items', 'practice_returns', 'question_notes'])
  await sql`create unique index practices_one_live on practices (bucket, user_id) where submitted_at is null`.execute(
    db,
  )
  await sql`create index practices_user on practices (bucket, user_id, submitted_at)`.execute(db)
  await sql`create index practice_items_user on practice_items (bucket, user_id, question_id)`.execute(db)
  await sql`alter table practices add foreign key (user_id) references users`.execute(db)
  await sql`alter table practice_items add foreign key (bucket, practice_id) references practices`.execute(db)
  await sql`alter table practice_returns add foreign key (user_id) references users`.execute(db)
  await sql`alter table question_notes add foreign key (user_id) references users`.execute(db)
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await openBanks(db)
  await createPractices(db)
}
