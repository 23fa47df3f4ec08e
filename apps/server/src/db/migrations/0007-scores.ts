import { type Kysely, sql } from 'kysely'

/**
 * Score runs with all that they find, the scales of norm groups, and a log that only grows. What a run writes about
 * students goes where their scores are; the rest stays on the coordinator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tryouts add column anchor_tryout_id uuid references tryouts;
    comment on column tryouts.anchor_tryout_id is 'its questions that this one has too link the scales';
    alter table tryout_sub_tests add column threshold double precision;
    comment on column tryout_sub_tests.threshold is 'least raw mark to pass, as in SKD; null for none';

    alter table score_runs
      add column number integer not null default 1 check (number > 0),
      add column status text not null default 'published'
        check (status in ('queued', 'running', 'done', 'failed', 'cancelled', 'published', 'superseded')),
      add column origin text not null default 'submissions'
        check (origin in ('submissions', 'closing', 'admin', 'regrade')),
      add column model text not null default 'points' check (model in ('points', '1pl', '2pl', '3pl')),
      add column key_version integer not null default 1,
      add column data_hash text,
      add column publishes_itself boolean not null default false,
      add column reason text,
      add column requested_by uuid references users,
      add column attempts integer,
      add column flagged integer not null default 0,
      add column failure text,
      add column started_at timestamptz(3),
      add column finished_at timestamptz(3),
      add column tries integer not null default 0,
      add column step text not null default 'ended'
        check (step in ('waiting', 'reading', 'calibrating', 'describing', 'writing', 'ended')),
      add column progress double precision not null default 1 check (progress between 0 and 1);
    update score_runs set status = 'done' where published_at is null;
    alter table score_runs
      alter column number drop default,
      alter column status drop default,
      alter column origin drop default,
      alter column model drop default,
      alter column key_version drop default,
      alter column step set default 'waiting',
      alter column progress set default 0,
      add check (status not in ('published', 'superseded') or published_at is not null);
    drop index score_runs_tryout;
    create unique index score_runs_number on score_runs (tryout_id, number);
    create unique index score_runs_one_published on score_runs (tryout_id) where status = 'published';
    create unique index score_runs_one_active on score_runs (tryout_id) where status in ('queued', 'running');
    create unique index score_runs_one_closing on score_runs (tryout_id) where origin = 'closing';
    comment on column score_runs.origin is 'submissions: scored one by one as attempts finish';
    comment on column score_runs.key_version is 'of the try-out when the run read its keys';
  `.execute(db)
  await sql`
    alter table sub_test_scores
      add column theta double precision,
      add column theta_se double precision,
      add column scaled_se double precision;
  `.execute(db)
  await sql`alter table attempt_scores add column total_se double precision`.execute(db)
  await sql`create index attempts_tryout on attempts (bucket, tryout_id)`.execute(db)
  await sql`
    create table score_run_log (
      score_run_id uuid not null references score_runs,
      position integer not null,
      at timestamptz(3) not null,
      text text not null,
      primary key (score_run_id, position)
    );
    create table score_run_sub_tests (
      score_run_id uuid not null references score_runs,
      sub_test_id uuid not null references tryout_sub_tests,
      statistics jsonb not null,
      scale jsonb,
      primary key (score_run_id, sub_test_id)
    );
    comment on column score_run_sub_tests.scale is 'how abilities become scores; null without an item response model';
    create table score_run_items (
      score_run_id uuid not null references score_runs,
      sub_test_id uuid not null,
      question_id uuid not null,
      position integer not null,
      suspicion integer,
      flags text[] not null,
      parameters jsonb,
      report jsonb not null,
      primary key (score_run_id, sub_test_id, question_id),
      foreign key (sub_test_id, question_id) references paper_items
    );
    comment on column score_run_items.suspicion is 'place among the flagged questions of the run, most serious first';
    create table norm_scales (
      subject_id uuid not null references subjects,
      season integer not null,
      scale_min double precision not null,
      scale_max double precision not null,
      score_run_id uuid not null references score_runs,
      a double precision not null,
      b double precision not null,
      primary key (subject_id, season, scale_min, scale_max)
    );
    comment on table norm_scales is 'score = a + b * ability, fixed by the first large run of a season that was published';

    alter table ranks
      add column total_se double precision,
      add column scaled double precision[],
      add column scaled_se double precision[],
      add column major_ids uuid[];
    comment on column ranks.scaled is 'in the order of the sub-tests; national scope only, like the columns after it';

    create table major_cuts (
      tryout_id uuid not null references tryouts,
      major_id uuid not null references majors,
      cut double precision not null,
      se double precision not null,
      pool integer not null,
      primary key (tryout_id, major_id)
    );
    comment on table major_cuts is 'score of the last one admitted, estimated from the ranked students who chose the major; only where they are enough';

    create index audit_entries_subject on audit_entries (subject_type, subject_id, at desc);
    create function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception 'audit entries are only ever added'; end $$;
    create trigger audit_entries_append_only before update or delete or truncate on audit_entries
      for each statement execute function refuse_change();
  `.execute(db)
}
