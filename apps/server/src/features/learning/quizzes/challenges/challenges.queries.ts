import type { Insertable } from 'kysely'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import type { DB } from '../../../../db/schema.ts'

const memberCount = sql<number>`(select count(*) from challenge_members m where m.challenge_token = c.token)`

function selectChallenges(db: Db) {
  return db
    .selectFrom('challenges as c')
    .select(['c.token', 'c.quiz_id', 'c.closes_at', memberCount.as('member_count')])
}
export type ChallengeRow = NonNullable<Awaited<ReturnType<typeof findChallenge>>>

export function findChallenge(db: Db, token: string) {
  return selectChallenges(db).where('c.token', '=', token).executeTakeFirst()
}

/** Who joins, leaves or closes it meanwhile waits. */
export async function lockChallenge(trx: Db, token: string): Promise<ChallengeRow | undefined> {
  await trx.selectFrom('challenges').select('token').where('token', '=', token).forUpdate().execute()
  // Counted by a statement that begins once the lock is held.
  return findChallenge(trx, token)
}

/** Newest first. */
export function listOwnChallenges(db: Db, userId: string, quizId: string, at: Date) {
  return db
    .selectFrom('challenges as c')
    .innerJoin('challenge_members as own', 'own.challenge_token', 'c.token')
    .select([
      'c.token',
      memberCount.as('member_count'),
      sql<boolean>`c.closes_at > ${at.toISOString()}::timestamptz`.as('is_open'),
    ])
    .where(eb => eb.and({ 'own.user_id': userId, 'c.quiz_id': quizId }))
    .orderBy('c.created_at', 'desc')
    .orderBy('c.token')
    .execute()
}

/** One that the student made and that friends may still join. */
export async function findOpenOwn(
  db: Db,
  of: { user_id: string; quiz_id: string },
  at: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('challenges as c')
    .innerJoin('challenge_members as own', 'own.challenge_token', 'c.token')
    .select('c.token')
    .where('own.user_id', '=', of.user_id)
    .where(sql<SqlBool>`own.is_maker`)
    .where('c.quiz_id', '=', of.quiz_id)
    .where('c.closes_at', '>', at)
    .limit(1)
    .executeTakeFirst()
  return found?.token
}

export async function insertChallenge(trx: Db, row: Insertable<DB['challenges']>): Promise<void> {
  await trx.insertInto('challenges').values(row).execute()
}

/** Who has joined before stays as they are. */
export async function insertMember(trx: Db, row: Insertable<DB['challenge_members']>): Promise<void> {
  await trx
    .insertInto('challenge_members')
    .values(row)
    .onConflict(oc => oc.doNothing())
    .execute()
}

export function listMembers(db: Db, token: string) {
  return db
    .selectFrom('challenge_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.user_id', 'm.is_maker', 'u.name'])
    .where('m.challenge_token', '=', token)
    .where('u.anonymised_at', 'is', null)
    .execute()
}
export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

export async function closeChallenge(trx: Db, token: string, at: string): Promise<void> {
  await trx
    .updateTable('challenges')
    .set({ closes_at: at })
    .where('token', '=', token)
    .where('closes_at', '>', at)
    .execute()
}

/** A challenge that its maker leaves is closed, and one that all have left is gone. */
export async function leaveChallenge(
  trx: Db,
  { token, user_id, is_maker }: { token: string; user_id: string; is_maker: boolean },
  at: string,
): Promise<void> {
  await trx
    .deleteFrom('challenge_members')
    .where(eb => eb.and({ challenge_token: token, user_id }))
    .execute()
  if (is_maker) await closeChallenge(trx, token, at)
  await trx
    .deleteFrom('challenges as c')
    .where('c.token', '=', token)
    .where(sql<SqlBool>`not exists (select from challenge_members m where m.challenge_token = c.token)`)
    .execute()
}
