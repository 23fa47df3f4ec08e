import { type Kysely, sql } from 'kysely'
import { isSharded } from '../placement.ts'

/**
 * Ends the sessions of whoever is disabled or gets another role, whatever statement does it. Shards refuse triggers on
 * tables that they copy: there a session is trusted for a second at most (decision 19).
 */
async function endSessionsWithRights(db: Kysely<unknown>): Promise<void> {
  if (await isSharded(db)) return
  await sql`
    create function end_sessions() returns trigger language plpgsql as $$
    begin
      delete from sessions where user_id = new.id;
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger users_end_sessions after update of status, role on users for each row
      when (new.role <> old.role or (new.status <> old.status and new.status <> 'active'))
      execute function end_sessions()
  `.execute(db)
}

/** A session that is made shorter is announced like one that is deleted. */
async function announceShortened(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function notify_session_shortened() returns trigger language plpgsql as $$
    begin
      perform pg_notify('session_ends', encode(new.token_hash, 'hex'));
      return null;
    end
    $$
  `.execute(db)
  await sql`
    create trigger sessions_shortened after update of expires_at, exam_until, last_seen_at on sessions for each row
      when (
        new.expires_at < old.expires_at or new.last_seen_at < old.last_seen_at
        or coalesce(new.exam_until, '-infinity') < old.exam_until
      )
      execute function notify_session_shortened()
  `.execute(db)
}

/** Which try-outs a student code opens, and which school it belongs to. */
async function tieCodes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table student_code_tryouts (
      student_code_id uuid not null references student_codes,
      tryout_id uuid not null references tryouts,
      primary key (student_code_id, tryout_id)
    )
  `.execute(db)
  await sql`alter table student_codes add column school_name text`.execute(db)
  await sql`
    comment on column student_codes.school_name is 'ties whoever redeems it to this school; typing a name does not'
  `.execute(db)
}

/** Names are personal data, which can be deleted; what tells of it stays, and looks the name up by its id. */
export async function takeNamesOutOfAudit(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_entries disable trigger audit_entries_append_only`.execute(db)
  await sql`update audit_entries set details = details - 'about' where action = 'attempt_reset'`.execute(db)
  await sql`alter table audit_entries enable trigger audit_entries_append_only`.execute(db)
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await endSessionsWithRights(db)
  await announceShortened(db)
  await tieCodes(db)
  await takeNamesOutOfAudit(db)
}
