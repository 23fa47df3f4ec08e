import { type Kysely, sql } from 'kysely'

/** Mails the evening before a try-out opens, and before the last day of one that was begun (decision 40). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column reminders boolean not null default true`.execute(db)
  await sql`comment on column users.reminders is 'whether mails that remind of try-outs may come'`.execute(db)
  await sql`
    create table tryout_reminders (
      user_id uuid not null references users,
      tryout_id uuid not null references tryouts on delete cascade,
      kind text not null check (kind in ('opening', 'closing')),
      created_at timestamptz(3) not null,
      queued_at timestamptz(3),
      primary key (user_id, tryout_id, kind)
    )
  `.execute(db)
  await sql`comment on column tryout_reminders.kind is 'opening: asked for by the student; closing: of an attempt, when it is queued'`.execute(
    db,
  )
  await sql`create index tryout_reminders_waiting on tryout_reminders (tryout_id) where queued_at is null`.execute(
    db,
  )
  await sql`alter table one_time_secrets drop constraint one_time_secrets_purpose_check`.execute(db)
  await sql`
    alter table one_time_secrets add constraint one_time_secrets_purpose_check
      check (purpose in ('verify_email', 'reset_otp', 'reset_token', 'invitation', 'refuse_reminders'))
  `.execute(db)
  await sql`drop index one_time_secrets_newest`.execute(db)
  await sql`
    create unique index one_time_secrets_newest on one_time_secrets (user_id, purpose)
      where used_at is null and purpose not in ('verify_email', 'refuse_reminders')
  `.execute(db)
}
