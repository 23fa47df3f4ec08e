import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Platform } from '../platform.ts'

/** Settings without which an acknowledged answer could be lost. */
const durable = ['fsync', 'full_page_writes', 'synchronous_commit']

interface State {
  off: string[] | null
  is_read_only: boolean
  has_no_limit: boolean
}

/** A commit reaches the disk as that of an answer would, and leaves no row behind. */
async function findWriteFault(db: Database): Promise<string | undefined> {
  return db.transaction().execute(async trx => {
    const { rows } = await sql<State>`
      select (select array_agg(name) from pg_settings where name = any(${durable}) and setting = 'off') as off,
        current_setting('transaction_read_only') = 'on' as is_read_only,
        current_setting('statement_timeout') = '0' as has_no_limit
    `.execute(trx)
    const [state] = rows
    if (state?.off) return `PostgreSQL runs with ${state.off.join(', ')} off`
    if (state?.is_read_only) return 'PostgreSQL takes no writes: it is a standby or read-only'
    if (state?.has_no_limit)
      return 'The pooler sets no statement_timeout: see connect_query in docs/operations.md'
    await sql`select pg_logical_emit_message(true, 'gerbang', 'ready')`.execute(trx)
    return undefined
  })
}

const findPid = async (db: Database) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid
}

/** A connection that is another server's as soon as somebody else has taken its own keeps no session. */
function keepsSession(db: Database): Promise<boolean> {
  return db.connection().execute(async one => {
    const before = await findPid(one)
    return db.transaction().execute(async other => {
      await findPid(other)
      return (await findPid(one)) === before
    })
  })
}

const wrongPooler =
  'A pooler in transaction mode stands in DATABASE_URL: it belongs into POOLER_URL, and PostgreSQL itself into DATABASE_URL'

function describeFailure(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return code === '53100' ? "The database's disk is full" : 'No database'
}

/** What keeps this node from serving, by the way that answers take. How sessions are kept is seen once. */
export function createFindObstacle({
  examDb,
  config,
  findClockFault,
}: Pick<Platform, 'examDb' | 'config' | 'findClockFault'>): () => Promise<string | undefined> {
  let isSeen = config.pooler_url !== undefined

  async function findSessionFault(): Promise<string | undefined> {
    if (isSeen) return undefined
    if (!(await keepsSession(examDb))) return wrongPooler
    isSeen = true
    return undefined
  }

  async function look(): Promise<string | undefined> {
    try {
      return (await findWriteFault(examDb)) ?? (await findSessionFault()) ?? findClockFault()
    } catch (error) {
      return describeFailure(error)
    }
  }

  // Whoever asks meanwhile gets the same answer: connections are for students.
  let looking: ReturnType<typeof look> | undefined
  return () => (looking ??= look().finally(() => (looking = undefined)))
}
