import type { Platform } from '../platform.ts'
import { openDatabase } from './database.ts'
import { demoAccounts, seedDemo } from './seed/seed-demo.ts'
import { seedReference } from './seed/seed-reference.ts'

/**
 * Fills in what every installation needs and, into a database without users outside production, the demo. Returns a
 * line per demo account while they are there to be used.
 */
export async function seed({ config, now, newId }: Platform, url: string): Promise<string[]> {
  const db = openDatabase({ url, connections: 2, name: 'seed', statementMs: 120_000 })
  try {
    await seedReference(db, { now, newId })
    if (config.is_production) return []
    const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (!someone) await seedDemo(db, { now, newId, mediaDir: config.media_dir })
    return demoAccounts(db)
  } finally {
    await db.destroy()
  }
}
