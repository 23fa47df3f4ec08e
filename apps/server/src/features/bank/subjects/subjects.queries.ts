import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'
import type { DB } from '../../../db/schema.ts'

/** In official order, program by program. */
export function listSubjects(db: Db, programId?: string) {
  const subjects = db
    .selectFrom('subjects')
    .select(['id', 'code', 'name', 'group', 'program_id', 'default_duration_seconds'])
    .orderBy('program_id')
    .orderBy('position')
    .orderBy('id')
  return (programId ? subjects.where('program_id', '=', programId) : subjects).execute()
}

const questionCount = sql<number>`(select count(*) from question_topics qt where qt.topic_id = t.id)`

export function findSubject(db: Db, id: string) {
  return db
    .selectFrom('subjects as s')
    .where('s.id', '=', id)
    .select(['s.id', 's.code', 's.name', 's.group', 's.program_id', 's.position'])
    .select(['s.default_duration_seconds', 's.default_question_count'])
    .select(eb => [
      jsonArrayFrom(
        eb
          .selectFrom('topics as t')
          .select(['t.id', 't.name', questionCount.as('question_count')])
          .whereRef('t.subject_id', '=', 's.id')
          .orderBy(sql`lower(t.name)`)
          .orderBy('t.id'),
      ).as('topics'),
      sql<boolean>`(
        exists (select from bank_sub_tests b where b.subject_id = s.id)
        or exists (select from tryout_sub_tests x where x.subject_id = s.id)
        or exists (select from quizzes z where z.subject_id = s.id)
        or exists (select from preset_sub_tests f where f.subject_id = s.id)
        or exists (select from lessons l join topics t on t.id = l.topic_id where t.subject_id = s.id)
      )`.as('is_used'),
    ])
    .executeTakeFirst()
}

/** One of these topics that students can read about. */
export function findTaught(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('lessons as l')
    .innerJoin('topics as t', 't.id', 'l.topic_id')
    .select('t.name')
    .where('t.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .executeTakeFirst()
}

export function lockSubject(trx: Db, id: string): Promise<boolean> {
  return hasRow(trx.selectFrom('subjects').select('id').where('id', '=', id).forUpdate())
}

/** Whether another subject of the program has the code. */
export function isCodeTaken(trx: Db, programId: string, code: string, but?: string): Promise<boolean> {
  return hasRow(
    trx
      .selectFrom('subjects')
      .select('id')
      .where(eb => eb.and({ program_id: programId, code }))
      .$if(but !== undefined, query => query.where('id', '!=', but ?? '')),
  )
}

export async function insertSubject(
  trx: Db,
  row: Omit<Insertable<DB['subjects']>, 'position'>,
): Promise<void> {
  await trx
    .insertInto('subjects')
    .values({
      ...row,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from subjects where program_id = ${row.program_id})`,
    })
    .execute()
}

export async function updateSubject(trx: Db, id: string, change: Updateable<DB['subjects']>): Promise<void> {
  await trx.updateTable('subjects').set(change).where('id', '=', id).execute()
}

export async function deleteSubject(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('topics').where('subject_id', '=', id).execute()
  await trx.deleteFrom('subjects').where('id', '=', id).execute()
}

export async function insertTopic(trx: Db, row: Insertable<DB['topics']>): Promise<void> {
  await trx.insertInto('topics').values(row).execute()
}

export async function renameTopic(trx: Db, id: string, name: string, at: string): Promise<void> {
  await trx.updateTable('topics').set({ name, updated_at: at }).where('id', '=', id).execute()
}

export async function deleteTopic(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('topics').where('id', '=', id).execute()
}
