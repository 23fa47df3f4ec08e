import { setTimeout as sleep } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { databaseUrl, templateName } from './global-setup.ts'
import { type Watch, watchStatements } from './watch-statements.ts'

export interface TestDatabase {
  url: string
  db: Database
  /** Takes note of what is sent to it. */
  watch: Watch
  close: () => Promise<void>
}

const insufficientPrivilege = '42501'

async function runOnServer(statement: string, server = inject('databaseUrl')): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Whoever has said goodbye is given half a second to be gone: one who is ended meanwhile hears of it, and nobody listens any more. */
async function waitForLeavers(name: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  try {
    for (let look = 0; look < 10; look++) {
      const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [name])
      if (rowCount === 0) return
      await sleep(50)
    }
  } finally {
    await client.end()
  }
}

/** By force only PostgreSQL's own vacuum is in the way, which none but a superuser may end; without it, it is waited for. */
async function dropDatabase(name: string): Promise<void> {
  await waitForLeavers(name)
  await runOnServer(`drop database ${name} with (force)`).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError) || error.code !== insufficientPrivilege) throw error
    return runOnServer(`drop database ${name}`)
  })
}

/** A database without a single table, on the embedded server or on another. */
export async function createBareDatabase(server = inject('databaseUrl')) {
  const name = `bare_${randomUUID().replaceAll('-', '')}`
  await runOnServer(`create database ${name}`, server)
  return {
    url: databaseUrl(server, name),
    close: () => (server === inject('databaseUrl') ? dropDatabase(name) : undefined),
  }
}

/** An empty database of the newest schema, this file's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(`create database ${name} template ${templateName}`)
  const url = databaseUrl(inject('databaseUrl'), name)
  // What a test reads and writes by itself may wait for a machine that others use too.
  const patience = { connectMs: 60_000, statementMs: 60_000, lockMs: 60_000, idleMs: 0 }
  const watch = watchStatements()
  const db = watch.watch(openDatabase({ url, connections: 10, name: 'test', log: watch.log, ...patience }))
  return {
    url,
    db,
    watch,
    close: async () => {
      await db.destroy()
      await dropDatabase(name)
      const faults = watch.listFaults()
      if (faults.length > 0) throw new Error(`Statements cross shards:\n${faults.join('\n')}`)
    },
  }
}
