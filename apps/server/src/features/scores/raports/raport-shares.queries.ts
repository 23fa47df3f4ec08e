import type { LinkShare } from '@gerbang/contract/scores/raports.ts'
import type { Insertable } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/database.ts'
import type { DB } from '../../../db/schema.ts'

/** Those of the same student that have ended go meanwhile. */
export async function insertShare(trx: Db, share: Insertable<DB['raport_shares']>): Promise<void> {
  await trx
    .deleteFrom('raport_shares')
    .where('user_id', '=', share.user_id)
    .where('expires_at', '<=', share.created_at)
    .execute()
  await trx.insertInto('raport_shares').values(share).execute()
}

/** Whose raport a link shows; undefined once it has ended, or its student may not sign in any more. */
export function findShare(db: Db, tokenHash: Buffer, at: string) {
  return db
    .selectFrom('raport_shares as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.user_id', 's.expires_at'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', at)
    .where('u.status', '<>', 'disabled')
    .where('u.anonymised_at', 'is', null)
    .executeTakeFirst()
}

/** Those that still open, the newest first. What opens them is known to nobody. */
export function listShares(db: Db, userId: string, at: string): Promise<LinkShare[]> {
  return db
    .selectFrom('raport_shares as s')
    .innerJoin('users as u', 'u.id', 's.created_by')
    .select(['s.id', 's.created_at', 's.expires_at'])
    .select(eb => [jsonBuildObject({ id: eb.ref('u.id'), name: eb.ref('u.name') }).as('created_by')])
    .where('s.user_id', '=', userId)
    .where('s.expires_at', '>', at)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id')
    .execute()
}

/** Whether there was one to end. */
export async function deleteShare(trx: Db, userId: string, id: string): Promise<boolean> {
  const ended = await trx
    .deleteFrom('raport_shares')
    .where(eb => eb.and({ id, user_id: userId }))
    .executeTakeFirst()
  return ended.numDeletedRows > 0n
}

export function findStudent(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'student')
    .where('anonymised_at', 'is', null)
    .executeTakeFirst()
}
