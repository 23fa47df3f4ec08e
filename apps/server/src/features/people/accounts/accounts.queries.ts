import type { Insertable } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'
import type { DB } from '../../../db/schema.ts'

export interface Place {
  province_id?: string | null | undefined
  city_id?: string | null | undefined
  district_id?: string | null | undefined
}

/** The three go together: none told, all emptied, or all of them, lying in each other. */
export async function isPlace(db: Db, { province_id, city_id, district_id }: Place): Promise<boolean> {
  const ids = [province_id, city_id, district_id]
  if (ids.every(id => id === undefined) || ids.every(id => id === null)) return true
  if (!province_id || !city_id || !district_id) return false
  const found = await db
    .selectFrom('districts')
    .innerJoin('cities', 'cities.id', 'districts.city_id')
    .select('districts.id')
    .where(eb =>
      eb.and({ 'districts.id': district_id, 'cities.id': city_id, 'cities.province_id': province_id }),
    )
    .executeTakeFirst()
  return found !== undefined
}

export function isActiveProgram(db: Db, id: string): Promise<boolean> {
  return hasRow(db.selectFrom('programs').select('id').where('id', '=', id).where('is_active', '=', true))
}

export function isUsernameTaken(db: Db, username: string, exceptId?: string): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('users')
      .select('id')
      .where('username', '=', username)
      .$if(exceptId !== undefined, query => query.where('id', '<>', exceptId ?? '')),
  )
}

/** False when the e-mail has an account; of parallel registrations, one gets true. */
export async function insertStudent(
  db: Db,
  user: Insertable<DB['users']>,
  password_hash: string,
): Promise<boolean> {
  const inserted = await db
    .insertInto('users')
    .values(user)
    .onConflict(oc => oc.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  await db
    .insertInto('credentials')
    .values({ user_id: user.id, password_hash, changed_at: user.created_at })
    .execute()
  return true
}
