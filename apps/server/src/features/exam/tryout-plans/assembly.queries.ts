import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { selectPool, timesUsed } from './plan-questions.queries.ts'

/** Questions of a subject with what decides whether a form takes them, in a stable order. */
export function listAssemblyPool(db: Db, subjectId: string, bankIds: readonly string[]) {
  let query = selectPool(db, subjectId)
    .leftJoin('question_estimates as e', 'e.question_id', 'q.id')
    .select(['q.id', 'q.topic_id', 'q.difficulty', 'q.stimulus_id', 'q.content', 'e.a', 'e.b', 'e.c'])
    .select([timesUsed.as('used')])
  if (bankIds.length > 0) query = query.where('b.id', '=', sql<string>`any(${[...bankIds]}::uuid[])`)
  return query.orderBy('q.id').execute()
}
export type AssemblyPool = Awaited<ReturnType<typeof listAssemblyPool>>

export async function readPassages(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('stimuli')
    .select(['id', 'html'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .execute()
}

/** Pairs of these questions that say the same. */
export async function listKinAmong(db: Db, ids: readonly string[]): Promise<[string, string][]> {
  const rows = await db
    .selectFrom('question_kin')
    .select(['question_id', 'kin_id'])
    .where('question_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('kin_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .whereRef('question_id', '<', 'kin_id')
    .orderBy('question_id')
    .orderBy('kin_id')
    .execute()
  return rows.map(({ question_id, kin_id }) => [question_id, kin_id])
}

/** Other drafts of the same program that have a sub-test of this subject, the newest first. */
export function listSiblings(db: Db, tryoutId: string, subjectId: string) {
  return db
    .selectFrom('tryout_sub_tests as st')
    .innerJoin('tryouts as t', 't.id', 'st.tryout_id')
    .select(['t.id', 't.title as name', 't.created_at', 'st.id as sub_test_id'])
    .where('st.subject_id', '=', subjectId)
    .where('t.status', '=', 'draft')
    .where('t.id', '<>', tryoutId)
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id')
    .limit(50)
    .execute()
}
