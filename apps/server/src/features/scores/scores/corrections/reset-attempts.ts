import type { Db } from '../../../../db/database.ts'
import { notFound } from '../../../../http/errors.ts'
import { voidAttempts } from '../../../exam/progresses/void-attempts.queries.ts'
import { deleteRanks } from '../../rankings/ranking.queries.ts'
import { type Doing, noteEvent } from './note-event.ts'

/** Lets a student start a try-out again. Returns how many attempts are archived by it. */
export async function resetAttempts(
  trx: Db,
  of: { tryout_id: string; user_id: string },
  doing: Doing,
): Promise<number> {
  const attempts = await voidAttempts(trx, of, doing.at)
  if (attempts.length === 0) throw notFound('Pengerjaan')
  const { tryout_id, user_id } = of
  await deleteRanks(trx, tryout_id, user_id)
  await noteEvent(trx, doing, { tryout_id, action: 'attempt_reset', user_id, attempts })
  return attempts.length
}
