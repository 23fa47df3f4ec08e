import { type Kysely, sql } from 'kysely'
import { replicateTables } from '../placement.ts'

/** Try-outs and their frozen papers. Keys live in a table that the student's queries never name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tryouts (
      id uuid primary key,
      slug text not null unique,
      title text not null,
      description text not null,
      image_url text,
      program_id uuid not null references programs,
      opens_at timestamptz(3) not null,
      closes_at timestamptz(3),
      mode text not null check (mode in ('blocking', 'free')),
      max_attempts integer check (max_attempts > 0),
      access text not null check (access in ('free', 'code')),
      choices_min integer not null check (choices_min between 0 and 4),
      choices_max integer not null check (choices_max between choices_min and 4),
      scoring text not null check (scoring in ('raw', 'weighted', 'irt')),
      marks jsonb not null,
      scale_min double precision not null,
      scale_max double precision not null check (scale_max > scale_min),
      result_release text not null check (result_release in ('instant', 'at_close', 'at_time')),
      release_at timestamptz(3),
      review_policy text not null check (review_policy in ('after_release', 'never')),
      shuffle_questions boolean not null,
      shuffle_options boolean not null,
      status text not null check (status in ('draft', 'published', 'archived')),
      published_at timestamptz(3),
      key_version integer not null default 1,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      check (closes_at is null or closes_at > opens_at),
      check (result_release <> 'at_time' or release_at is not null),
      check (result_release <> 'at_close' or closes_at is not null)
    );
    comment on column tryouts.closes_at is 'null: open-ended practice';
    comment on column tryouts.key_version is 'goes up with every changed key or voided question';
    create table tryout_sub_tests (
      id uuid primary key,
      tryout_id uuid not null references tryouts,
      subject_id uuid not null references subjects,
      position integer not null,
      duration_seconds integer not null check (duration_seconds > 0),
      weight double precision not null check (weight >= 0),
      lang text not null check (lang in ('id', 'en')),
      unique (tryout_id, position),
      unique (tryout_id, subject_id)
    );
    create table paper_stimuli (
      sub_test_id uuid not null references tryout_sub_tests,
      stimulus_id uuid not null,
      title text not null,
      html text not null,
      primary key (sub_test_id, stimulus_id)
    );
    create table paper_items (
      sub_test_id uuid not null references tryout_sub_tests,
      question_id uuid not null references questions,
      question_version integer not null,
      position integer not null,
      stimulus_id uuid,
      topic_id uuid not null references topics,
      content jsonb not null,
      points double precision not null check (points > 0),
      primary key (sub_test_id, question_id),
      unique (sub_test_id, position),
      foreign key (sub_test_id, stimulus_id) references paper_stimuli
    );
    comment on table paper_items is 'frozen when the try-out is published';
    create table paper_keys (
      sub_test_id uuid not null,
      question_id uuid not null,
      key jsonb not null,
      explanation_html text not null,
      explanation_video_url text,
      voided_at timestamptz(3),
      primary key (sub_test_id, question_id),
      foreign key (sub_test_id, question_id) references paper_items
    );
    create table score_runs (
      id uuid primary key,
      tryout_id uuid not null references tryouts,
      kind text not null check (kind in ('raw', 'weighted', 'irt')),
      engine_version text not null,
      published_at timestamptz(3),
      created_at timestamptz(3) not null
    );
    create index score_runs_tryout on score_runs (tryout_id, published_at);
  `.execute(db)
  await replicateTables(db, [
    'tryouts',
    'tryout_sub_tests',
    'paper_stimuli',
    'paper_items',
    'paper_keys',
    'score_runs',
  ])
}
