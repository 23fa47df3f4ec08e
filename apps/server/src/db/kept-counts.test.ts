import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { createTestApp, type TestApp } from '../testing/api.ts'
import { epoch } from '../testing/factories.ts'
import { type Counting, readCount, refreshCounts } from './kept-counts.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  await sql`delete from kept_counts`.execute(app.db)
})
afterAll(() => app.close())

/** Counts how often it was asked, over so many rows. */
function createCounting(rows: number) {
  let asked = 0
  const counting: Counting<number> = { name: 'test', count: async () => ({ value: ++asked, rows }) }
  return { counting, countAsked: () => asked }
}

const later = (ms: number) => new Date(epoch.getTime() + ms)

test('what few rows tell is never older than the question', async () => {
  const { counting } = createCounting(limits.keptCountRows - 1)
  await refreshCounts(app.db, [counting], epoch)
  const read = () => readCount(app.db, counting, later(1))
  expect([(await read()).value, (await read()).value]).toEqual([2, 3])
})

test('what many rows tell is told as it was counted, with its time, until it is counted anew', async () => {
  const { counting, countAsked } = createCounting(limits.keptCountRows)
  const first = await readCount(app.db, counting, epoch)
  expect(await readCount(app.db, counting, later(600_000))).toEqual(first)
  expect(first).toEqual({ value: 1, counted_at: epoch.toISOString() })
  await refreshCounts(app.db, [counting], later(limits.countsKeptMs - 1))
  expect(countAsked()).toBe(1)
  await refreshCounts(app.db, [counting], later(600_000))
  expect(await readCount(app.db, counting, later(600_001))).toEqual({
    value: 2,
    counted_at: later(600_000).toISOString(),
  })
})

test('a count of a minute is not begun again for twenty', async () => {
  const { counting } = createCounting(limits.keptCountRows)
  await sql`
    insert into kept_counts (name, value, rows, took_ms, counted_at)
    values ('test', '7', 1000000, 60000, ${epoch.toISOString()})
  `.execute(app.db)
  await refreshCounts(app.db, [counting], later(19 * 60_000))
  expect((await readCount(app.db, counting, later(19 * 60_000))).value).toBe(7)
  await refreshCounts(app.db, [counting], later(20 * 60_000))
  expect((await readCount(app.db, counting, later(20 * 60_000))).value).toBe(1)
})

test('of nodes that count at one time one does it', async () => {
  const { counting, countAsked } = createCounting(limits.keptCountRows)
  await readCount(app.db, counting, epoch)
  await Promise.all([1, 2, 3].map(() => refreshCounts(app.db, [counting], later(600_000))))
  expect(countAsked()).toBe(2)
})

test('what cannot be counted leaves the former count', async () => {
  const { counting } = createCounting(limits.keptCountRows)
  const first = await readCount(app.db, counting, epoch)
  const broken = { name: 'test', count: () => Promise.reject(new Error('no')) }
  await expect(refreshCounts(app.db, [broken], later(600_000))).rejects.toThrow('no')
  expect(await readCount(app.db, counting, later(600_001))).toEqual(first)
})
