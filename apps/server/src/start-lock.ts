import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isPassingFault } from './http/database-faults.ts'
import { OperatorError } from './operator-error.ts'

/** Held while the schema is migrated and the database is filled. */
const START_LOCK = 18_000_002

const pauseMs = 500

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'gerbang start',
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

function describePlace(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || 5432}${pathname}`
}

/** A database that starts together with the machine may need a moment; a wrong password does not get better. */
async function connectPatiently(
  url: string,
  patienceMs: number,
  log: (line: string) => void,
): Promise<pg.Client> {
  const giveUpAt = performance.now() + patienceMs
  for (let tries = 1; ; tries++) {
    try {
      return await connect(url)
    } catch (error) {
      const reason = error instanceof Error ? error.message || String(error) : String(error)
      if (!isPassingFault(error) || performance.now() > giveUpAt)
        throw new OperatorError(
          `Basis data ${describePlace(url)} tidak dapat dipakai (${reason}). Periksa apakah PostgreSQL berjalan dan apakah alamat, nama, dan sandi di DATABASE_URL benar.`,
          { cause: error },
        )
      if (tries === 1) log(`Basis data ${describePlace(url)} belum menjawab; dicoba lagi …`)
      await sleep(pauseMs)
    }
  }
}

export interface StartLockOptions {
  url: string
  /** How long a database that does not answer is asked again. */
  patienceMs: number
  log: (line: string) => void
}

/** Processes that start together prepare the database one after the other. Throws an OperatorError when there is none. */
export async function withStartLock<T>(
  { url, patienceMs, log }: StartLockOptions,
  work: () => Promise<T>,
): Promise<T> {
  const client = await connectPatiently(url, patienceMs, log)
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [START_LOCK])
    return await work()
  } finally {
    // The lock ends with the session.
    await client.end()
  }
}
