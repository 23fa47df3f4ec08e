import type { Db } from '../../../db/database.ts'
import { hasOpeningCode } from '../../people/student-codes/student-codes.queries.ts'
import type { TryoutRow } from './tryouts.queries.ts'

/** Free try-outs are open to everybody, others to whoever has redeemed a code for them. */
export async function isOpened(
  db: Db,
  userId: string,
  { id, access }: Pick<TryoutRow, 'id' | 'access'>,
): Promise<boolean> {
  return access === 'free' || hasOpeningCode(db, userId, id)
}
