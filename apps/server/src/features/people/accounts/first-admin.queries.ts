import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'
import { limits } from '../../../limits.ts'
import { makeCode } from '../../../make-code.ts'

/** As it is typed: in any case, with or without its dashes. */
const hashCode = (code: string) => hash('sha256', code.toUpperCase().replaceAll(/[^A-Z\d]/g, ''), 'buffer')

/** Whoever was one before counts too: an installation is without an admin once. */
export function hasAdmin(db: Db): Promise<boolean> {
  return hasRow(db.selectFrom('users').select('id').where('role', '=', 'admin').limit(1))
}

interface Means {
  now: () => Date
  randomBytes: (size: number) => Buffer
}

/** A code for whoever reads the terminal, in fours. Each server that starts tells one; all of them are good. */
export async function giveFirstAdminCode(db: Db, { now, randomBytes }: Means): Promise<string> {
  const code = makeCode(randomBytes, limits.firstAdminCodeLength)
  const at = now().getTime()
  await db.deleteFrom('first_admin_codes').where('expires_at', '<', new Date(at).toISOString()).execute()
  await db
    .insertInto('first_admin_codes')
    .values({ hash: hashCode(code), expires_at: new Date(at + limits.firstAdminCodeMs).toISOString() })
    .execute()
  return code.replaceAll(/.{4}(?=.)/g, '$&-')
}

/** Takes all codes back where this one is good and nobody was faster: of parallel callers one gets true. */
export async function redeemFirstAdminCode(trx: Db, code: string, at: Date): Promise<boolean> {
  const good = await trx
    .selectFrom('first_admin_codes')
    .select('hash')
    .where('hash', '=', hashCode(code))
    .where('expires_at', '>', at.toISOString())
    .forUpdate()
    .executeTakeFirst()
  if (!good) return false
  await trx.deleteFrom('first_admin_codes').execute()
  return true
}

/** Two who hold different codes come one after the other. */
export async function waitForOthers(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('first admin'))`.execute(trx)
}
