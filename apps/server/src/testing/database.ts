import { randomUUID } from 'node:crypto'
import { type Logger } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { findShardFault } from './find-shard-faults.ts'
import { databaseUrl, templateName } from './global-setup.ts'

export interface TestDatabase {
  url: string
  db: Database
  /** Takes note of what is sent to it. */
  log: Logger
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

/** By force only PostgreSQL's own vacuum is in the way, which none but a superuser may end; without it, it is waited for. */
async function dropDatabase(name: string): Promise<void> {
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
  const patience = { connectMs: 60_000, statementMs: 60_000 }
  const sent = new Set<string>()
  const log: Logger = ({ query }) => void sent.add(query.sql)
  const db = openDatabase({ url, connections: 10, name: 'test', log, ...patience })
  return {
    url,
    db,
    log,
    close: async () => {
      await db.destroy()
      await dropDatabase(name)
      const { appendFileSync } = await import('node:fs')
      for (const text of sent) { const fault = findShardFault(text); if (fault) appendFileSync('/tmp/ops-faults.jsonl', JSON.stringify([fault, text.replace(/\s+/g,' ')])+'\n') }
    },
  }
}
