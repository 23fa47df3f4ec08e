import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Owner } from '../../exam/tryouts/attempts.queries.ts'

export function listNotes(db: Db, { bucket, user_id }: Owner, questionIds: readonly string[]) {
  return db
    .selectFrom('question_notes')
    .select(['question_id', 'text'])
    .where('bucket', '=', bucket)
    .where('user_id', '=', user_id)
    .where('question_id', '=', sql<string>`any(${[...questionIds]}::uuid[])`)
    .execute()
}

/** An empty text takes the note away. */
export async function putNote(
  db: Db,
  { bucket, user_id }: Owner,
  { question_id, text }: { question_id: string; text: string },
  at: string,
): Promise<void> {
  if (text === '') {
    await db
      .deleteFrom('question_notes')
      .where('bucket', '=', bucket)
      .where('user_id', '=', user_id)
      .where('question_id', '=', question_id)
      .execute()
    return
  }
  await db
    .insertInto('question_notes')
    .values({ bucket, user_id, question_id, text, created_at: at, updated_at: at })
    .onConflict(oc => oc.columns(['bucket', 'user_id', 'question_id']).doUpdateSet({ text, updated_at: at }))
    .execute()
}
