import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { type Database, openDatabase } from './database.ts'

let test_database: TestDatabase
let db: Database

beforeAll(async () => {
  test_database = await createTestDatabase()
  db = openDatabase({ url: test_database.url, connections: 1, name: 'repeated' })
})

afterAll(async () => {
  await db.destroy()
  await test_database.close()
})

async function listPrepared(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  return rows.map(row => row.statement)
}

async function double(number: number): Promise<number | undefined> {
  const { rows } = await sql<{ doubled: number }>`select ${number}::integer * 2 as doubled`.execute(db)
  return rows[0]?.doubled
}

test('a statement that repeats is prepared once, one that does not is not', async () => {
  expect(await double(1)).toBe(2)
  expect(await listPrepared()).toEqual([])
  for (let number = 2; number <= 9; number++) expect(await double(number)).toBe(2 * number)
  expect(await listPrepared()).toEqual(['select $1::integer * 2 as doubled'])
})

async function countGenericPlans(options: { plansByValues?: boolean }): Promise<number | undefined> {
  const pool = openDatabase({ url: test_database.url, connections: 1, name: 'plans', ...options })
  for (let use = 0; use < 20; use++) await sql`select ${use}::integer as one`.execute(pool)
  const { rows } = await sql<{ generic_plans: number }>`
    select generic_plans from pg_prepared_statements where statement = 'select $1::integer as one'`.execute(
    pool,
  )
  await pool.destroy()
  return rows[0]?.generic_plans
}

test('a repeated statement is planned by its values where a pool asks for that', async () => {
  expect(await countGenericPlans({})).toBeGreaterThan(0)
  expect(await countGenericPlans({ plansByValues: true })).toBe(0)
})

test('a pool of the exam looks by index even into what was empty when it made its plan', async () => {
  await sql`create table once_empty (id integer primary key)`.execute(db)
  await sql`vacuum analyze once_empty`.execute(db)
  for (const readsByIndex of [false, true]) {
    const pool = openDatabase({ url: test_database.url, connections: 1, name: 'empty', readsByIndex })
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select from once_empty where id = 1`.execute(pool)
    await pool.destroy()
    expect(JSON.stringify(rows).includes('Seq Scan')).toBe(!readsByIndex)
  }
})

test('a pool of the exam compiles no plan to machine code, whatever the database says', async () => {
  const name = new URL(test_database.url).pathname.slice(1)
  await sql`alter database ${sql.id(name)} set jit = on`.execute(db)
  for (const readsByIndex of [false, true]) {
    const pool = openDatabase({ url: test_database.url, connections: 1, name: 'jit', readsByIndex })
    const { rows } = await sql<{ jit: string }>`show jit`.execute(pool)
    await pool.destroy()
    expect(rows).toEqual([{ jit: readsByIndex ? 'off' : 'on' }])
  }
})

test('a refused repetition leaves the statement usable', async () => {
  for (let number = 0; number < 6; number++)
    await expect(sql`select 1 / ${number - number}::integer`.execute(db)).rejects.toThrow('division by zero')
  const { rows } = await sql<{ one: number }>`select 1 / ${1}::integer as one`.execute(db)
  expect(rows).toEqual([{ one: 1 }])
})

async function listNamed(pool: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; statement: string }>`
    select name, statement from pg_prepared_statements where statement like '%/* named */'
  `.execute(pool)
  return new Map(rows.map(row => [row.statement, row.name]))
}

async function repeat(pool: Database, texts: string[]): Promise<void> {
  for (const text of texts)
    for (let use = 0; use < 5; use++)
      await sql`select ${use}::integer as ${sql.raw(`${text} /* named */`)}`.execute(pool)
}

test('two pools give a statement the same name, and no other statement that name', async () => {
  const other = openDatabase({ url: test_database.url, connections: 1, name: 'other' })
  await repeat(db, ['one', 'two'])
  await repeat(other, ['two', 'three'])
  const [here, there] = [await listNamed(db), await listNamed(other)]
  await other.destroy()
  expect([here.size, there.size]).toEqual([2, 2])
  const shared = 'select $1::integer as two /* named */'
  expect(here.get(shared)).toBe(there.get(shared))
  expect(new Set([...here.values(), ...there.values()]).size).toBe(3)
})

test('texts without end are not all kept', async () => {
  for (let shape = 0; shape < 300; shape++)
    for (let use = 0; use < 5; use++)
      await sql`select ${use}::integer as ${sql.id(`shape_${shape}`)}`.execute(db)
  expect((await listPrepared()).length).toBeLessThanOrEqual(200)
  expect(await double(21)).toBe(42)
})
