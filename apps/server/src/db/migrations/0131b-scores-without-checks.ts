import { type Kysely, sql } from 'kysely'

/**
 * Two checks for each row of a sub-test took two thirds of what writing it takes. Its attempt has a sub-test, which holds it by a
 * key of its own, and a run that has scored anybody is held by the totals.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sub_test_scores
      drop constraint sub_test_scores_bucket_attempt_id_fkey, drop constraint sub_test_scores_score_run_id_fkey`.execute(
    db,
  )
}
