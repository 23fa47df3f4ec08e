import { type Kysely, sql } from 'kysely'

/** Whoever asks for a question's practice asks for everybody's, so its index begins with the question and not with the bucket. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index practice_items_asked on practice_items (question_id)`.execute(db)
  await sql`drop index practice_items_question`.execute(db)
}
