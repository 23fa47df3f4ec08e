import type { Db } from '../../../db/database.ts'

/** Takes the scores of an attempt back that goes on: its total, and all of sub-tests that are not closed. */
export async function eraseScores(trx: Db, bucket: number, attemptId: string): Promise<void> {
  await trx
    .deleteFrom('attempt_scores')
    .where('bucket', '=', bucket)
    .where('attempt_id', '=', attemptId)
    .execute()
  await trx
    .deleteFrom('sub_test_scores')
    .where('bucket', '=', bucket)
    .where('attempt_id', '=', attemptId)
    .where('sub_test_id', 'not in', eb =>
      eb
        .selectFrom('progresses')
        .select('sub_test_id')
        .where('bucket', '=', bucket)
        .where('attempt_id', '=', attemptId)
        .where('submitted_at', 'is not', null),
    )
    .execute()
}
