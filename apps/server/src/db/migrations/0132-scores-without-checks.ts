import { type Kysely, sql } from 'kysely'

/**
 * Two checks for each row of a sub-test took two thirds of what writing it takes. The row of the total, which is written with it,
 * keeps both: of the same attempt and of the same run.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sub_test_scores
      drop constraint sub_test_scores_bucket_attempt_id_fkey, drop constraint sub_test_scores_score_run_id_fkey`.execute(
    db,
  )
}
