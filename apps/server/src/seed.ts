import { type Database, openDatabase } from './db/database.ts'
import { seedReference } from './db/reference/seed-reference.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { PASSWORD } from './demo/users.ts'
import type { Platform } from './platform.ts'

const demoEmails = ['admin', 'guru', 'siswa'].map(name => `${name}@gerbang.test`)

/** What to sign in with, while the demo's accounts are there. */
async function describeDemoAccounts(db: Database): Promise<string[]> {
  const found = await db
    .selectFrom('users')
    .select('email')
    .where('email', 'in', demoEmails)
    .orderBy('email')
    .execute()
  return found.map(({ email }) => `${email}  ${PASSWORD}`)
}

/**
 * Fills in what every installation needs and, into a database without users outside production, the demo. Returns a
 * line per demo account.
 */
export async function seed({ config, now, newId }: Platform): Promise<string[]> {
  const db = openDatabase({ url: config.database_url, connections: 2, name: 'seed', statementMs: 120_000 })
  try {
    await seedReference(db, { now, newId })
    if (config.is_production) return []
    const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (!someone) await seedDemo(db, { now, newId, mediaDir: config.media_dir })
    return await describeDemoAccounts(db)
  } finally {
    await db.destroy()
  }
}
