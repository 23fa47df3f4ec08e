import type { Reference } from '@gerbang/contract/fields.ts'
import type { OwnUser } from '@gerbang/contract/people/users.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { secondFactorDueAt } from './second-factor/second-factor.queries.ts'

/** The rows that prove passwords, found by e-mail or username in any case. */
export async function listCredentials(db: Db, logins: readonly string[]) {
  const names = logins.map(login => login.toLowerCase())
  const one = sql<string>`any(${names}::text[])`
  const rows = await db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.user_id', 'users.id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.username', 'users.role', 'users.status'])
    .select(['credentials.password_hash', 'second_factors.secret'])
    .where(eb => eb.or([eb('users.email', '=', one), eb('users.username', '=', one)]))
    .execute()
  return names.map(name => rows.find(({ email, username }) => email === name || username === name))
}

export async function findCredentials(db: Db, login: string) {
  const [found] = await listCredentials(db, [login])
  return found
}

/** Of the province that somebody lives in. */
const timeZone = sql<string>`coalesce(
  (select time_zone from provinces where provinces.id = users.province_id), 'Asia/Jakarta')`

/** The row of this table that a user's column names; null where it names none. */
export const named = (
  table: 'programs' | 'provinces' | 'cities' | 'districts',
  column: 'program_id' | 'province_id' | 'city_id' | 'district_id',
) =>
  sql<Reference | null>`(
    select json_build_object('id', n.id, 'name', n.name) from ${sql.table(table)} n
    where n.id = ${sql.ref(`users.${column}`)}
  )`

function selectOwnUsers(db: Db) {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.username', 'users.email', 'users.email_verified_at'])
    .select(eb => [
      eb
        .exists(
          eb
            .selectFrom('credentials')
            .select('credentials.user_id')
            .whereRef('credentials.user_id', '=', 'users.id')
            .where('credentials.is_first', '=', true),
        )
        .$castTo<boolean>()
        .as('must_change_password'),
      'users.role',
      sql<boolean>`users.role = 'admin'`.as('is_admin'),
      sql<boolean>`users.role = 'teacher'`.as('is_teacher'),
      eb
        .exists(
          eb
            .selectFrom('class_teachers')
            .select('class_teachers.user_id')
            .whereRef('class_teachers.user_id', '=', 'users.id')
            .where(sql<boolean>`(select teachers_see_classes from settings)`),
        )
        .$castTo<boolean>()
        .as('has_class'),
      'users.avatar_url',
      'users.school_name',
      'users.grade',
      'users.show_name_in_ranking',
      'users.deletion_at',
      secondFactorDueAt.as('second_factor_due_at'),
      timeZone.as('time_zone'),
      named('programs', 'program_id').as('program'),
      named('provinces', 'province_id').as('province'),
    ])
}

export function findOwnUser(db: Db, id: string): Promise<OwnUser | undefined> {
  return selectOwnUsers(db).where('users.id', '=', id).executeTakeFirst()
}

export function listOwnUsers(db: Db, ids: readonly string[]): Promise<OwnUser[]> {
  return selectOwnUsers(db).where('users.id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}

/** Who a password belongs to, for what it must not be; the hash is null while there is none. */
export function findPasswordOwner(db: Db, id: string) {
  return db
    .selectFrom('users')
    .leftJoin('credentials', 'credentials.user_id', 'users.id')
    .select(['users.role', 'users.name', 'users.email', 'users.username', 'credentials.password_hash'])
    .where('users.id', '=', id)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
}

/** Of the owner's own choice, unless it is a first password that staff tell them. */
export async function setPassword(
  db: Db,
  id: string,
  { password_hash, is_first = false }: { password_hash: string; is_first?: boolean },
  at: Date,
): Promise<void> {
  const changes = { password_hash, is_first, changed_at: at.toISOString() }
  await db
    .insertInto('credentials')
    .values({ user_id: id, ...changes })
    .onConflict(oc => oc.column('user_id').doUpdateSet(changes))
    .execute()
}

/** The first time only: a later proof changes nothing. */
export async function markEmailVerified(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: at.toISOString(), updated_at: at.toISOString() })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute()
}

export async function recordLogins(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_login_at: at.toISOString() })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

export interface NewAdmin {
  id: string
  email: string
  name: string
  password_hash: string
  at: Date
}

/** Verified and active at once: whoever runs commands on the server needs no mail to prove who they are. */
export async function insertAdmin(trx: Db, { password_hash, at, ...admin }: NewAdmin): Promise<void> {
  const time = at.toISOString()
  await trx
    .insertInto('users')
    .values({
      ...admin,
      username: admin.email,
      email_verified_at: time,
      role: 'admin',
      status: 'active',
      created_at: time,
      updated_at: time,
    })
    .execute()
  await trx.insertInto('credentials').values({ user_id: admin.id, password_hash, changed_at: time }).execute()
}
