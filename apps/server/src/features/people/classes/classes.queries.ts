import type { Query } from '@gerbang/contract/call.ts'
import type { classes } from '@gerbang/contract/people/classes.ts'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/database.ts'
import { listPage, type Orders } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import type { DB } from '../../../db/schema.ts'

type Filter = Query<typeof classes.list>

/** Condition: the school lets teachers see the classes that they teach. */
export const isOpenToTeachers = sql<boolean>`(select teachers_see_classes from settings)`

const orders: Orders<Filter['sort']> = { year: sql`k.year`, name: sql`lower(k.name)` }

/** `teacherId`: only those that this teacher has. */
function selectClasses(db: Db, teacherId: string | undefined) {
  const all = db
    .selectFrom('classes as k')
    .select(['k.id', 'k.name', 'k.year', 'k.school_name', 'k.created_at'])
    .select(eb => [
      eb
        .selectFrom('class_members as m')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('m.class_id', '=', 'k.id')
        .where('m.left_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('students'),
      jsonArrayFrom(
        eb
          .selectFrom('class_teachers as t')
          .innerJoin('users as u', 'u.id', 't.user_id')
          .select(['u.id', 'u.name'])
          .whereRef('t.class_id', '=', 'k.id')
          .orderBy('u.name'),
      ).as('teachers'),
    ])
  if (teacherId === undefined) return all
  return all.where(eb =>
    eb.exists(
      eb
        .selectFrom('class_teachers as own')
        .select('own.class_id')
        .whereRef('own.class_id', '=', 'k.id')
        .where('own.user_id', '=', teacherId)
        .where(isOpenToTeachers),
    ),
  )
}

export function listClasses(db: Db, { search, year, ...wanted }: Filter, teacherId: string | undefined) {
  let query = selectClasses(db, teacherId)
  if (search) query = query.where('k.name', 'ilike', matchAnywhere(search))
  if (year) query = query.where('k.year', '=', year)
  return listPage(db, query, wanted, { orders, last: ['k.name', 'k.id'] })
}

export function findClass(db: Db, id: string, teacherId?: string) {
  return selectClasses(db, teacherId).where('k.id', '=', id).executeTakeFirst()
}

/** Who is in the class now, by name. */
export function listMembers(db: Db, classId: string) {
  return db
    .selectFrom('class_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.name', 'u.username', 'u.nisn', 'm.joined_at', 'u.last_login_at'])
    .select(eb => [
      eb
        .exists(eb.selectFrom('credentials as c').select('c.user_id').whereRef('c.user_id', '=', 'u.id'))
        .$castTo<boolean>()
        .as('has_password'),
    ])
    .where('m.class_id', '=', classId)
    .where('m.left_at', 'is', null)
    .orderBy('u.name')
    .orderBy('u.id')
    .execute()
}

/** Until the transaction ends nobody else changes the class or who is in it. */
export function lockClass(trx: Db, id: string) {
  return trx.selectFrom('classes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertClass(trx: Db, row: Insertable<DB['classes']>): Promise<void> {
  await trx.insertInto('classes').values(row).execute()
}

export async function updateClass(trx: Db, id: string, changes: Updateable<DB['classes']>): Promise<void> {
  await trx.updateTable('classes').set(changes).where('id', '=', id).execute()
  if (typeof changes.name === 'string')
    await trx.updateTable('student_codes').set({ batch: changes.name }).where('class_id', '=', id).execute()
}

/** Fails where anything refers to it but its teachers. */
export async function deleteClass(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('class_teachers').where('class_id', '=', id).execute()
  await trx.deleteFrom('classes').where('id', '=', id).execute()
}

interface NewClass {
  id: string
  name: string
  year: number
  school_name: string | null
  at: string
}

/** The class of that name, year and school, made where there is none; of parallel callers all get the same. */
export async function ensureClass(
  trx: Db,
  { at, ...row }: NewClass,
): Promise<{ id: string; isNew: boolean }> {
  const { rows } = await sql<{ id: string }>`
    insert into classes (id, name, year, school_name, created_at, updated_at)
    values (${row.id}, ${row.name}, ${row.year}, ${row.school_name}, ${at}, ${at})
    on conflict (lower(name), year) do update set name = classes.name
    returning id
  `.execute(trx)
  const id = rows[0]?.id ?? row.id
  return { id, isNew: id === row.id }
}

/**
 * Condition on a row `k` of `classes`: it bears the name now. Names come back each school year; what is asked by name is
 * asked of the newest class.
 */
export const bearsName = (name: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  lower(k.name) = lower(${name})
  and not exists (select from classes newer where lower(newer.name) = lower(k.name) and newer.year > k.year)
)`

/** Whether a user, by a column or an id, is in the class that bears the name now. */
export const isInClass = (userId: RawBuilder<unknown>, name: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from class_members m join classes k on k.id = m.class_id
    where m.user_id = ${userId} and m.left_at is null and ${bearsName(name)}
  )`

/** Names of classes, those of the newest year first. */
export async function listClassNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select min(name collate "C") as name from classes group by lower(name) order by max(year) desc, lower(min(name)) limit 1000
  `.execute(db)
  return rows.map(({ name }) => name)
}
