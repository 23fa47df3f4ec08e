import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded.ts'
import { prepareSchema } from '../../apps/server/src/db/prepare-database.ts'

export interface BenchDatabase {
  url: string
  db: Database
  /** What the numbers were measured on, for the reader. */
  description: string
}

/** A folder that is gone afterwards; PostgreSQL's user must be able to enter it. */
export async function createFolder(stack: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gerbang-bench-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o711)
  return folder
}

async function findPostgres(stack: AsyncDisposableStack) {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, description: 'PostgreSQL from DATABASE_URL' }
  const { url, stop } = await startEmbeddedPostgres({ dataDir: await createFolder(stack) })
  stack.defer(stop)
  return { url, description: 'the embedded PostgreSQL' }
}

/** Long statements are allowed: they create students by the ten thousand. So are long waits, on a machine that others use. */
export function openForBench(stack: AsyncDisposableStack, url: string): Database {
  const db = openDatabase({ url, connections: 2, name: 'bench', connectMs: 60_000, statementMs: 300_000 })
  stack.defer(() => db.destroy())
  return db
}

/** A vacuum that goes on in it may be ended by nobody else; it gives way to who asks once more. */
async function dropDatabase(admin: Database, name: string): Promise<void> {
  for (let triesLeft = 60; ; triesLeft--) {
    try {
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin)
      return
    } catch (error) {
      if (triesLeft === 0) throw error
      await sleep(1_000)
    }
  }
}

/** An empty database of this run, on DATABASE_URL or on an embedded PostgreSQL of its own. */
export async function openEmptyDatabase(stack: AsyncDisposableStack): Promise<BenchDatabase> {
  const { url, description } = await findPostgres(stack)
  const name = `gerbang_bench_${randomBytes(6).toString('hex')}`
  const admin = openForBench(stack, url)
  await sql`create database ${sql.id(name)}`.execute(admin)
  stack.defer(() => dropDatabase(admin, name))
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, db: openForBench(stack, own.href), description }
}

/** The same with the newest schema. */
export async function openBenchDatabase(stack: AsyncDisposableStack): Promise<BenchDatabase> {
  const database = await openEmptyDatabase(stack)
  await prepareSchema(database.url)
  return database
}
