import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded.ts'
import { prepareSchema } from '../../apps/server/src/db/prepare-database.ts'
import { type BenchDatabase, openBenchDatabase, openForBench } from './database.ts'

/** How to make a world that takes long to make. */
export interface World {
  /** Of letters, digits and underscores; says all that the world depends on. */
  name: string
  fill: (place: { url: string; db: Database }) => Promise<void>
}

const under = (url: string, name: string) => {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

async function hasDatabase(admin: Database, name: string): Promise<boolean> {
  const { rows } = await sql`select from pg_database where datname = ${name}`.execute(admin)
  return rows.length > 0
}

/** Under another name until it is whole. */
async function keep(admin: Database, url: string, { name, fill }: World): Promise<void> {
  const draft = `${name}_draft`
  await sql`drop database if exists ${sql.id(draft)} with (force)`.execute(admin)
  await sql`create database ${sql.id(draft)}`.execute(admin)
  await prepareSchema(under(url, draft))
  {
    await using stack = new AsyncDisposableStack()
    await fill({ url: under(url, draft), db: openForBench(stack, under(url, draft)) })
  }
  await sql`alter database ${sql.id(draft)} rename to ${sql.id(name)}`.execute(admin)
}

/**
 * A database of this run that holds a world. With BENCH_KEEP=FOLDER the world stays there, and runs after the first begin with
 * a copy of it; one of an older schema is brought to the newest.
 */
export async function openWorld(stack: AsyncDisposableStack, world: World): Promise<BenchDatabase> {
  const folder = process.env.BENCH_KEEP
  if (!folder) {
    const database = await openBenchDatabase(stack)
    await world.fill(database)
    return database
  }
  await mkdir(folder, { recursive: true, mode: 0o711 })
  const { url, stop } = await startEmbeddedPostgres({ dataDir: resolve(folder) })
  stack.defer(stop)
  const admin = openForBench(stack, url)
  if (!(await hasDatabase(admin, world.name))) await keep(admin, url, world)
  const name = `gerbang_bench_${randomBytes(6).toString('hex')}`
  await sql`create database ${sql.id(name)} template ${sql.id(world.name)} strategy file_copy`.execute(admin)
  stack.defer(async () => void (await sql`drop database ${sql.id(name)} with (force)`.execute(admin)))
  await prepareSchema(under(url, name))
  return { url: under(url, name), db: openForBench(stack, under(url, name)), description: 'a kept database' }
}
