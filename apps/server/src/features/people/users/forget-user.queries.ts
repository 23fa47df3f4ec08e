import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'
import type { DB } from '../../../db/schema.ts'
import { isReferred } from '../../../http/database-faults.ts'
import type { PersonalData } from '../../../personal-data.ts'
import type { LockedUser } from './users.queries.ts'

async function deletePrivate(trx: Db, user: LockedUser, held: readonly PersonalData[]): Promise<void> {
  for (const data of held) await data.deletePrivate?.(trx, user)
}

function hasActed(db: Db, id: string): Promise<boolean> {
  return hasRow(db.selectFrom('audit_entries').select('id').where('actor_id', '=', id).limit(1))
}

/**
 * Tries to delete the row, as a transaction within the transaction: whatever else refers to the user, now or in features
 * to come, is a trace that the database itself knows. False when there is one.
 */
async function deleteTraceless(trx: Db, user: LockedUser, held: readonly PersonalData[]): Promise<boolean> {
  if (await hasActed(trx, user.id)) return false
  await sql`savepoint before_delete`.execute(trx)
  try {
    await deletePrivate(trx, user, held)
    await trx.deleteFrom('users').where('id', '=', user.id).execute()
    return true
  } catch (error) {
    if (!isReferred(error)) throw error
    await sql`rollback to savepoint before_delete`.execute(trx)
    return false
  }
}

/** A school that nobody else has named tells who it was, and is no ranking of anybody else. */
function isSharedSchool(eb: ExpressionBuilder<DB, 'users'>, userId: string) {
  return eb.exists(
    eb
      .selectFrom('users as other')
      .select('other.id')
      .where(sql<boolean>`lower(other.school_name) = lower(users.school_name)`)
      .where('other.id', '<>', userId),
  )
}

/** What marks and ranks are made of stays: program, school and province. */
async function anonymiseUser(
  trx: Db,
  user: LockedUser,
  held: readonly PersonalData[],
  at: string,
): Promise<void> {
  await deletePrivate(trx, user, held)
  for (const data of held) await data.forget?.(trx, user)
  const nobody = `dihapus-${user.id}`
  await trx
    .updateTable('users')
    .set(eb => ({
      name: 'Pengguna terhapus',
      username: nobody,
      email: `${nobody}@dihapus.invalid`,
      email_verified_at: null,
      phone: null,
      nisn: null,
      birth_date: null,
      avatar_url: null,
      grade: null,
      graduation_year: null,
      gender: null,
      school_name: eb.case().when(isSharedSchool(eb, user.id)).then(eb.ref('school_name')).else(null).end(),
      city_id: null,
      district_id: null,
      show_name_in_ranking: false,
      last_login_at: null,
      deletion_at: null,
      status: 'disabled',
      anonymised_at: at,
      updated_at: at,
    }))
    .where('id', '=', user.id)
    .execute()
}

/** The one way in which anybody is forgotten: without a trace where there is none, else without whoever left it. */
export async function forgetUser(
  trx: Db,
  user: LockedUser,
  held: readonly PersonalData[],
  at: string,
): Promise<'deleted' | 'anonymised'> {
  if (await deleteTraceless(trx, user, held)) return 'deleted'
  await anonymiseUser(trx, user, held, at)
  return 'anonymised'
}
