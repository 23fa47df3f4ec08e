import { sql } from 'kysely'
import type { Database } from './db/database.ts'
import { openPatient } from './db/open-patient.ts'
import { seedReference } from './db/reference/seed-reference.ts'
import { PASSWORD } from './demo/users.ts'
import { giveFirstAdminCode, hasAdmin } from './features/people/accounts/first-admin.queries.ts'
import { demoAddresses } from './features/people/auth/demo-accounts.ts'
import type { Platform } from './platform.ts'

/** Nothing of the demo is read where there is none. */
const readDemo = () => import('./demo/seed-demo.ts')

/** What to sign in with, while the demo's accounts are there. */
async function describeDemoAccounts(db: Database): Promise<string[]> {
  const found = await db
    .selectFrom('users')
    .select('email')
    .where('email', 'like', demoAddresses)
    .where('username', 'in', ['admin', 'guru', 'siswa'])
    .orderBy('email')
    .execute()
  return found.map(({ email }) => `  ${email}  ${PASSWORD}`)
}

/** In production nobody may go on with a session of the demo either. */
async function shutDemoOut(db: Database): Promise<string[]> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from users where email like ${demoAddresses}) as found
  `.execute(db)
  if (!rows[0]?.found) return []
  await sql`
    delete from sessions s using users u where u.id = s.user_id and u.email like ${demoAddresses}
  `.execute(db)
  return [
    'Basis data ini pernah dipakai untuk demo: akun demo tidak dapat masuk. Hapus akun itu dengan npm run remove-demo',
  ]
}

/** Where there is no admin yet: how whoever reads this becomes the first. */
async function inviteFirstAdmin(db: Database, platform: Platform): Promise<string[]> {
  if (await hasAdmin(db)) return []
  const code = await giveFirstAdminCode(db, platform)
  return [
    'Belum ada admin. Buka alamat di atas dengan akhiran /mulai, lalu tulis kode sekali pakai ini dalam 24 jam:',
    `  ${code}`,
  ]
}

/**
 * Fills in what every installation needs and, into a database without users outside production, the demo. Returns
 * lines for who starts the server.
 */
export async function seed(platform: Platform): Promise<string[]> {
  const { config } = platform
  const db = openPatient(config.database_url, 'seed')
  try {
    await seedReference(db, platform)
    if (config.is_production) return [...(await shutDemoOut(db)), ...(await inviteFirstAdmin(db, platform))]
    const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (!someone) await (await readDemo()).seedDemo(db, platform)
    const accounts = await describeDemoAccounts(db)
    if (accounts.length > 0) await (await readDemo()).scoreDemo(db, platform)
    return accounts
  } finally {
    await db.destroy()
  }
}
