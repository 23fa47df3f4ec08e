import { openPatient } from '../../db/open-patient.ts'
import type { TestApp } from '../../testing/api.ts'
import { seedDemo } from '../seed-demo.ts'

/** The demo in a test's database, over a connection that bears a slow machine. */
export async function seedPatiently({ platform }: TestApp): Promise<void> {
  const db = openPatient(platform.config.database_url, 'seed')
  try {
    await seedDemo(db, platform)
  } finally {
    await db.destroy()
  }
}
