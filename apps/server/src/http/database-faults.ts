import { StoreFault } from '../store/bucket.ts'

/**
 * SQLSTATEs of a database that is gone, full, shutting down or too slow: 08 connection, 53 resources, 57 operator
 * intervention (statement timeout too), 55P03 lock timeout, 40 serialisation and deadlock, 25006 a primary that has
 * just become a standby, 25P03 a transaction that idled for too long.
 */
const passing = /^(08|53|57|40|55P03|25006|25P03)/
const network = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/** Messages of the driver, and of a coordinator whose worker died at the commit, which give these no code. */
const driver =
  /could not commit transaction for shard|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|driver has already been destroyed|Cannot use a pool after calling end/

/** True when trying again later may help, so that the answer is 503 and the browser keeps its answers and its token. */
export function isPassingFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof StoreFault) return true
  const code = 'code' in error ? String(error.code) : ''
  return passing.test(code) || network.has(code) || driver.test(error.message)
}

/** SQLSTATEs of text that PostgreSQL cannot hold, such as U+0000: the sender's mistake in whatever field. */
export function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '22021' || error.code === '22P05')
}

/** SQLSTATE 23505, by state because shards do not name the constraint. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}

/** SQLSTATE 23503: another row refers to it. */
export function isReferred(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503'
}

/** What deletes a row, or what is said where another one refers to it: one that came meanwhile, or of a feature to come. */
export async function unlessReferred<T>(deletion: Promise<T>, refusal: () => Error): Promise<T> {
  try {
    return await deletion
  } catch (error) {
    throw isReferred(error) ? refusal() : error
  }
}
