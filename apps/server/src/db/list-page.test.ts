import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createUser } from '../testing/factories.ts'
import { openDatabase } from './database.ts'
import { listPage, type Orders } from './list-page.ts'
import { matchAnywhere } from './match-anywhere.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  for (const phone of ['2', null, '1', '2', '2'])
    await createUser(database.db, { id: v7(), name: phone ?? 'none', phone })
})
afterAll(() => database.close())

type Sort = 'phone' | '-phone'
const orders: Orders<Sort> = { phone: sql`phone` }

function list(sort: Sort, page: number, per_page: number) {
  const users = database.db.selectFrom('users').select(['id', 'name'])
  return listPage(database.db, users, { page, per_page, sort }, { orders, last: ['id'] })
}

test('equal values stand on one page each, and together the pages hold every row once', async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5].map(page => list('phone', page, 1)))
  const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
  expect(new Set(ids).size).toBe(5)
})

test.each<[Sort, string[]]>([
  ['phone', ['1', '2', '2', '2', 'none']],
  ['-phone', ['2', '2', '2', '1', 'none']],
])('by %s empty values come last', async (sort, names) => {
  const { data } = await list(sort, 1, 20)
  expect(data.map(({ name }) => name)).toEqual(names)
})

test('a page past the last is empty and still says how many there are', async () => {
  expect(await list('phone', 9, 20)).toEqual({ data: [], meta: { page: 9, per_page: 20, total: 5 } })
})

test('a long list is counted up to a limit, and says that there are more', async () => {
  const numbers = database.db
    .selectFrom(sql<{ id: number }>`generate_series(1, ${limits.rowsCounted + 5}::int)`.as<'n'>(sql`n(id)`))
    .select('n.id')
  const wanted = { page: 2, per_page: 3, sort: 'id' as const }
  const { data, meta } = await listPage(database.db, numbers, wanted, { orders: { id: sql`n.id` }, last: [] })
  expect(data.map(({ id }) => id)).toEqual([4, 5, 6])
  expect(meta).toEqual({ page: 2, per_page: 3, total: limits.rowsCounted, at_least: true })
})

test('pages and searches are planned by their values, and only a frequent first page by one plan for all', async () => {
  const db = openDatabase({ url: database.url, connections: 1, name: 'pages' })
  const users = db.selectFrom('users').select(['id', 'name'])
  const ask = (page: number, isFrequent: boolean, search?: string) => {
    const found = search === undefined ? users : users.where('name', 'ilike', matchAnywhere(search))
    return listPage(db, found, { page, per_page: 1, sort: 'phone' }, { orders, last: ['id'], isFrequent })
  }
  const listPlanned = async () =>
    (
      await sql<{ statement: string }>`
        select statement from pg_prepared_statements where statement like '%users%'`.execute(db)
    ).rows.map(({ statement }) => statement)
  for (let use = 0; use < 12; use++) {
    await ask(1, false)
    await ask(2, true)
    await ask(1, true, 'none')
  }
  expect(await listPlanned()).toEqual([])
  for (let use = 0; use < 12; use++) await ask(1, true)
  expect(await listPlanned()).toHaveLength(2)
  await db.destroy()
})
