import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createBareDatabase } from '../testing/database.ts'
import { findMigrationFaults } from '../testing/find-migration-faults.ts'
import { openDatabase } from './database.ts'
import { migrate, migrateAsOf, migrationNames } from './migrate.ts'

/** Those before were made before shards and before two versions served side by side. */
const firstBound = '0100'

test('a migration lets the version before go on, and shards take it', async () => {
  const bare = await createBareDatabase()
  const statements: string[] = []
  const faults: string[] = []
  const db = new Kysely<never>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: bare.url, max: 1 }) }),
    log: ({ query }) => {
      statements.push(query.sql)
      if (!query.sql.startsWith('insert into "migrations"')) return
      const name = String(query.parameters[0])
      const own = statements.splice(0)
      if (name >= firstBound)
        faults.push(...own.flatMap(findMigrationFaults).map(fault => `${name} ${fault}`))
    },
  })
  await migrate(db)
  await db.destroy()
  await bare.close()
  expect(faults).toEqual([])
})

test.each([
  ['select 1; select 2', 'several statements'],
  ['alter table users drop column name', 'column name away'],
  ['alter table users alter column name type text', 'changes the type of name'],
  ['alter table users alter column name set not null', 'demands name'],
  ['alter table users add column age integer check (age > 0)', 'adds age with a constraint'],
  ['alter table users add column home uuid references provinces', 'adds home with a constraint'],
  ['alter table users add check (age > 0)', 'without a name'],
  ['alter table users rename column name to title', 'renames users'],
  ['drop table users', 'drops a table'],
])('%s is noticed', (text, fault) => {
  expect(findMigrationFaults(text)).toEqual([expect.stringContaining(fault)])
})

test.each([
  'alter table users add column age integer not null default 1',
  'alter table users add constraint users_age check (age > 0)',
  'create table planted (id uuid primary key, home uuid references provinces)',
  'create index users_age on users (age)',
])('%s may be', text => {
  expect(findMigrationFaults(text)).toEqual([])
})

/** Whatever came with it and after it is not there yet; one of them alters the table of rankings. */
const firstMissing = '0096-kept-counts'

/** A database of a version before, and one connection that migrates it. */
async function createFormerDatabase() {
  const bare = await createBareDatabase()
  const own = new Kysely<never>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: bare.url, max: 1 }) }),
  })
  onTestFinished(async () => {
    await own.destroy()
    await bare.close()
  })
  await migrateAsOf(
    own,
    migrationNames.filter(name => name < firstMissing),
  )
  return { url: bare.url, own }
}

test('the locks of a migration end before the next one begins', async () => {
  const { own } = await createFormerDatabase()
  await migrate(own)
  const { rows } = await sql<{ transactions: number; migrations: number }>`
    select count(distinct xmin::text)::int as transactions, count(*)::int as migrations
    from migrations where name >= ${firstMissing}
  `.execute(own)
  expect(rows[0]?.migrations).toBeGreaterThan(1)
  expect(rows[0]?.transactions).toBe(rows[0]?.migrations)
})

test('a migration that waits for a table lets others read it, and goes on once it is free', async () => {
  const { url, own } = await createFormerDatabase()
  const patience = { connectMs: 60_000, statementMs: 60_000, idleMs: 120_000 }
  const db = openDatabase({ url, connections: 3, name: 'students', ...patience })
  const backup = await db.startTransaction().execute()
  const read = sql`select count(*) from ranking_snapshots`
  await read.execute(backup)

  let isDone = false
  const migrated = migrate(own).finally(() => {
    isDone = true
  })
  const isWaiting = async () => {
    const { rows } = await sql`
      select 1 from pg_locks where relation = 'ranking_snapshots'::regclass and not granted
    `.execute(db)
    return rows.length > 0
  }
  while (!(await isWaiting())) await sleep(1)
  // By the order of PostgreSQL's queue it stands behind the migration.
  await db.connection().execute(async student => {
    await sql`set lock_timeout = 0`.execute(student)
    await read.execute(student)
  })
  expect(isDone).toBe(false)

  await backup.commit().execute()
  await migrated
  await sql`select took_ms from ranking_snapshots`.execute(db)
  await db.destroy()
})

test('migrations are in the order of their names', () => {
  const bound = migrationNames.filter(name => name >= firstBound)
  expect(bound).toEqual(bound.toSorted())
})
