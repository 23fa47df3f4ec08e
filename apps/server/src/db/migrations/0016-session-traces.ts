import { type Kysely, sql } from 'kysely'
import { distributeTables } from '../placement.ts'

/** How long each question was on the screen and what happened to the page: told by the saves, never asked for again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table session_visits (
      bucket smallint not null,
      progress_id uuid not null,
      visit uuid not null,
      seconds integer[] not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (bucket, progress_id, visit)
    ) with (fillfactor = 70)
  `.execute(db)
  await sql`comment on table session_visits is 'one row for each load of the page; the time of a question is the sum over its visits'`.execute(
    db,
  )
  await sql`comment on column session_visits.seconds is 'in view, by position in the paper'`.execute(db)
  await sql`
    create table session_events (
      bucket smallint not null,
      progress_id uuid not null,
      visit uuid not null,
      n integer not null,
      kind text not null check (kind in ('blur', 'focus', 'offline', 'online', 'reload', 'second_device')),
      at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (bucket, progress_id, visit, n)
    )
  `.execute(db)
  await distributeTables(db, ['session_visits', 'session_events'])
  await sql`alter table session_visits add foreign key (bucket, progress_id) references progresses`.execute(
    db,
  )
  await sql`alter table session_events add foreign key (bucket, progress_id) references progresses`.execute(
    db,
  )
}
