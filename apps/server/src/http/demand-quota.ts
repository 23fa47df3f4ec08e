import type { Db } from '../db/database.ts'
import { type QuotaUse, takeQuota } from '../db/quotas.ts'
import { tooManyRequests } from './errors.ts'

/** Uses one of the allowed times up. Throws until when there is none. */
export async function demandQuota(db: Db, use: QuotaUse): Promise<void> {
  const until = await takeQuota(db, use)
  if (until) throw tooManyRequests(use.at, until)
}
