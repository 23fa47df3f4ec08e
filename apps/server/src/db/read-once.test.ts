import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { type Database, openDatabase } from './database.ts'
import { readOnce } from './read-once.ts'

let tested: TestDatabase
let db: Database
let sent: string[] = []
beforeAll(async () => {
  tested = await createTestDatabase()
  db = openDatabase({
    url: tested.url,
    connections: 2,
    name: 'once',
    statementMs: 60_000,
    log: ({ query }) => void sent.push(query.sql),
  })
})
beforeEach(() => {
  sent = []
})
afterAll(async () => {
  await db.destroy()
  await tested.close()
})

const draw = (from: Database, upTo: number) =>
  sql<{ drawn: number }>`select floor(random() * ${upTo}) as drawn`.execute(from).then(({ rows }) => rows)

test('the same question is asked once, by those who ask together and by those who ask later', async () => {
  const once = readOnce(db)
  const [first, second] = await Promise.all([draw(once, 1e9), draw(once, 1e9)])
  expect(second).toEqual(first)
  expect(await draw(once, 1e9)).toEqual(first)
  expect(sent).toHaveLength(1)
})

test('other values, and another request, are another question', async () => {
  const once = readOnce(db)
  await draw(once, 1e9)
  await draw(once, 2e9)
  await draw(readOnce(db), 1e9)
  expect(sent).toHaveLength(3)
})

test('a select of the query builder is read, and a fault reaches whoever asked', async () => {
  const once = readOnce(db)
  expect(await once.selectFrom('programs').select('id').execute()).toEqual([])
  await expect(sql`select no_such_column`.execute(once)).rejects.toThrow('no_such_column')
})

test('nothing is written, and no transaction is opened', async () => {
  const once = readOnce(db)
  await expect(once.deleteFrom('programs').execute()).rejects.toThrow('neither writes')
  await expect(once.transaction().execute(() => Promise.resolve())).rejects.toThrow('neither writes')
  expect(sent).toEqual([])
})
