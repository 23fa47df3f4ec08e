import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../testing/api.ts'
import { createRunning } from '../testing/running-sub-test.ts'
import { openCopyClient } from './copy-table.ts'
import { createGiveWay } from './give-way.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a backup rests until it has seen that nobody saves, and again once somebody does', async () => {
  const { progress, items } = await createRunning(app)
  const [watcher, student] = await Promise.all([
    openCopyClient(app.platform.config.database_url),
    openCopyClient(app.platform.config.database_url),
  ])
  const rests: number[] = []
  const giveWay = createGiveWay(watcher, async ms => void rests.push(ms))
  let at = 0
  vi.spyOn(performance, 'now').mockImplementation(() => at)
  async function countRestsLater(): Promise<number> {
    at += 3_000
    await giveWay()
    return rests.length
  }

  await giveWay()
  expect(rests).toHaveLength(1)
  expect([await countRestsLater(), await countRestsLater()]).toEqual([1, 1])
  await student.query(
    `insert into answers (bucket, progress_id, question_id, value, flagged, seq, server_at)
    select bucket, id, $2::uuid, '"b"', false, 1, now() from progresses where id = $1::uuid`,
    [progress.id, items[0]?.question_id],
  )
  // Otherwise PostgreSQL may tell a second later what has been written.
  await student.query('select pg_stat_force_next_flush()')
  expect([await countRestsLater(), await countRestsLater()]).toEqual([2, 2])
  await Promise.all([watcher.end(), student.end()])
})
