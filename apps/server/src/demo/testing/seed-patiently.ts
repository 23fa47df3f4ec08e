import { openPatient } from '../../db/open-patient.ts'
import type { TestApp } from '../../testing/api.ts'
import { seedDemo } from '../seed-demo.ts'

/** The demo, or its scores, in a test's database, over a connection that bears a slow machine. */
export async function seedPatiently({ platform }: TestApp, act = seedDemo): Promise<void> {
  const db = openPatient(platform.config.database_url, 'seed')
  try {
    await act(db, platform)
  } finally {
    await db.destroy()
  }
}
