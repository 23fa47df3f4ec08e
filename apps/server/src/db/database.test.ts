import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { type Database, onOneConnection, openDatabase, readPool, throughPlugin } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const open = () => openDatabase({ url: database.url, connections: 1, name: 'lent' })

const findBackend = (db: Database) =>
  onOneConnection(db, async ({ own }) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(own)
    return rows[0]?.pid
  })

test('a connection is lent for a whole work and taken back, unless the work fails', async () => {
  const db = open()
  const first = await findBackend(db)
  expect(await findBackend(db)).toBe(first)
  const failing = onOneConnection(db, async () => {
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(readPool(db)).toEqual({ used: 0, idle: 0, waiting: 0 })
  expect(await findBackend(db)).not.toBe(first)
  await db.destroy()
})

test.each([
  ['a database', (db: Database) => db],
  [
    'a database seen through a plugin',
    (db: Database) =>
      throughPlugin(db, {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => result,
      }),
  ],
])('%s that has only lent its connection is closed with it at once', async (_, see) => {
  const db = see(open())
  await findBackend(db)
  expect(readPool(db).idle).toBe(1)
  await db.destroy()
  expect(readPool(db)).toEqual({ used: 0, idle: 0, waiting: 0 })
  await expect(findBackend(db)).rejects.toThrow('after calling end')
  await db.destroy()
})

test('times are the text that travels, and counts are numbers', async () => {
  const db = open()
  const { rows } = await sql<{ at: string; early: string; day: string; count: number }>`
    select '2026-11-28 10:11:12.5+00'::timestamptz as at,
      '2026-11-28'::date as day, 9007199254740991::int8 as count
  `.execute(db)
  expect(rows).toEqual([
    { at: '2026-11-28T10:11:12.500Z', day: '2026-11-28', count: Number.MAX_SAFE_INTEGER },
  ])
  await db.destroy()
})
