import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Mails in the queue, and those of the last week that came to nothing. */
export async function countMails(db: Db): Promise<{ waiting: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where state in ('created', 'retry', 'active'))::int as waiting,
      count(*) filter (where state in ('failed', 'cancelled'))::int as failed
    from pgboss.job where name = 'mail'
  `.execute(db)
  return rows[0] ?? { waiting: 0, failed: 0 }
}
