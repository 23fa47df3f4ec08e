import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'
import { bearsName, isOpenToTeachers } from './classes.queries.ts'

/** The class that bears the name now. */
export function findNamedClass(db: Db, name: string) {
  return db
    .selectFrom('classes as k')
    .select(['k.id', 'k.name'])
    .where(bearsName(sql`${name}::text`))
    .executeTakeFirst()
}

/** Who may see a class besides admins. */
export function listTeachers(db: Db, classId: string) {
  return db
    .selectFrom('class_teachers as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['u.id', 'u.name'])
    .where('c.class_id', '=', classId)
    .orderBy('u.name')
    .execute()
}

export function mayTeach(db: Db, teacherId: string, classId: string): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('class_teachers')
      .select('class_id')
      .where(eb => eb.and({ user_id: teacherId, class_id: classId }))
      .where(isOpenToTeachers),
  )
}

/** Whether a student is in a class that the teacher may see. */
export function mayTeachStudent(db: Db, teacherId: string, studentId: string): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('class_teachers as t')
      .innerJoin('class_members as m', 'm.class_id', 't.class_id')
      .select('t.class_id')
      .where(eb => eb.and({ 't.user_id': teacherId, 'm.user_id': studentId }))
      .where('m.left_at', 'is', null)
      .where(isOpenToTeachers)
      .limit(1),
  )
}

/** Writes down that somebody teaches a class, or no longer. */
export async function writeTeacher(
  trx: Db,
  row: { class_id: string; user_id: string },
  maySee: boolean,
  at: string,
): Promise<void> {
  if (maySee)
    await trx
      .insertInto('class_teachers')
      .values({ ...row, created_at: at })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  else
    await trx
      .deleteFrom('class_teachers')
      .where(eb => eb.and({ class_id: row.class_id, user_id: row.user_id }))
      .execute()
}

export function findTeacher(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('role', '=', 'teacher')
    .executeTakeFirst()
}
