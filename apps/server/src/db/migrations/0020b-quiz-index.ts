import { type Kysely, sql } from 'kysely'

/** Every index of a distributed table begins with its bucket. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index quiz_attempts_quiz`.execute(db)
  await sql`create index quiz_attempts_quiz on quiz_attempts (bucket, quiz_id, submitted_at)`.execute(db)
}
