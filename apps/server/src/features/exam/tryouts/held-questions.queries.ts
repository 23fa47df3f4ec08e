import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'

/**
 * The title of a published try-out that is to come or under way and has the question `questionId`, null if none has:
 * elsewhere such a question would tell its key too early. Open-ended practice tells its keys anyway.
 */
export function heldBy(questionId: string, at: Date) {
  const since = new Date(at.getTime() - limits.heldAfterCloseMs).toISOString()
  return sql<string | null>`(
    select t.title from paper_items i
    join tryout_sub_tests st on st.id = i.sub_test_id
    join tryouts t on t.id = st.tryout_id
    where i.question_id = ${sql.ref(questionId)} and t.status = 'published' and t.closes_at > ${since}
    order by t.closes_at desc limit 1
  )`
}

/** Of these questions those that a coming or running try-out has. */
export async function listHeld(db: Db, questionIds: readonly string[], at: Date): Promise<Set<string>> {
  if (questionIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('questions as q')
    .select('q.id')
    .where('q.id', '=', sql<string>`any(${[...questionIds]}::uuid[])`)
    .where(heldBy('q.id', at), 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
