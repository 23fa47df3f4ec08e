import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createListener } from './listener.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('one that is closed while it connects lets its first beat end, and stays deaf', async () => {
  const { url, db } = database
  const listener = createListener({
    url,
    db,
    channel: 'test_words',
    id: 'first',
    deafAfterMs: 5_000,
    hear: () => {},
    begin: () => {},
  })
  const beat = listener.beat()
  await listener.close()
  await beat
  expect(listener.isHearing()).toBe(false)
})
