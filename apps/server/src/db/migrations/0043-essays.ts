import { type Kysely, sql } from 'kysely'
import { distributeTables } from '../placement.ts'

/** What people give for essays: one row for each marker of an answer, which is a claim until it is finished. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['tryouts', 'quizzes']) {
    await sql`
      alter table ${sql.table(table)}
        add column markers smallint not null default 1 check (markers in (1, 2))
    `.execute(db)
    await sql`comment on column ${sql.ref(`${table}.markers`)} is 'how many people mark each essay'`.execute(
      db,
    )
  }
  await sql`alter table tryouts add column has_essays boolean not null default false`.execute(db)
  await sql`
    alter table quiz_attempts add column unmarked integer not null default 0 check (unmarked >= 0)
  `.execute(db)
  await sql`comment on column quiz_attempts.unmarked is 'essays that wait for people'`.execute(db)
  await sql`
    alter table quiz_answers
      drop constraint quiz_answers_outcome_check,
      add constraint quiz_answers_outcome_check
        check (outcome in ('correct', 'partial', 'wrong', 'blank', 'unmarked'))
  `.execute(db)
  await sql`
    alter table score_runs
      drop constraint score_runs_origin_check,
      add constraint score_runs_origin_check
        check (origin in ('submissions', 'closing', 'marks', 'rolling', 'admin', 'regrade'))
  `.execute(db)
  await createMarks(db)
}

async function createMarks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table essay_marks (
      bucket smallint not null,
      id uuid not null,
      place_id uuid not null,
      sitting_id uuid not null,
      question_id uuid not null,
      round smallint not null check (round in (1, 2, 3)),
      answer_seq integer not null,
      marker_id uuid not null,
      points jsonb not null default '{}',
      claimed_at timestamptz(3) not null,
      marked_at timestamptz(3),
      primary key (bucket, sitting_id, question_id, answer_seq, round)
    )
  `.execute(db)
  await distributeTables(db, ['essay_marks'])
  await sql`alter table essay_marks add foreign key (marker_id) references users`.execute(db)
  await sql`comment on column essay_marks.place_id is 'a try-out or a quiz'`.execute(db)
  await sql`comment on column essay_marks.sitting_id is 'a progress of a try-out, or an attempt of a quiz'`.execute(
    db,
  )
  await sql`comment on column essay_marks.answer_seq is 'the version of the answer that was marked'`.execute(
    db,
  )
  await sql`comment on column essay_marks.marked_at is 'null while it is a claim'`.execute(db)
  await sql`create index essay_marks_id on essay_marks (bucket, id)`.execute(db)
  await sql`create index essay_marks_place on essay_marks (bucket, place_id)`.execute(db)
  await sql`
    create unique index essay_marks_one_marker
      on essay_marks (bucket, sitting_id, question_id, answer_seq, marker_id)
  `.execute(db)
}
