import { type Kysely, sql } from 'kysely'

/**
 * Two checks for each total took half of what writing it takes. An attempt with a total has a sub-test, which refers to it; a run
 * goes only with its try-out, to which attempts refer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table attempt_scores
      drop constraint attempt_scores_bucket_attempt_id_fkey, drop constraint attempt_scores_score_run_id_fkey`.execute(
    db,
  )
}
