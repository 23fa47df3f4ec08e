import { type Kysely, sql } from 'kysely'
import { distributeTables, replicateTables } from '../placement.ts'

/** Quizzes and their papers, like those of try-outs: keys live in a table that the student's queries never name. */
async function createQuizzes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quizzes (
      id uuid primary key,
      slug text not null unique,
      title text not null,
      description text not null,
      program_id uuid not null references programs,
      subject_id uuid references subjects,
      lang text not null check (lang in ('id', 'en')),
      duration_seconds integer check (duration_seconds > 0),
      shuffle boolean not null,
      max_attempts integer check (max_attempts > 0),
      feedback text not null check (feedback in ('after_each', 'after_submit', 'never')),
      opens_at timestamptz(3),
      closes_at timestamptz(3),
      status text not null check (status in ('draft', 'published', 'archived')),
      published_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      check (closes_at > opens_at),
      check (status <> 'published' or published_at is not null)
    )
  `.execute(db)
  await sql`comment on column quizzes.duration_seconds is 'null: without an end'`.execute(db)
  await sql`
    create table quiz_items (
      quiz_id uuid not null references quizzes,
      question_id uuid not null references questions,
      question_version integer not null,
      position integer not null,
      subject_id uuid not null references subjects,
      topic_id uuid not null references topics,
      stimulus_id uuid,
      content jsonb not null,
      points double precision not null check (points > 0),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (quiz_id, question_id),
      unique (quiz_id, position)
    )
  `.execute(db)
  await sql`comment on table quiz_items is 'copied anew with each change of a draft, frozen when the quiz is published'`.execute(
    db,
  )
  await sql`
    create table quiz_stimuli (
      quiz_id uuid not null references quizzes,
      stimulus_id uuid not null,
      title text not null,
      html text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (quiz_id, stimulus_id)
    )
  `.execute(db)
  await sql`
    create table quiz_keys (
      quiz_id uuid not null,
      question_id uuid not null,
      key jsonb not null,
      explanation_html text not null,
      explanation_video_url text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (quiz_id, question_id),
      foreign key (quiz_id, question_id) references quiz_items
    )
  `.execute(db)
  await replicateTables(db, ['quizzes', 'quiz_items', 'quiz_stimuli', 'quiz_keys'])
  await sql`create index quizzes_program on quizzes (program_id, status)`.execute(db)
  await sql`create index paper_items_question on paper_items (question_id)`.execute(db)
  await sql`create index quiz_items_question on quiz_items (question_id)`.execute(db)
}

async function createQuizAttempts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quiz_attempts (
      bucket smallint not null check (bucket between 0 and 1023),
      id uuid not null,
      user_id uuid not null,
      quiz_id uuid not null,
      number integer not null check (number > 0),
      seed integer not null,
      started_at timestamptz(3) not null,
      ends_at timestamptz(3),
      submitted_at timestamptz(3),
      closed_by text check (closed_by in ('student', 'time')),
      raw double precision,
      max double precision,
      correct integer,
      partial integer,
      wrong integer,
      blank integer,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (bucket, id),
      unique (bucket, user_id, quiz_id, number),
      check ((submitted_at is null) = (closed_by is null) and (submitted_at is null) = (raw is null))
    )
  `.execute(db)
  await sql`
    create unique index quiz_attempts_one_live on quiz_attempts (bucket, user_id, quiz_id)
      where submitted_at is null
  `.execute(db)
  await sql`create index quiz_attempts_quiz on quiz_attempts (quiz_id, submitted_at)`.execute(db)
  await sql`
    create table quiz_answers (
      bucket smallint not null,
      attempt_id uuid not null,
      question_id uuid not null,
      value jsonb,
      flagged boolean not null,
      seq integer not null,
      client_at timestamptz(3),
      server_at timestamptz(3) not null,
      confirmed_at timestamptz(3),
      outcome text check (outcome in ('correct', 'partial', 'wrong', 'blank')),
      primary key (bucket, attempt_id, question_id),
      check (confirmed_at is null or value is not null)
    )
  `.execute(db)
  await sql`comment on column quiz_answers.confirmed_at is 'its key was told then: the answer stays as it is'`.execute(
    db,
  )
  await sql`comment on column quiz_answers.outcome is 'told when the attempt is finished'`.execute(db)
  await distributeTables(db, ['quiz_attempts', 'quiz_answers'])
  await sql`alter table quiz_attempts add foreign key (user_id) references users`.execute(db)
  await sql`alter table quiz_attempts add foreign key (quiz_id) references quizzes`.execute(db)
  await sql`alter table quiz_answers add foreign key (bucket, attempt_id) references quiz_attempts`.execute(
    db,
  )
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createQuizzes(db)
  await createQuizAttempts(db)
}
