import { type Kysely, sql } from 'kysely'
import { distributeTables } from '../placement.ts'

/** Marks that people give to essays: one row for each marker of an answer, which is a claim until it is finished. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tryouts
      add column has_essays boolean not null default false,
      add column markers smallint not null default 1 check (markers in (1, 2))
  `.execute(db)
  await sql`comment on column tryouts.markers is 'how many people mark each essay'`.execute(db)
  await sql`
    alter table score_runs
      drop constraint score_runs_origin_check,
      add constraint score_runs_origin_check
        check (origin in ('submissions', 'closing', 'marks', 'rolling', 'admin', 'regrade'))
  `.execute(db)
  await sql`
    create table essay_marks (
      bucket smallint not null,
      id uuid not null,
      tryout_id uuid not null,
      progress_id uuid not null,
      question_id uuid not null,
      round smallint not null check (round in (1, 2, 3)),
      answer_seq integer not null,
      marker_id uuid not null,
      points jsonb not null default '{}',
      claimed_at timestamptz(3) not null,
      marked_at timestamptz(3),
      primary key (bucket, progress_id, question_id, answer_seq, round)
    )
  `.execute(db)
  await distributeTables(db, ['essay_marks'])
  await sql`alter table essay_marks add foreign key (tryout_id) references tryouts on delete cascade`.execute(
    db,
  )
  await sql`alter table essay_marks add foreign key (marker_id) references users`.execute(db)
  await sql`comment on column essay_marks.answer_seq is 'the version of the answer that was marked'`.execute(
    db,
  )
  await sql`comment on column essay_marks.marked_at is 'null while it is a claim'`.execute(db)
  await sql`create index essay_marks_id on essay_marks (id)`.execute(db)
  await sql`create index essay_marks_tryout on essay_marks (tryout_id, marker_id)`.execute(db)
  await sql`
    create unique index essay_marks_one_marker
      on essay_marks (bucket, progress_id, question_id, answer_seq, marker_id)
  `.execute(db)
}
