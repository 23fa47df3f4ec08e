import { type Kysely, sql } from 'kysely'
import { distributeTables } from '../placement.ts'

/**
 * What students do. Distributed by `bucket` (0–1023, a pure function of the user's id), which is the first column of
 * every key, index and foreign key. Foreign keys come after distribution.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attempts (
      bucket smallint not null check (bucket between 0 and 1023),
      id uuid not null,
      user_id uuid not null,
      tryout_id uuid not null,
      number integer not null check (number > 0),
      seed integer not null,
      status text not null check (status in ('enrolled', 'in_progress', 'finished', 'scored', 'void')),
      started_at timestamptz(3),
      finished_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (bucket, id),
      unique (bucket, user_id, tryout_id, number)
    );
    create unique index attempts_one_live on attempts (bucket, user_id, tryout_id)
      where status in ('enrolled', 'in_progress');
    create index attempts_unfinished on attempts (bucket, tryout_id) where status = 'in_progress';

    create table attempt_choices (
      bucket smallint not null,
      attempt_id uuid not null,
      priority smallint not null check (priority between 1 and 4),
      major_id uuid not null,
      primary key (bucket, attempt_id, priority),
      unique (bucket, attempt_id, major_id)
    );

    create table progresses (
      bucket smallint not null,
      id uuid not null,
      attempt_id uuid not null,
      user_id uuid not null,
      sub_test_id uuid not null,
      started_at timestamptz(3) not null,
      ends_at timestamptz(3) not null,
      extended_seconds integer not null default 0,
      submitted_at timestamptz(3),
      closed_by text check (closed_by in ('student', 'time', 'admin')),
      lease uuid not null,
      client_id uuid not null,
      receipt jsonb,
      primary key (bucket, id),
      unique (bucket, attempt_id, sub_test_id),
      check ((submitted_at is null) = (closed_by is null) and (submitted_at is null) = (receipt is null))
    );
    create unique index progresses_one_running on progresses (bucket, attempt_id) where submitted_at is null;
    create index progresses_due on progresses (bucket, ends_at) where submitted_at is null;

    create table answers (
      bucket smallint not null,
      progress_id uuid not null,
      question_id uuid not null,
      value jsonb,
      flagged boolean not null,
      seq integer not null,
      client_at timestamptz(3),
      server_at timestamptz(3) not null,
      primary key (bucket, progress_id, question_id)
    ) with (fillfactor = 85);
    comment on table answers is 'no foreign key to questions: a whole room answers the same question at once and would contend for its row; the save checks the frozen paper instead';

    create table late_answers (
      bucket smallint not null,
      progress_id uuid not null,
      question_id uuid not null,
      value jsonb,
      flagged boolean not null,
      seq integer not null,
      client_at timestamptz(3),
      server_at timestamptz(3) not null,
      primary key (bucket, progress_id, question_id)
    );
    comment on table late_answers is 'arrived after the deadline and its grace; kept for appeals, never scored by itself';

    create table sub_test_scores (
      bucket smallint not null,
      attempt_id uuid not null,
      score_run_id uuid not null,
      sub_test_id uuid not null,
      raw double precision not null,
      max double precision not null,
      scaled double precision,
      correct integer not null,
      partial integer not null,
      wrong integer not null,
      blank integer not null,
      primary key (bucket, attempt_id, score_run_id, sub_test_id)
    );
    create table attempt_scores (
      bucket smallint not null,
      attempt_id uuid not null,
      score_run_id uuid not null,
      total double precision not null,
      scored_at timestamptz(3) not null,
      primary key (bucket, attempt_id, score_run_id)
    );
  `.execute(db)
  await distributeTables(db, [
    'attempts',
    'attempt_choices',
    'progresses',
    'answers',
    'late_answers',
    'sub_test_scores',
    'attempt_scores',
  ])
  await sql`
    alter table attempts add foreign key (user_id) references users;
    alter table attempts add foreign key (tryout_id) references tryouts;
    alter table attempt_choices add foreign key (bucket, attempt_id) references attempts;
    alter table attempt_choices add foreign key (major_id) references majors;
    alter table progresses add foreign key (bucket, attempt_id) references attempts;
    alter table progresses add foreign key (sub_test_id) references tryout_sub_tests;
    alter table answers add foreign key (bucket, progress_id) references progresses;
    alter table late_answers add foreign key (bucket, progress_id) references progresses;
    alter table sub_test_scores add foreign key (bucket, attempt_id) references attempts;
    alter table sub_test_scores add foreign key (score_run_id) references score_runs;
    alter table attempt_scores add foreign key (bucket, attempt_id) references attempts;
    alter table attempt_scores add foreign key (score_run_id) references score_runs;
  `.execute(db)
}
