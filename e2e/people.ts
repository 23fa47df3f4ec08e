import type { Role } from '@gerbang/contract/call.ts'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { bucketOf } from '../apps/server/src/db/bucket.ts'
import type { Database } from '../apps/server/src/db/database.ts'
import { hashPassword } from '../apps/server/src/features/people/auth/passwords.ts'
import { createSession, createUser } from '../apps/server/src/testing/factories.ts'

export const password = 'kata-sandi-untuk-uji'

export interface Person {
  id: string
  email: string
  role: Role
  token: string
}

const dayMs = 24 * 3_600_000
let passwordHash: Promise<string> | undefined

/** A session of somebody, as a login makes it. */
export function signInByHand(db: Database, person: Pick<Person, 'id' | 'role'>): Promise<string> {
  const now = new Date()
  return createSession(db, person, {
    created_at: now.toISOString(),
    last_seen_at: now.toISOString(),
    expires_at: new Date(now.getTime() + dayMs / 2).toISOString(),
  })
}

type LeftStep = 'target' | 'goal' | 'done'

/** How far a student is in the first steps. */
async function leaveSteps(db: Database, user_id: string, step: LeftStep): Promise<void> {
  const at = new Date().toISOString()
  await db
    .insertInto('study_plans')
    .values({ bucket: bucketOf(user_id), user_id, step, created_at: at, updated_at: at })
    .execute()
}

/** Somebody new, in the demo's program, with a password and a session; a student past the first steps, unless told. */
export async function createPerson(
  db: Database,
  role: Role,
  step: LeftStep | null = 'done',
): Promise<Person> {
  const program = await db
    .selectFrom('programs')
    .select('id')
    .where('slug', '=', 'utbk-snbt')
    .executeTakeFirstOrThrow()
  const user = await createUser(db, {
    role,
    name: 'Bagas Wicaksono',
    program_id: role === 'student' ? program.id : null,
    province_id: '32',
    school_name: 'SMA Negeri 3 Bandung',
    show_name_in_ranking: true,
  })
  passwordHash ??= hashPassword(password)
  await db
    .insertInto('credentials')
    .values({ user_id: user.id, password_hash: await passwordHash, changed_at: new Date().toISOString() })
    .execute()
  if (role === 'student' && step !== null) await leaveSteps(db, user.id, step)
  const person = { id: user.id, email: user.email, role }
  return { ...person, token: await signInByHand(db, person) }
}

/** What a browser holds whose user has signed in; nothing for a visitor. */
export function rememberLogin(origin: string, person?: Person) {
  const localStorage = person
    ? [
        { name: 'token', value: person.token },
        { name: 'gerbang-user', value: person.id },
      ]
    : []
  return { cookies: [], origins: [{ origin, localStorage }] } satisfies BrowserContextOptions['storageState']
}

/** Remembers somebody in this browser, as their login would. */
export async function signIn(page: Page, origin: string, person: Person): Promise<void> {
  const [{ localStorage } = { localStorage: [] }] = rememberLogin(origin, person).origins
  await page.goto(`${origin}/favicon.svg`)
  await page.evaluate(
    items => items.forEach(({ name, value }) => window.localStorage.setItem(name, value)),
    localStorage,
  )
}
