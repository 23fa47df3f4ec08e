import type { Query } from '@gerbang/contract/call.ts'
import type { users } from '@gerbang/contract/people/users.ts'
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'
import { listPage, type Orders } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import { matchColumns } from '../../../db/match-columns.ts'
import type { DB } from '../../../db/schema.ts'
import { isInClass, listClassNames } from '../classes/classes.queries.ts'

type Filter = Query<typeof users.list>

const orders: Orders<Filter['sort']> = {
  created_at: sql`u.created_at`,
  name: sql`lower(u.name)`,
  last_login_at: sql`u.last_login_at`,
}

function selectUsers(db: Db) {
  return db
    .selectFrom('users as u')
    .select(['u.id', 'u.name', 'u.username', 'u.email', 'u.role', 'u.status', 'u.school_name'])
    .select(['u.avatar_url', 'u.email_verified_at', 'u.last_login_at', 'u.anonymised_at', 'u.created_at'])
    .select(eb => [
      jsonObjectFrom(
        eb.selectFrom('programs as p').select(['p.id', 'p.name']).whereRef('p.id', '=', 'u.program_id'),
      ).as('program'),
      eb
        .selectFrom('class_members as m')
        .innerJoin('classes as k', 'k.id', 'm.class_id')
        .select('k.name')
        .whereRef('m.user_id', '=', 'u.id')
        .where('m.left_at', 'is', null)
        .orderBy('k.year', 'desc')
        .orderBy('k.name')
        .limit(1)
        .as('batch'),
    ])
}

const searched = { table: 'users', name: 'u', columns: ['name', 'email', 'username'] } as const

export async function listUsers(
  db: Db,
  { search, role, status, program_id, school, batch, ...wanted }: Filter,
) {
  let query = selectUsers(db)
  if (search) query = query.where(await matchColumns(db, searched, search))
  if (role) query = query.where('u.role', '=', role)
  if (status) query = query.where('u.status', '=', status)
  if (program_id) query = query.where('u.program_id', '=', program_id)
  if (school) query = query.where(sql<SqlBool>`lower(u.school_name) = lower(${school})`)
  if (batch) query = query.where(isInClass(sql`u.id`, sql`${batch}::text`))
  return listPage(db, query, wanted, {
    orders,
    last: ['u.id'],
    filled: ['created_at', 'name'],
    describes: 'u.id',
  })
}

const place = (table: 'provinces' | 'cities' | 'districts', column: string) =>
  sql<{ id: string; name: string } | null>`(
    select json_build_object('id', p.id, 'name', p.name) from ${sql.table(table)} p where p.id = ${sql.ref(column)}
  )`

export function findUser(db: Db, id: string) {
  return selectUsers(db)
    .select(['u.nisn', 'u.phone', 'u.grade', 'u.graduation_year'])
    .select(['u.show_name_in_ranking', 'u.extra_time_factor', 'u.updated_at'])
    .select([
      place('provinces', 'u.province_id').as('province'),
      place('cities', 'u.city_id').as('city'),
      place('districts', 'u.district_id').as('district'),
    ])
    .where('u.id', '=', id)
    .executeTakeFirst()
}

function selectStanding(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.username', 'u.role', 'u.status', 'u.extra_time_factor'])
    .select(eb => [
      'u.anonymised_at',
      eb
        .exists(eb.selectFrom('credentials as c').select('c.user_id').whereRef('c.user_id', '=', 'u.id'))
        .as('has_password'),
    ])
    .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
}

export const findUsers = (db: Db, ids: readonly string[]) => selectStanding(db, ids).execute()

/** Until the transaction ends nobody else changes them; in one order, so that two who change the same do not block each other. */
export function lockUsers(trx: Db, ids: readonly string[]) {
  return selectStanding(trx, ids).orderBy('u.id').forUpdate().execute()
}
export type LockedUser = Awaited<ReturnType<typeof lockUsers>>[number]

/** The active admins, each change of whom waits for the one before. */
export async function lockAdmins(trx: Db): Promise<string[]> {
  const admins = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute()
  return admins.map(({ id }) => id)
}

export async function insertUser(trx: Db, row: Insertable<DB['users']>): Promise<void> {
  await trx.insertInto('users').values(row).execute()
}

export async function updateUsers(
  trx: Db,
  ids: readonly string[],
  changes: Updateable<DB['users']>,
): Promise<void> {
  await trx.updateTable('users').set(changes).where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}

export function isHeldByOther(
  db: Db,
  column: 'email' | 'nisn',
  value: string,
  exceptId: string,
): Promise<boolean> {
  return hasRow(db.selectFrom('users').select('id').where(column, '=', value).where('id', '<>', exceptId))
}

const schoolsShown = 50

export async function listChoices(db: Db, school = ''): Promise<{ schools: string[]; batches: string[] }> {
  const [schools, batches] = await Promise.all([
    db
      .selectFrom('users')
      .select('school_name')
      .distinct()
      .where('school_name', 'ilike', matchAnywhere(school))
      .orderBy('school_name')
      .limit(schoolsShown)
      .execute(),
    listClassNames(db),
  ])
  return {
    schools: schools.flatMap(({ school_name }) => school_name ?? []),
    batches,
  }
}
