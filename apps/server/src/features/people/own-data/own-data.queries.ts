import { sql } from 'kysely'
import { bucketOf } from '../../../db/bucket.ts'
import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'

/** `bytes` is null until its job is done. */
export function findCopy(db: Db, userId: string, at: string) {
  return db
    .selectFrom('data_copies')
    .select(['job_id', 'created_at', 'expires_at', sql<number | null>`octet_length(file)`.as('bytes')])
    .where('user_id', '=', userId)
    .where('expires_at', '>', at)
    .executeTakeFirst()
}

export async function findCopyFile(db: Db, userId: string, at: string): Promise<Buffer | null> {
  const found = await db
    .selectFrom('data_copies')
    .select('file')
    .where('user_id', '=', userId)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return found?.file ?? null
}

/** Lets acts of one user wait for each other until the transaction ends. */
export async function lockUser(trx: Db, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

interface NewCopy {
  user_id: string
  job_id: string
  created_at: string
  expires_at: string
}

/** In the place of the one before. */
export async function insertCopy(db: Db, { user_id, ...copy }: NewCopy): Promise<void> {
  const changes = { ...copy, updated_at: copy.created_at, file: null }
  await db
    .insertInto('data_copies')
    .values({ user_id, ...changes })
    .onConflict(oc => oc.column('user_id').doUpdateSet(changes))
    .execute()
}

export async function storeCopy(db: Db, userId: string, file: Buffer, at: string): Promise<void> {
  await db
    .updateTable('data_copies')
    .set({ file, updated_at: at })
    .where('user_id', '=', userId)
    .where('expires_at', '>', at)
    .execute()
}

export async function deleteOldCopies(db: Db, at: string): Promise<void> {
  await db.deleteFrom('data_copies').where('expires_at', '<=', at).execute()
}

/** Whether a sub-test of theirs runs. */
export function isSitting(db: Db, userId: string, at: string): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('progresses')
      .select('id')
      .where('bucket', '=', bucketOf(userId))
      .where('user_id', '=', userId)
      .where('submitted_at', 'is', null)
      .where('ends_at', '>', at),
  )
}

export async function setDeletion(db: Db, id: string, deletion_at: string, at: string): Promise<void> {
  await db.updateTable('users').set({ deletion_at, updated_at: at }).where('id', '=', id).execute()
}

/** False where nothing was asked for. */
export async function clearDeletion(db: Db, id: string, at: string): Promise<boolean> {
  const kept = await db
    .updateTable('users')
    .set({ deletion_at: null, updated_at: at })
    .where('id', '=', id)
    .where('deletion_at', 'is not', null)
    .executeTakeFirst()
  return kept.numUpdatedRows === 1n
}

/** One whose week is over and whom no other process is forgetting just now. */
export async function findDueUser(trx: Db, at: string): Promise<string | undefined> {
  const found = await trx
    .selectFrom('users')
    .select('id')
    .where('deletion_at', '<=', at)
    .where('role', '=', 'student')
    .orderBy('deletion_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return found?.id
}

export function findPerson(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'username', 'avatar_url'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

export function findDeletionTime(db: Db, userId: string) {
  return db.selectFrom('users').select('deletion_at').where('id', '=', userId).executeTakeFirst()
}
