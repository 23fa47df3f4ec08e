import { hash } from 'node:crypto'
import { sql, type Updateable } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'
import type { DB } from '../../../db/schema.ts'

const hashTicket = (ticket: string) => hash('sha256', ticket, 'buffer')

/** The one row, which the migration made. */
export function findProvider(db: Db) {
  return db.selectFrom('school_login').selectAll().executeTakeFirstOrThrow()
}
export type Provider = Awaited<ReturnType<typeof findProvider>>

/** The same; who else would change it waits. */
export function lockProvider(trx: Db): Promise<Provider> {
  return trx.selectFrom('school_login').selectAll().forUpdate().executeTakeFirstOrThrow()
}

export async function updateProvider(trx: Db, changes: Updateable<DB['school_login']>): Promise<void> {
  await trx.updateTable('school_login').set(changes).execute()
}

export interface SignIn {
  state: string
  nonce: string
  verifier: string
}

export async function insertSignIn(
  db: Db,
  ticket: string,
  { expires_at, ...secrets }: SignIn & { expires_at: string },
) {
  await db
    .insertInto('school_sign_ins')
    .values({ ticket_hash: hashTicket(ticket), ...secrets, expires_at })
    .execute()
}

const ofTicket = (ticket: string, at: Date) =>
  sql<boolean>`ticket_hash = ${hashTicket(ticket)} and expires_at > ${at.toISOString()}::timestamptz`

/** For one caller only: what the provider has answered is good once. */
export function takeSignIn(db: Db, ticket: string, at: Date): Promise<SignIn | undefined> {
  return db
    .updateTable('school_sign_ins')
    .set({ taken_at: at.toISOString() })
    .where(ofTicket(ticket, at))
    .where('taken_at', 'is', null)
    .returning(['state', 'nonce', 'verifier'])
    .executeTakeFirst()
}

/** Whom the provider has named, while a second factor is still to come. */
export async function keepPerson(db: Db, ticket: string, userId: string): Promise<void> {
  await db
    .updateTable('school_sign_ins')
    .set({ user_id: userId })
    .where('ticket_hash', '=', hashTicket(ticket))
    .execute()
}

export async function findKeptPerson(db: Db, ticket: string, at: Date): Promise<string | undefined> {
  const kept = await db
    .selectFrom('school_sign_ins')
    .select('user_id')
    .where(ofTicket(ticket, at))
    .where('user_id', 'is not', null)
    .executeTakeFirst()
  return kept?.user_id ?? undefined
}

/** False where somebody else has used it up. */
export function deleteSignIn(db: Db, ticket: string): Promise<boolean> {
  return hasRow(
    db.deleteFrom('school_sign_ins').where('ticket_hash', '=', hashTicket(ticket)).returning('ticket_hash'),
  )
}

function selectAccounts(db: Db) {
  return db
    .selectFrom('users as u')
    .leftJoin('second_factors as f', 'f.user_id', 'u.id')
    .select(['u.id', 'u.name', 'u.username', 'u.email', 'u.nisn'])
    .select(['u.role', 'u.status', 'u.email_verified_at', 'f.secret'])
}
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export function findAccount(db: Db, id: string) {
  return selectAccounts(db).where('u.id', '=', id).executeTakeFirst()
}

/** Whose address or NISN it is; a NISN is of students alone. */
export function listAccounts(db: Db, { email, nisn }: { email: string | null; nisn: string | null }) {
  return selectAccounts(db)
    .where(eb =>
      eb.or([eb('u.email', '=', email), eb.and([eb('u.nisn', '=', nisn), eb('u.role', '=', 'student')])]),
    )
    .orderBy('u.id')
    .execute()
}

/**
 * An account that the school made opens with its first proof. A first password that others know ends with it: it would
 * bar the session, and its owner needs it no more.
 */
export async function openAccount(trx: Db, id: string, at: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      status: 'active',
      email_verified_at: sql`coalesce(email_verified_at, ${at}::timestamptz)`,
      updated_at: at,
    })
    .where('id', '=', id)
    .where('status', '=', 'invited')
    .execute()
  await trx.deleteFrom('credentials').where('user_id', '=', id).where('is_first', '=', true).execute()
}

export interface NewStudent {
  id: string
  name: string
  username: string
  email: string | null
  nisn: string | null
  program_id: string
  at: string
}

/** False where the address, the NISN or the name for signing in has an account by now. */
export function insertSchoolStudent(trx: Db, { at, ...person }: NewStudent): Promise<boolean> {
  return hasRow(
    trx
      .insertInto('users')
      .values({
        ...person,
        role: 'student',
        status: 'active',
        email_verified_at: at,
        created_at: at,
        updated_at: at,
      })
      .onConflict(oc => oc.doNothing())
      .returning('id'),
  )
}
