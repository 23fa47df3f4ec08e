import type { Db } from '../db/database.ts'
import { createTryout, iso } from './factories.ts'

/** A published try-out that has begun, with these questions in its paper beside one of its own. */
export async function createHold(
  db: Db,
  program_id: string,
  ids: readonly string[],
  closes_at: string | null = iso(3600),
) {
  const options = { title: 'Try Out Besok', opens_at: iso(-7200), closes_at, questions: 1 }
  const tryout = await createTryout(db, { program_id, ...options })
  for (const [index, question_id] of ids.entries()) {
    const row = await db
      .selectFrom('questions')
      .select(['topic_id', 'content'])
      .where('id', '=', question_id)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('paper_items')
      .values({
        sub_test_id: tryout.sub_tests[0]?.id ?? '',
        question_id,
        question_version: 1,
        position: index + 2,
        topic_id: row.topic_id ?? '',
        content: JSON.stringify(row.content),
        points: 1,
      })
      .execute()
  }
  return tryout
}
