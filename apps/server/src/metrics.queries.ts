import { sql } from 'kysely'
import type { Db } from './db/database.ts'

interface Installation {
  running_sub_tests: number
  mails_waiting: number
  mails_retrying: number
  mails_failed: number
  jobs_waiting: number
  jobs_retrying: number
  jobs_failed: number
  seconds_since_backup: number | null
}

/** What concerns the installation as a whole, the same on every node. */
export async function measureInstallation(db: Db, at: Date): Promise<Installation> {
  const { rows } = await sql<Installation>`
    select (select count(*)::int from progresses where submitted_at is null) as running_sub_tests,
      count(*) filter (where name = 'mail' and state in ('created', 'retry', 'active'))::int as mails_waiting,
      count(*) filter (where name = 'mail' and state in ('retry', 'active') and retry_count > 0)::int as mails_retrying,
      count(*) filter (where name = 'mail' and state in ('failed', 'cancelled'))::int as mails_failed,
      count(*) filter (where name = 'jobs' and state in ('created', 'retry', 'active'))::int as jobs_waiting,
      count(*) filter (where name = 'jobs' and state in ('retry', 'active') and retry_count > 0)::int as jobs_retrying,
      count(*) filter (where name = 'jobs' and state in ('failed', 'cancelled'))::int as jobs_failed,
      (select extract(epoch from ${at.toISOString()}::timestamptz - max(at))::float8 from audit_entries
        where subject_type = 'installation' and subject_id = 'backup') as seconds_since_backup
    from pgboss.job
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('Cannot measure the installation: the database answered no row')
  return row
}

/** Standbys that this role may see, with how far each is behind. */
export async function listStandbys(db: Db) {
  const { rows } = await sql<{ name: string; seconds: number | null }>`
    select application_name as name, extract(epoch from replay_lag)::float8 as seconds
    from pg_stat_replication where state is not null
  `.execute(db)
  return rows
}
