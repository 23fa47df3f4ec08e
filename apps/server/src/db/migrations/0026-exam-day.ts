import { type Kysely, sql } from 'kysely'
import { distributeTables } from '../placement.ts'

/** What the staff tells sessions that run, and what their pages let the server know of themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exam_signals (
      tryout_id uuid not null references tryouts on delete cascade,
      number integer not null check (number > 0),
      audience jsonb not null,
      text text,
      created_at timestamptz(3) not null,
      primary key (tryout_id, number)
    )
  `.execute(db)
  await sql`comment on table exam_signals is 'pages of running sub-tests ask for their time and their messages whenever the number grows'`.execute(
    db,
  )
  await sql`comment on column exam_signals.text is 'null: only the time changed'`.execute(db)
  await sql`
    create table session_beats (
      bucket smallint not null,
      progress_id uuid not null,
      at timestamptz(3) not null,
      unsent integer not null,
      primary key (bucket, progress_id)
    ) with (fillfactor = 70)
  `.execute(db)
  await sql`comment on table session_beats is 'when the page of a sub-test last reached the server, and how many answers it had left to send'`.execute(
    db,
  )
  await sql`
    create table session_gaps (
      bucket smallint not null,
      progress_id uuid not null,
      from_at timestamptz(3) not null,
      until_at timestamptz(3) not null,
      given_back_at timestamptz(3),
      primary key (bucket, progress_id, from_at)
    )
  `.execute(db)
  await sql`comment on table session_gaps is 'the page of a running sub-test was away for longer than a lost request explains'`.execute(
    db,
  )
  await distributeTables(db, ['session_beats', 'session_gaps'])
  for (const table of ['session_beats', 'session_gaps'])
    await sql`alter table ${sql.table(table)} add foreign key (bucket, progress_id) references progresses`.execute(
      db,
    )
}
