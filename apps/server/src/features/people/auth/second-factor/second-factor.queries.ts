import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import { hasRow } from '../../../../db/has-row.ts'
import { limits } from '../../../../limits.ts'

/** Of the user of a query that has `users`: from when on an admin who was asked for one may do nothing else. */
export const secondFactorDueAt = sql<string | null>`case
  when users.role = 'admin' and (select s.second_factor_for_admins from settings s)
  then (select f.asked_at + ${sql.lit(limits.secondFactorWaitMs)} * interval '1 ms' from second_factors f
    where f.user_id = users.id and f.confirmed_at is null)
end`

export function findSecondFactor(db: Db, userId: string) {
  return db
    .selectFrom('second_factors as f')
    .select(['f.secret', 'f.pending_secret', 'f.asked_at', 'f.confirmed_at'])
    .select(eb => [
      eb
        .selectFrom('recovery_codes as c')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('c.user_id', '=', 'f.user_id')
        .where('c.used_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('recovery_codes_left'),
    ])
    .where('f.user_id', '=', userId)
    .executeTakeFirst()
}

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const factor = await findSecondFactor(db, userId)
  return factor !== undefined && factor.confirmed_at !== null
}

/** The first time an admin without one signs in, where the installation asks for it. */
export async function askForSecondFactor(db: Db, userId: string, at: Date): Promise<void> {
  await sql`
    insert into second_factors as f (user_id, asked_at)
    select ${userId}::uuid, ${at.toISOString()}::timestamptz from settings where second_factor_for_admins
    on conflict (user_id) do update set asked_at = excluded.asked_at
    where f.asked_at is null and f.confirmed_at is null
  `.execute(db)
}

/** False where one is set up already. */
export function beginSecondFactor(db: Db, userId: string, secret: string): Promise<boolean> {
  return hasRow(
    db
      .insertInto('second_factors')
      .values({ user_id: userId, pending_secret: secret })
      .onConflict(oc =>
        oc
          .column('user_id')
          .doUpdateSet({ pending_secret: secret })
          .where('second_factors.confirmed_at', 'is', null),
      )
      .returning('user_id'),
  )
}

export interface Confirmation {
  userId: string
  secret: string
  step: number
  at: Date
}

/** False when another set-up was begun meanwhile, or has come through. */
export function confirmSecondFactor(db: Db, { userId, secret, step, at }: Confirmation): Promise<boolean> {
  return hasRow(
    db
      .updateTable('second_factors')
      .set({ secret, pending_secret: null, confirmed_at: at.toISOString(), last_step: step })
      .where(eb => eb.and({ user_id: userId, pending_secret: secret }))
      .returning('user_id'),
  )
}

/** True for one caller only: a code that was seen over a shoulder, or caught on its way, is used up. */
export function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  return hasRow(
    db
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('last_step', '<', step)
      .returning('user_id'),
  )
}

/** True for one caller only. */
export function takeRecoveryCode(db: Db, userId: string, hash: string, at: Date): Promise<boolean> {
  return hasRow(
    db
      .updateTable('recovery_codes')
      .set({ used_at: at.toISOString() })
      .where(eb => eb.and({ user_id: userId, code_hash: hash }))
      .where('used_at', 'is', null)
      .returning('user_id'),
  )
}

export async function replaceRecoveryCodes(trx: Db, userId: string, hashes: string[]): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map(code_hash => ({ user_id: userId, code_hash })))
    .execute()
}

/** An admin who was asked for one is asked still: the time to wait does not begin anew. */
export async function turnSecondFactorOff(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await trx
    .updateTable('second_factors')
    .set({ secret: null, pending_secret: null, confirmed_at: null })
    .where('user_id', '=', userId)
    .execute()
}

/** Whoever has lost it is asked anew at the next sign-in. False when there was none. */
export function deleteSecondFactor(trx: Db, userId: string): Promise<boolean> {
  return hasRow(
    trx
      .deleteFrom('second_factors')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .returning('user_id'),
  )
}
