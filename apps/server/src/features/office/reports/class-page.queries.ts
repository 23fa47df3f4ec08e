import type { AnswerValue } from '@gerbang/contract/question.ts'
import type { ClassRow } from '@gerbang/contract/office/class-reports.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Classes with finished attempts, newest try-out first. `teacherId`: only those that this teacher may see. */
export async function listClasses(
  db: Db,
  { tryout_id, teacher_id }: { tryout_id?: string | undefined; teacher_id?: string | undefined },
): Promise<ClassRow[]> {
  const { rows } = await sql<ClassRow>`
    select json_build_object('id', t.id, 'title', t.title, 'opens_at', t.opens_at) as tryout,
      min(c.batch) as batch, count(distinct a.user_id)::int as students
    from student_codes c
    join student_code_redemptions d on d.student_code_id = c.id
    join attempts a on a.user_id = d.user_id and a.status = 'scored'
    join tryouts t on t.id = a.tryout_id and t.status = 'published'
    where c.batch <> ''
      ${tryout_id ? sql`and t.id = ${tryout_id}` : sql``}
      ${
        teacher_id
          ? sql`and lower(c.batch) in (select batch from class_teachers where user_id = ${teacher_id})`
          : sql``
      }
    group by t.id, lower(c.batch) order by t.opens_at desc, lower(c.batch) limit 200
  `.execute(db)
  return rows.map(row => ({
    ...row,
    tryout: { ...row.tryout, opens_at: new Date(row.tryout.opens_at).toISOString() },
  }))
}

export interface ClassStudent {
  user_id: string
  name: string
  bucket: number
  attempt_id: string
}

/** Students of a class with a finished attempt, each with the newest, by name. */
export async function listClassStudents(db: Db, tryoutId: string, batch: string): Promise<ClassStudent[]> {
  const { rows } = await sql<ClassStudent>`
    select * from (
      select distinct on (a.user_id) a.user_id, u.name, a.bucket, a.id as attempt_id
      from attempts a join users u on u.id = a.user_id
      where a.tryout_id = ${tryoutId} and a.status = 'scored' and a.user_id in (
        select d.user_id from student_code_redemptions d join student_codes c on c.id = d.student_code_id
        where lower(c.batch) = lower(${batch})
      )
      order by a.user_id, a.number desc
    ) newest order by lower(name), user_id
  `.execute(db)
  return rows
}

interface StoredAnswer {
  attempt_id: string
  question_id: string
  value: AnswerValue | null
  flagged: boolean
}

/** What is stored of these attempts. */
export async function listClassAnswers(db: Db, students: readonly ClassStudent[]): Promise<StoredAnswer[]> {
  const { rows } = await sql<StoredAnswer>`
    select p.attempt_id, a.question_id, a.value, a.flagged
    from json_to_recordset(${JSON.stringify(students)}::json) as s (bucket smallint, attempt_id uuid)
    join progresses p on p.bucket = s.bucket and p.attempt_id = s.attempt_id
    join answers a on a.bucket = p.bucket and a.progress_id = p.id
  `.execute(db)
  return rows
}

/** Who may see a class besides admins. */
export function listTeachers(db: Db, batch: string) {
  return db
    .selectFrom('class_teachers as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['u.id', 'u.name'])
    .where('c.batch', '=', batch.toLowerCase())
    .orderBy('u.name')
    .execute()
}

export async function mayTeach(db: Db, teacherId: string, batch: string): Promise<boolean> {
  const row = await db
    .selectFrom('class_teachers')
    .select('batch')
    .where('user_id', '=', teacherId)
    .where('batch', '=', batch.toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}

/** Writes down that a teacher may see a class, or no longer. */
export async function writeTeacher(
  trx: Db,
  { batch, user_id }: { batch: string; user_id: string },
  maySee: boolean,
  at: string,
) {
  const row = { batch: batch.toLowerCase(), user_id }
  if (maySee)
    await trx
      .insertInto('class_teachers')
      .values({ ...row, created_at: at })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  else
    await trx
      .deleteFrom('class_teachers')
      .where('batch', '=', row.batch)
      .where('user_id', '=', user_id)
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
