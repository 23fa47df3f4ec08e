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

/**
 * Counts a try as failed before the password is looked at, so that parallel guesses cannot pass the delay. Undefined
 * when the try may go on, else the moment from which the next may. The delay slows signing in down and nothing else:
 * whoever is signed in stays so.
 */
export async function takeLoginTry(db: Db, login: string, at: Date): Promise<Date | undefined> {
  const key = keyOf(login)
  const now = at.toISOString()
  const forgotten = new Date(at.getTime() - limits.loginFailureMemoryMs).toISOString()
  const failures = sql`(case when f.updated_at < ${forgotten}::timestamptz then 1 else f.failures + 1 end)`
  const { freeLoginFailures: free, firstLoginDelayMs: first, longestLoginDelayMs: longest } = limits
  // The exponent stops at 30, far past the longest delay.
  const delayMs = sql`case when ${failures} < ${free} then 0
    else least(${first} * 2 ^ least(${failures} - ${free}, 30), ${longest}) end`
  const taken = await sql`
    insert into login_failures as f (key, failures, blocked_until, updated_at)
    values (${key}, 1, ${now}, ${now})
    on conflict (key) do update set
      failures = ${failures},
      blocked_until = ${now}::timestamptz + (${delayMs}) * interval '1 millisecond',
      updated_at = ${now}
    where f.blocked_until <= ${now}::timestamptz
    returning key
  `.execute(db)
  if (taken.rows.length > 0) return undefined
  const row = await db
    .selectFrom('login_failures')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirst()
  return row && new Date(row.blocked_until)
}

/** What a person may type to sign in. */
export function listLogins({ email, username }: { email: string | null; username: string }): string[] {
  return email === null ? [username] : [email, username]
}

export async function clearLoginFailures(db: Db, logins: string[]): Promise<void> {
  await db.deleteFrom('login_failures').where('key', 'in', logins.map(keyOf)).execute()
}
