import { type Kysely, sql } from 'kysely'
import { replicateTables } from '../placement.ts'

/**
 * Questions that a try-out carries to be measured and does not score (decision 101). They stand in tables of their own, so
 * that nothing which counts a paper can count them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tryout_sub_tests add column trials_each integer not null default 0`.execute(db)
  await sql`
    alter table tryout_sub_tests add constraint tryout_sub_tests_trials_each check (trials_each >= 0)
  `.execute(db)
  await sql`comment on column tryout_sub_tests.trials_each is 'trial questions that each student meets beside the scored ones'`.execute(
    db,
  )
  await sql`
    create table tryout_trials (
      sub_test_id uuid not null references tryout_sub_tests,
      question_id uuid not null references questions on delete cascade,
      position integer not null,
      primary key (sub_test_id, question_id)
    )
  `.execute(db)
  await sql`comment on table tryout_trials is 'chosen for a draft; once it is published paper_trials tell'`.execute(
    db,
  )
  await sql`
    create table paper_trials (
      sub_test_id uuid not null references tryout_sub_tests,
      question_id uuid not null references questions,
      question_version integer not null,
      position integer not null,
      stimulus_id uuid,
      topic_id uuid not null references topics,
      content jsonb not null,
      points double precision not null check (points > 0),
      key jsonb not null,
      explanation_html text not null,
      explanation_video_url text,
      primary key (sub_test_id, question_id),
      foreign key (sub_test_id, stimulus_id) references paper_stimuli
    )
  `.execute(db)
  await sql`comment on table paper_trials is 'frozen with the paper, met by some students each, never scored'`.execute(
    db,
  )
  await sql`create index paper_trials_question on paper_trials (question_id)`.execute(db)
  await sql`
    create table score_run_trials (
      score_run_id uuid not null references score_runs,
      sub_test_id uuid not null,
      question_id uuid not null,
      tried integer not null,
      p double precision,
      flags text[] not null,
      parameters jsonb,
      primary key (score_run_id, sub_test_id, question_id),
      foreign key (sub_test_id, question_id) references paper_trials
    )
  `.execute(db)
  await sql`comment on table score_run_trials is 'what a run found of questions that it does not score'`.execute(
    db,
  )
  await replicateTables(db, ['tryout_trials', 'paper_trials'])
}
