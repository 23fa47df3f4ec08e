import type { Insertable } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { DB } from '../../../db/schema.ts'

export async function insertShare(trx: Db, share: Insertable<DB['report_shares']>): Promise<void> {
  await trx.insertInto('report_shares').values(share).execute()
}

/** Undefined once the link has ended. */
export function findShare(db: Db, tokenHash: Buffer, at: string) {
  return db
    .selectFrom('report_shares')
    .select(['tryout_id', 'batch', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst()
}
