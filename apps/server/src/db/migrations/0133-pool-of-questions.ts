import { type Kysely, sql } from 'kysely'

/** What is asked of all questions of a subject stands in the index: their texts are ten times as much to read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index questions_pool on questions (bank_sub_test_id) include (id, status, type, version, topic_id, difficulty)`.execute(
    db,
  )
}
