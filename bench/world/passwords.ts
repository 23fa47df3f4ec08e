import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import { hashPassword } from '../../apps/server/src/features/people/auth/passwords.ts'
import { createUser, epoch } from '../../apps/server/src/testing/factories.ts'
import { draftRegistration } from '../../apps/server/src/testing/registrations.ts'

/** Students with a password, and what a new one types besides e-mail and password. */
export async function createAccounts(db: Database, count: number) {
  const { email: _email, password: _password, ...person } = await draftRegistration(db)
  const password_hash = await hashPassword('sandi yang tidak ditebak')
  const emails: string[] = []
  for (let index = 0; index < count; index++) {
    const { id, email } = await createUser(db)
    await db
      .insertInto('credentials')
      .values({ user_id: id, password_hash, changed_at: epoch.toISOString() })
      .execute()
    emails.push(email)
  }
  return { emails, person }
}

/** Everybody signs in by the same password, hashed once: to hash it for each would take minutes. Nobody has a session. */
export async function givePasswords(db: Database, password: string): Promise<void> {
  const hash = await hashPassword(password)
  await sql`
    insert into credentials (user_id, password_hash, changed_at) select id, ${hash}, now() from users
    where username like 'siswa-%'
  `.execute(db)
  await sql`delete from sessions`.execute(db)
  await sql`vacuum analyze`.execute(db)
}
