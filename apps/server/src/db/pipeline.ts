import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { NameRepeated } from './repeated-statements.ts'

/** While this is true, the driver sends without waiting for the answers before. Its types know it as a choice for good. */
interface Piped {
  pipeline: boolean
}

/** Holds back what is written until all that is asked for at the same time is written: one call of the system for all of it. */
function createCork(client: pg.PoolClient): () => void {
  let isHeld = false
  return () => {
    const { stream } = client.connection
    if (isHeld) return
    isHeld = true
    stream.cork()
    // After the promises that are due: each statement is compiled in some of them.
    process.nextTick(() => {
      isHeld = false
      stream.uncork()
    })
  }
}

/** A client of a pool that sends what is asked for without waiting for the answers before. */
export function beginPipeline(
  client: pg.PoolClient,
  nameRepeated: NameRepeated,
): PostgresPoolClient['query'] {
  const piped = client as pg.PoolClient & Piped
  piped.pipeline = true
  const cork = createCork(client)
  const named = nameRepeated(client)
  function query(...asked: Parameters<typeof named.query>) {
    cork()
    return named.query(...asked)
  }
  return query as PostgresPoolClient['query']
}

/** It owes no answer any more, and waits again for each. */
export function endPipeline(client: pg.PoolClient): void {
  const piped = client as pg.PoolClient & Piped
  piped.pipeline = false
}

/**
 * Lends one connection to all who ask for one before the last of them gives it back. Each statement is answered and fails by itself,
 * so none may be part of a transaction. A statement costs a thread less so: most of its price is the call that writes it.
 */
export function createPipeline(pool: pg.Pool, nameRepeated: NameRepeated): () => Promise<PostgresPoolClient> {
  let users = 0
  let lent: Promise<PostgresPoolClient> | undefined

  async function open(): Promise<PostgresPoolClient> {
    const client = await pool.connect()
    const query = beginPipeline(client, nameRepeated)
    function release(): void {
      if (--users > 0) return
      lent = undefined
      endPipeline(client)
      client.release()
    }
    return { query, release }
  }

  return async () => {
    users++
    lent ??= open()
    const asked = lent
    try {
      return await asked
    } catch (error) {
      users--
      if (lent === asked) lent = undefined
      throw error
    }
  }
}
