import type { TaskKind } from '@gerbang/contract/learning/class-tasks.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'
import type { Finished } from './class-tasks.rules.ts'

interface Task {
  id: string
  kind: TaskKind
  target: { id: string; name: string }
  due_at: string
  given_by: { id: string; name: string }
  created_at: string
}

function selectTasks(db: Db) {
  return db
    .selectFrom('class_tasks as k')
    .innerJoin('users as u', 'u.id', 'k.given_by')
    .leftJoin('quizzes as z', 'z.id', 'k.quiz_id')
    .leftJoin('subjects as s', 's.id', 'k.subject_id')
    .select(['k.id', 'k.due_at', 'k.created_at'])
    .select([
      sql<TaskKind>`case when k.quiz_id is null then 'practice' else 'quiz' end`.as('kind'),
      sql<
        Task['target']
      >`json_build_object('id', coalesce(z.id, s.id), 'name', coalesce(z.title, s.name))`.as('target'),
      sql<Task['given_by']>`json_build_object('id', u.id, 'name', u.name)`.as('given_by'),
    ])
}

export function listTasks(db: Db, classId: string): Promise<Task[]> {
  return selectTasks(db)
    .where('k.class_id', '=', classId)
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id')
    .execute()
}

/** Of the classes that somebody is in now; those that nobody minds any more are left out. */
export function listTasksOf(db: Db, userId: string, dueAfter: string) {
  return selectTasks(db)
    .innerJoin('class_members as m', 'm.class_id', 'k.class_id')
    .innerJoin('classes as c', 'c.id', 'k.class_id')
    .select(['c.name as class_name', 'z.slug'])
    .where('m.user_id', '=', userId)
    .where('m.left_at', 'is', null)
    .where('k.due_at', '>', dueAfter)
    .where(sql<SqlBool>`(z.id is null or z.status = 'published')`)
    .orderBy('k.due_at')
    .orderBy('k.id')
    .execute()
}

interface Doer {
  bucket: number
  user_id: string
}

/** Finished quizzes of somebody among these, and finished sets of these subjects, each time. */
export async function listFinishedOf(db: Db, { bucket, user_id }: Doer, ids: string[]): Promise<Finished[]> {
  const { rows } = await sql<Finished>`
    select user_id, quiz_id as target_id, submitted_at as at from quiz_attempts
    where bucket = ${bucket} and user_id = ${user_id} and quiz_id = any(${ids}::uuid[]) and submitted_at is not null
    union all
    select user_id, subject_id as target_id, submitted_at as at from practices
    where bucket = ${bucket} and user_id = ${user_id} and subject_id = any(${ids}::uuid[]) and submitted_at is not null
  `.execute(db)
  return rows
}

/** The same of a class. */
export async function listFinishedBy(db: Db, users: string[], ids: string[]): Promise<Finished[]> {
  const { rows } = await sql<Finished>`
    select user_id, quiz_id as target_id, submitted_at as at from quiz_attempts
    where user_id = any(${users}::uuid[]) and quiz_id = any(${ids}::uuid[]) and submitted_at is not null
    union all
    select user_id, subject_id as target_id, submitted_at as at from practices
    where user_id = any(${users}::uuid[]) and subject_id = any(${ids}::uuid[]) and submitted_at is not null
  `.execute(db)
  return rows
}

const programsOf = (classId: string) => sql`(
  select u.program_id from class_members m join users u on u.id = m.user_id
  where m.class_id = ${classId} and m.left_at is null
)`

/** Quizzes that the students of a class can start, now or by the time that they open. */
export function listQuizChoices(db: Db, classId: string, at: string) {
  return db
    .selectFrom('quizzes')
    .select(['id', 'title as name'])
    .where('status', '=', 'published')
    .where(sql<SqlBool>`program_id in ${programsOf(classId)}`)
    .where(eb => eb.or([eb('closes_at', 'is', null), eb('closes_at', '>', at)]))
    .orderBy('title')
    .limit(200)
    .execute()
}

/** Subjects of their programs that have questions to practise. */
export function listSubjectChoices(db: Db, classId: string) {
  return db
    .selectFrom('subjects')
    .select(['id', 'name'])
    .where(sql<SqlBool>`program_id in ${programsOf(classId)}`)
    .where(
      sql<SqlBool>`exists (
        select from bank_sub_tests bst
        join question_banks b on b.id = bst.bank_id
        join questions q on q.bank_sub_test_id = bst.id
        where bst.subject_id = subjects.id and b.for_practice and b.status = 'published' and q.status = 'published'
      )`,
    )
    .orderBy('position')
    .orderBy('name')
    .execute()
}

interface NewTask {
  id: string
  class_id: string
  kind: TaskKind
  target_id: string
  due_at: string
  given_by: string
  created_at: string
}

/** Given again, a task gets a new date; who has done it has done it. */
export async function upsertTask(trx: Db, { kind, target_id, ...row }: NewTask): Promise<void> {
  const column = kind === 'quiz' ? ('quiz_id' as const) : ('subject_id' as const)
  await trx
    .insertInto('class_tasks')
    .values({ ...row, [column]: target_id })
    .onConflict(oc =>
      oc.columns(['class_id', column]).doUpdateSet({ due_at: row.due_at, given_by: row.given_by }),
    )
    .execute()
}

export function deleteTask(trx: Db, classId: string, id: string): Promise<boolean> {
  return hasRow(
    trx
      .deleteFrom('class_tasks')
      .where(eb => eb.and({ class_id: classId, id }))
      .returning('id'),
  )
}
