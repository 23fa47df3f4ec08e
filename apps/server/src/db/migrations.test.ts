import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createBareDatabase } from '../testing/database.ts'
import { findMigrationFaults } from '../testing/find-migration-faults.ts'
import { migrate, migrationNames } from './migrate.ts'

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

test('migrations are in the order of their names', () => {
  const bound = migrationNames.filter(name => name >= firstBound)
  expect(bound).toEqual(bound.toSorted())
})
