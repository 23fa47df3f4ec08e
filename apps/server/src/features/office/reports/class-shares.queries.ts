import type { LinkShare } from '@gerbang/contract/scores/raports.ts'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
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

interface Shared {
  tryout_id: string
  batch: string
}

/** Links to the page of a class that still open, the newest first. What opens them is known to nobody. */
export function listShares(db: Db, { tryout_id, batch }: Shared, at: string): Promise<LinkShare[]> {
  return db
    .selectFrom('report_shares as s')
    .innerJoin('users as u', 'u.id', 's.created_by')
    .select(['s.id', 's.created_at', 's.expires_at'])
    .select(eb => [jsonBuildObject({ id: eb.ref('u.id'), name: eb.ref('u.name') }).as('created_by')])
    .where('s.tryout_id', '=', tryout_id)
    .where(sql`lower(s.batch)`, '=', batch.toLowerCase())
    .where('s.expires_at', '>', at)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id')
    .execute()
}

/** Undefined where it has been ended already. */
export function deleteShare(trx: Db, { tryout_id, batch }: Shared, id: string) {
  return trx
    .deleteFrom('report_shares')
    .where(eb => eb.and({ id, tryout_id }))
    .where(sql`lower(batch)`, '=', batch.toLowerCase())
    .returning('expires_at')
    .executeTakeFirst()
}
