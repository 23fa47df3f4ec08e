import { bucketOf } from '../../../db/bucket.ts'
import type { Db } from '../../../db/database.ts'
import { countMet } from '../tryouts/tryouts.queries.ts'
import { listAnswers } from './answers.queries.ts'
import { updateClosed } from './progresses.queries.ts'
import { gatherAnswers, writeReceipt } from './write-receipt.ts'

/** A sub-test in the middle of which the attempt ends: what is stored is kept, and the browser's next save is refused. */
async function closeRunning(trx: Db, bucket: number, attemptId: string, at: string): Promise<void> {
  const running = await trx
    .selectFrom('progresses')
    .select(['id', 'sub_test_id'])
    .where('bucket', '=', bucket)
    .where('attempt_id', '=', attemptId)
    .where('submitted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!running) return
  const { questions } = await trx
    .selectFrom('tryout_sub_tests as st')
    .select(countMet.as('questions'))
    .where('st.id', '=', running.sub_test_id)
    .executeTakeFirstOrThrow()
  const closed = { progress_id: running.id, submitted_at: at, closed_by: 'admin', questions } as const
  const receipt = writeReceipt(closed, gatherAnswers(await listAnswers(trx, bucket, running.id)))
  await updateClosed(trx, [{ bucket, receipt }])
}

/**
 * Archives all attempts of a student in a try-out: they are void, kept, and counted nowhere, and the student may start
 * again. Belongs into a transaction; returns them, none where there were none.
 */
export async function voidAttempts(
  trx: Db,
  { tryout_id, user_id }: { tryout_id: string; user_id: string },
  at: string,
) {
  const bucket = bucketOf(user_id)
  const attempts = await trx
    .selectFrom('attempts')
    .select(['id', 'number', 'status'])
    .where('bucket', '=', bucket)
    .where('user_id', '=', user_id)
    .where('tryout_id', '=', tryout_id)
    .where('status', '<>', 'void')
    .orderBy('number')
    .forUpdate()
    .execute()
  for (const { id } of attempts) {
    await closeRunning(trx, bucket, id, at)
    await trx
      .updateTable('attempts')
      .set({ status: 'void', updated_at: at })
      .where('bucket', '=', bucket)
      .where('id', '=', id)
      .execute()
  }
  return attempts
}
