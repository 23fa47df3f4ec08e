import type { ListAnswers, ListField } from '@gerbang/contract/people/student-lists.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { DB } from '../../../db/schema.ts'
import { gradeOfClass } from './name-classes.rules.ts'

export type ListRow = NonNullable<Awaited<ReturnType<typeof findList>>>
/** By row, then by field. */
export type Mended = Record<string, Partial<Record<ListField, string>>>

export async function insertList(db: Db, row: Insertable<DB['student_lists']>): Promise<void> {
  await db.insertInto('student_lists').values(row).execute()
}

function selectList(db: Db, ownerId: string, id: string) {
  return db
    .selectFrom('student_lists')
    .selectAll()
    .where(eb => eb.and({ id, owner_id: ownerId }))
}

export function findList(db: Db, ownerId: string, id: string) {
  return selectList(db, ownerId, id).executeTakeFirst()
}

/** Until the transaction ends nobody else changes or takes it. */
export function lockList(trx: Db, ownerId: string, id: string) {
  return selectList(trx, ownerId, id).forUpdate().executeTakeFirst()
}

interface Changes {
  mapping: object
  answers: ListAnswers
  mended: Mended
  left_out: readonly number[]
}

export async function updateList(trx: Db, id: string, changes: Changes, at: string): Promise<void> {
  const written = Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [name, JSON.stringify(value)]),
  ) as Record<keyof Changes, string>
  await trx
    .updateTable('student_lists')
    .set({ ...written, updated_at: at })
    .where('id', '=', id)
    .execute()
}

export async function beginTaking(trx: Db, id: string, job_id: string, at: string): Promise<void> {
  await trx.updateTable('student_lists').set({ job_id, updated_at: at }).where('id', '=', id).execute()
}

export async function endTaking(trx: Db, id: string, at: string): Promise<void> {
  await trx.updateTable('student_lists').set({ taken_at: at, updated_at: at }).where('id', '=', id).execute()
}

export async function deleteList(trx: Db, ownerId: string, id: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('student_lists')
    .where(eb => eb.and({ id, owner_id: ownerId }))
    .executeTakeFirst()
  return gone.numDeletedRows === 1n
}

export async function deleteOldLists(db: Db, before: string): Promise<void> {
  await db.deleteFrom('student_lists').where('updated_at', '<', before).execute()
}

export interface KnownClass {
  id: string
  name: string
}

export function listClassesOf(db: Db, year: number): Promise<KnownClass[]> {
  return db.selectFrom('classes').select(['id', 'name']).where('year', '=', year).orderBy('id').execute()
}

/** Somebody with an account whom a row of the list may be. */
export interface KnownPerson {
  id: string
  name: string
  username: string
  email: string | null
  nisn: string | null
  birth_date: string | null
  gender: 'female' | 'male' | null
  phone: string | null
  grade: string | null
  role: 'student' | 'teacher' | 'admin'
  /** Classes of the year that they are in. */
  class_ids: string[]
}

interface Sought {
  nisns: string[]
  emails: string[]
  usernames: string[]
  /** Names in small letters, of those with a day of birth. */
  names: string[]
}

/** Everybody whom any row may be, or whose user name it wants. */
export async function listKnown(db: Db, { nisns, emails, usernames, names }: Sought, year: number) {
  const { rows } = await sql<KnownPerson>`
    select u.id, u.name, u.username, u.email, u.nisn, u.birth_date, u.gender, u.phone, u.grade, u.role,
      array(
        select m.class_id from class_members m join classes k on k.id = m.class_id
        where m.user_id = u.id and m.left_at is null and k.year = ${year}
      ) as class_ids
    from users u
    where u.anonymised_at is null and (
      u.nisn = any(${nisns}) or u.email = any(${emails}) or u.username = any(${usernames})
      or (u.birth_date is not null and lower(u.name) = any(${names}))
    )
  `.execute(db)
  return rows
}

/** Who is in these classes now. */
export async function listMembersOf(db: Db, classIds: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct u.id, u.name from class_members m join users u on u.id = m.user_id
    where m.class_id = any(${classIds}::uuid[]) and m.left_at is null order by u.name
  `.execute(db)
  return rows
}

/** Classes that one leaves when a list says another: those of lessons, not courses that one takes besides. */
export const isHomeroom = (name: string, listed: ReadonlySet<string>): boolean =>
  listed.has(name) || gradeOfClass(name) !== undefined

/** The program that is alone, and the school that most students name: what the list need not be asked for. */
export async function findUsual(db: Db): Promise<{ program_id: string | null; school_name: string | null }> {
  const programs = await db
    .selectFrom('programs')
    .select('id')
    .where('is_active', '=', true)
    .limit(2)
    .execute()
  const { rows } = await sql<{ school_name: string }>`
    select school_name from users where role = 'student' and school_name is not null and nisn is not null
    group by school_name order by count(*) desc limit 1
  `.execute(db)
  return {
    program_id: programs.length === 1 ? (programs[0]?.id ?? null) : null,
    school_name: rows[0]?.school_name ?? null,
  }
}
