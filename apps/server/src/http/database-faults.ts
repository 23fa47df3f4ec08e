/**
 * SQLSTATEs of a database that is gone, full, shutting down or too slow: 08 connection, 53 resources, 57 operator
 * intervention (statement timeout too), 55P03 lock timeout, 40 serialisation and deadlock.
 */
const passing = /^(08|53|57|40|55P03)/
const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])
/** Messages of the driver, which gives these no code. */
const driver =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/

/** True when trying again later may help, so that the answer is 503 and the browser keeps its answers and its token. */
export function isPassingFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return passing.test(code) || network.has(code) || driver.test(error.message)
}

/** SQLSTATE 23505, by state because shards do not name the constraint. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}
