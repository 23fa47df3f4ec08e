import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isReferred } from '../../http/database-faults.ts'
import { clearLoginFailures } from '../auth/login-failures.queries.ts'
import type { LockedUser } from './users.queries.ts'

/** What only its user has any use for. */
async function deletePrivate(trx: Db, { id, email, username }: LockedUser): Promise<void> {
  for (const table of ['credentials', 'sessions', 'one_time_secrets', 'invitations'] as const)
    await trx.deleteFrom(table).where('user_id', '=', id).execute()
  await trx.deleteFrom('mailbox').where('recipient', '=', email).execute()
  await clearLoginFailures(trx, [email, username])
}

async function hasActed(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('audit_entries')
    .select('id')
    .where('actor_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Tries to delete the row, as a transaction within the transaction: whatever else refers to the user, now or in features
 * to come, is a trace that the database itself knows. False when there is one.
 */
export async function deleteTraceless(trx: Db, user: LockedUser): Promise<boolean> {
  if (await hasActed(trx, user.id)) return false
  await sql`savepoint before_delete`.execute(trx)
  try {
    await deletePrivate(trx, user)
    await trx.deleteFrom('users').where('id', '=', user.id).execute()
    return true
  } catch (error) {
    if (!isReferred(error)) throw error
    await sql`rollback to savepoint before_delete`.execute(trx)
    return false
  }
}

/** What marks and ranks are made of stays: program, school and province. */
export async function anonymiseUser(trx: Db, user: LockedUser, at: string): Promise<void> {
  await deletePrivate(trx, user)
  const nobody = `dihapus-${user.id}`
  await trx
    .updateTable('users')
    .set({
      name: 'Pengguna terhapus',
      username: nobody,
      email: `${nobody}@dihapus.invalid`,
      email_verified_at: null,
      phone: null,
      avatar_url: null,
      grade: null,
      graduation_year: null,
      city_id: null,
      district_id: null,
      show_name_in_ranking: false,
      last_login_at: null,
      status: 'disabled',
      anonymised_at: at,
      updated_at: at,
    })
    .where('id', '=', user.id)
    .execute()
}
