import { sql } from 'kysely'
import type { Database } from './database.ts'

/** What the database's clock shows, in milliseconds since the epoch. */
export async function readClock(db: Database): Promise<number> {
  const { rows } = await sql<{ at: string }>`select clock_timestamp() as at`.execute(db)
  return Date.parse(rows[0]?.at ?? '')
}
