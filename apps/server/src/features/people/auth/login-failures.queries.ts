import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'

/**
 * By what was typed, not by whose it is: an account that does not exist is slowed down like one that does, and trying
 * an e-mail and a username in turn does not tell whether they belong together.
 */
function keyOf(login: string): string {
  return createHash('sha256').update(login.toLowerCase()).digest('base64url')
}

export interface LoginTry {
  login: string
  at: Date
}

/**
 * Counts tries as failed before the password is looked at, so that parallel guesses cannot pass the delay. Undefined
 * for a try that may go on, else the moment from which the next may. The delay slows signing in down and nothing else:
 * whoever is signed in stays so. No login may come twice.
 */
export async function takeLoginTries(db: Db, tries: readonly LoginTry[]): Promise<(Date | undefined)[]> {
  const rows = tries.map(({ login, at }) => ({ key: keyOf(login), at: at.toISOString() }))
  const memory = sql.lit(limits.loginFailureMemoryMs)
  const failures = sql`(case when f.updated_at < excluded.updated_at - ${memory} * interval '1 millisecond'
    then 1 else f.failures + 1 end)`
  const { freeLoginFailures, firstLoginDelayMs: first, longestLoginDelayMs: longest } = limits
  // The exponent stops at 30, far past the longest delay.
  const delayMs = sql`case when ${failures} < ${freeLoginFailures} then 0
    else least(${first} * 2 ^ least(${failures} - ${freeLoginFailures}, 30), ${longest}) end`
  // In one order, so that two groups do not wait for each other.
  const taken = await sql<{ key: string }>`
    insert into login_failures as f (key, failures, blocked_until, updated_at)
    select r.key, 1, r.at, r.at from json_to_recordset(${JSON.stringify(rows)}::json) as r (key text, at timestamptz)
    order by r.key
    on conflict (key) do update set
      failures = ${failures},
      blocked_until = excluded.updated_at + (${delayMs}) * interval '1 millisecond',
      updated_at = excluded.updated_at
    where f.blocked_until <= excluded.updated_at
    returning key
  `.execute(db)
  const free = new Set(taken.rows.map(({ key }) => key))
  const refused = rows.map(({ key }) => key).filter(key => !free.has(key))
  if (refused.length === 0) return tries.map(() => undefined)
  const blocked = await db
    .selectFrom('login_failures')
    .select(['key', 'blocked_until'])
    .where('key', 'in', refused)
    .execute()
  const until = new Map(blocked.map(({ key, blocked_until }) => [key, new Date(blocked_until)]))
  return rows.map(({ key }) => until.get(key))
}

export async function takeLoginTry(db: Db, login: string, at: Date): Promise<Date | undefined> {
  const [until] = await takeLoginTries(db, [{ login, at }])
  return until
}

/** What a person may type to sign in. */
export function listLogins({ email, username }: { email: string | null; username: string }): string[] {
  return email === null ? [username] : [email, username]
}

export async function clearLoginFailures(db: Db, logins: readonly string[]): Promise<void> {
  await sql`delete from login_failures where key = any(${logins.map(keyOf)}::text[])`.execute(db)
}
