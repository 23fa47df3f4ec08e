import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('a prepared database searches people, majors and try-outs by trigrams', async () => {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where indexdef like '%gin_trgm_ops%' order by name
  `.execute(database.db)
  expect(rows.map(({ name }) => name)).toEqual(['majors_search', 'tryouts_search', 'users_search'])
})
