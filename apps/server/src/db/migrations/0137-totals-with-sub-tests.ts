import { type Kysely, sql } from 'kysely'

/**
 * A ranking reads the scores of everybody's sub-tests from the row of the total (decision 122). Rows of before have none there and
 * are read as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table attempt_scores add column sub_tests_scaled double precision[], add column sub_tests_se double precision[]
  `.execute(db)
  await sql`comment on column attempt_scores.sub_tests_scaled is 'in the order of the sub-tests; null in rows of before this column'`.execute(
    db,
  )
  await sql`comment on column attempt_scores.sub_tests_se is 'of the same scores'`.execute(db)
}
