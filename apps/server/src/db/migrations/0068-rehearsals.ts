import { type Kysely, sql } from 'kysely'

/** What a student's device was found to be able to do before a try-out: the newest rehearsal alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table device_checks (
      tryout_id uuid not null references tryouts on delete cascade,
      user_id uuid not null references users,
      checked_at timestamptz(3) not null,
      clock_off_seconds integer not null,
      keeps_answers boolean not null,
      has_space boolean not null,
      works_offline boolean not null,
      shows_pictures boolean not null,
      primary key (tryout_id, user_id)
    )
  `.execute(db)
  await sql`create index device_checks_user on device_checks (user_id)`.execute(db)
}
