import { type Kysely, sql } from 'kysely'
import { replicateTables } from '../placement.ts'

/** What writing questions needs: every version of them, all their topics, and who shares a bank. */
async function createAuthoring(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table question_versions (
      question_id uuid not null references questions,
      version integer not null check (version > 0),
      author_id uuid references users,
      stimulus_id uuid references stimuli,
      source jsonb not null,
      content jsonb not null,
      key jsonb not null,
      explanation_html text not null,
      explanation_video_url text,
      points double precision not null check (points > 0),
      difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
      note text not null,
      created_at timestamptz(3) not null,
      primary key (question_id, version)
    )
  `.execute(db)
  await sql`comment on table question_versions is 'what a question was before; papers name the version that they froze'`.execute(
    db,
  )
  await sql`comment on column question_versions.author_id is 'null where nobody wrote it down'`.execute(db)
  await sql`
    create table question_topics (
      question_id uuid not null references questions,
      topic_id uuid not null references topics,
      primary key (question_id, topic_id)
    )
  `.execute(db)
  await sql`comment on table question_topics is 'all topics of a question; questions.topic_id is the one that reports count it under'`.execute(
    db,
  )
  await sql`
    create table bank_members (
      bank_id uuid not null references question_banks,
      user_id uuid not null references users,
      created_at timestamptz(3) not null,
      primary key (bank_id, user_id)
    )
  `.execute(db)
  await sql`comment on table bank_members is 'teachers who may write in a bank of somebody else'`.execute(db)
  await replicateTables(db, ['question_versions', 'question_topics', 'bank_members'])
  await sql`
    insert into question_versions (question_id, version, stimulus_id, source, content, key, explanation_html,
      explanation_video_url, points, difficulty, note, created_at)
    select q.id, q.version, q.stimulus_id, k.source, q.content, k.key, k.explanation_html,
      k.explanation_video_url, q.points, q.difficulty, '', q.updated_at
    from questions q join question_keys k on k.question_id = q.id
  `.execute(db)
  await sql`insert into question_topics (question_id, topic_id) select id, topic_id from questions`.execute(
    db,
  )
  await sql`create index question_banks_owner on question_banks (owner_id)`.execute(db)
}

async function createFaqs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table faqs (
      id uuid primary key,
      question text not null,
      answer text not null,
      answer_html text not null,
      category text not null,
      position integer not null,
      is_published boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`comment on column faqs.answer is 'Markdown, as the author typed it'`.execute(db)
}

/** Pictures and files of authors, by the hash of what they hold: the same picture is kept once. */
async function createMedia(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table media (
      id uuid primary key,
      owner_id uuid not null references users,
      hash text not null,
      url text not null,
      kind text not null check (kind in ('image', 'file')),
      media_type text not null,
      width integer,
      height integer,
      bytes integer not null check (bytes > 0),
      alt text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (owner_id, hash)
    )
  `.execute(db)
}

/** A password is set by a secret of its own purpose; this says who asked whom, and when it was taken up. */
async function createInvitations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitations (
      user_id uuid primary key references users,
      invited_by uuid not null references users,
      expires_at timestamptz(3) not null,
      accepted_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`alter table one_time_secrets drop constraint one_time_secrets_purpose_check`.execute(db)
  await sql`
    alter table one_time_secrets add constraint one_time_secrets_purpose_check
      check (purpose in ('verify_email', 'reset_otp', 'reset_token', 'invitation'))
  `.execute(db)
}

/** Answers that came too late count once somebody has decided so, and said why. */
async function letLateAnswersBeDecided(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table late_answers
      add column decision text,
      add column decided_by uuid,
      add column decided_at timestamptz(3),
      add column reason text
  `.execute(db)
  await sql`
    alter table late_answers add constraint late_answers_decision check (decision in ('accepted', 'refused'))
  `.execute(db)
  await sql`
    alter table late_answers add constraint late_answers_decided check (
      (decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)
      and (decision is null) = (reason is null)
    )
  `.execute(db)
}

/** A student stands in one list of each scope, and in one for each major chosen, up to four. */
async function widenRanks(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ranks drop constraint ranks_scope_check`.execute(db)
  await sql`
    alter table ranks add constraint ranks_scope_check
      check (scope in ('national', 'program', 'province', 'school', 'university', 'major'))
  `.execute(db)
  await sql`drop index ranks_own`.execute(db)
  await sql`create unique index ranks_own on ranks (tryout_id, scope, user_id, scope_key)`.execute(db)
}

async function widenUniversities(db: Kysely<unknown>): Promise<void> {
  await sql`alter table universities drop constraint universities_type_check`.execute(db)
  await sql`
    alter table universities add constraint universities_type_check
      check (type in ('ptn', 'ptkin', 'polytechnic', 'kedinasan', 'private'))
  `.execute(db)
}

/** Every row says since when it is there, and when it last changed. */
async function stampRows(db: Kysely<unknown>): Promise<void> {
  for (const table of ['tryout_sub_tests', 'major_years', 'settings'] as const) {
    const id = sql.table(table)
    if (table !== 'settings')
      await sql`alter table ${id} add column updated_at timestamptz(3) not null default now()`.execute(db)
    await sql`alter table ${id} add column created_at timestamptz(3) not null default now()`.execute(db)
  }
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createAuthoring(db)
  await createFaqs(db)
  await createMedia(db)
  await createInvitations(db)
  await letLateAnswersBeDecided(db)
  await widenRanks(db)
  await widenUniversities(db)
  await stampRows(db)
}
