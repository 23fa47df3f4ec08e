import type { Db } from '../../../db/database.ts'
import { listAnswers } from './answers.queries.ts'
import { gatherAnswers, writeReceipt } from './write-receipt.ts'

/**
 * Writes the receipts of closed sub-tests anew whose answers have changed since, each with the hash that it had: what a
 * student compares is what counts now, and the paper that they printed is not denied. In the caller's transaction.
 */
export async function amendReceipts(
  trx: Db,
  closed: readonly { bucket: number; progress_id: string }[],
  at: string,
): Promise<void> {
  for (const { bucket, progress_id } of closed) {
    const { receipt } = await trx
      .selectFrom('progresses')
      .select('receipt')
      .where('bucket', '=', bucket)
      .where('id', '=', progress_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (!receipt) continue
    const { submitted_at, closed_by, questions } = receipt
    const written = writeReceipt(
      { progress_id, submitted_at, closed_by, questions },
      gatherAnswers(await listAnswers(trx, bucket, progress_id)),
    )
    if (written.hash === receipt.hash) continue
    const amended = { at, former_hash: receipt.hash }
    await trx
      .updateTable('progresses')
      .set({ receipt: JSON.stringify({ ...written, amended }) })
      .where('bucket', '=', bucket)
      .where('id', '=', progress_id)
      .execute()
  }
}
