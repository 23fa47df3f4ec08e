import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { secondFactorDueAt } from './second-factor/second-factor.queries.ts'

export interface NewSession {
  id: string
  user_id: string
  token_hash: Buffer
  user_agent: string
  address: string
  created_at: string
  last_seen_at: string
  expires_at: string
}

export async function insertSessions(db: Db, sessions: readonly NewSession[]): Promise<void> {
  await db
    .insertInto('sessions')
    .values([...sessions])
    .execute()
}

function selectSessions(db: Db) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('credentials', 'credentials.user_id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.token_hash', 'sessions.user_id', 'sessions.last_seen_at'])
    .select(['sessions.expires_at', 'sessions.exam_until', 'users.role', 'users.status'])
    .select(['users.program_id', 'users.email_verified_at', 'users.extra_time_factor'])
    .select(['credentials.is_first', secondFactorDueAt.as('second_factor_due_at')])
}

/** Sessions with their users, for many tokens at once; unknown ones are absent. */
export function listSessions(db: Db, hashes: Buffer[]) {
  return selectSessions(db).where('sessions.token_hash', '=', sql<Buffer>`any(${hashes}::bytea[])`).execute()
}

/** The sessions of these people. */
export function listSessionsOf(db: Db, userIds: readonly string[]) {
  return selectSessions(db)
    .where('sessions.user_id', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .execute()
}

export type SessionWithUser = Awaited<ReturnType<typeof listSessions>>[number]

export interface SeenSession {
  id: string
  at: string
}

/** Notes when sessions were last used. One that somebody else is writing is left to them. */
export async function touchSessions(db: Db, seen: SeenSession[]): Promise<void> {
  await sql`
    with free as (
      select s.id, r.at from sessions s
      join json_to_recordset(${JSON.stringify(seen)}::json) as r (id uuid, at timestamptz) on r.id = s.id
      for no key update of s skip locked
    )
    update sessions s set last_seen_at = greatest(s.last_seen_at, free.at) from free where s.id = free.id
  `.execute(db)
}

/**
 * Keeps sessions valid while a sub-test runs. Never shortens: another device may hold a longer one. Locks in one
 * order: nodes that keep the same sessions at once would deadlock otherwise.
 */
export async function keepSessions(db: Db, rows: { id: string; until: string }[]): Promise<void> {
  await sql`
    with kept as (
      select id, max(until) as until
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (id uuid, until timestamptz)
      group by id
    ), locked as materialized (
      select s.id, k.until from sessions s join kept k on k.id = s.id order by s.id for no key update of s
    )
    update sessions s set exam_until = greatest(s.exam_until, l.until) from locked l where s.id = l.id
  `.execute(db)
}

/** Whether the database itself ends the sessions of whoever loses their rights; shards cannot. */
export async function endsSessionsWithRights(db: Db): Promise<boolean> {
  const found = await sql`select 1 from pg_trigger where tgname = 'users_end_sessions'`.execute(db)
  return found.rows.length > 0
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}
