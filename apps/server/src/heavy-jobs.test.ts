import { reports } from '@gerbang/contract/office/reports.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, buildApp } from './app.ts'
import { openPlatform } from './open-platform.ts'
import type { Platform } from './platform.ts'
import { createSend, createTestApp, type TestApp } from './testing/api.ts'
import { createProgram, createTryout } from './testing/factories.ts'
import { untilBlocked } from './testing/parallel.ts'
import { sit } from './testing/sittings.ts'

let app: TestApp
/** The same over the pools that a real server opens. */
let real: App
let pools: Pick<Platform, 'db' | 'examDb' | 'reportDb' | 'jobDb' | 'rankDb'>
beforeAll(async () => {
  app = await createTestApp()
  const { db, examDb, reportDb, jobDb, rankDb } = openPlatform(app.platform.config)
  pools = { db, examDb, reportDb, jobDb, rankDb }
  real = await buildApp({ ...app.platform, ...pools })
})
afterAll(async () => {
  await real.http.close()
  await Promise.all(Object.values(pools).map(pool => pool.destroy()))
  await app.close()
})

/** Whose connection waits for what is locked here. */
async function findWaiting(lock: ReturnType<typeof sql>, work: () => Promise<unknown>): Promise<unknown[]> {
  const holding = await app.db.startTransaction().execute()
  await lock.execute(holding)
  const working = work()
  await untilBlocked(app.db, working)
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(app.db)
  await holding.rollback().execute()
  await Promise.allSettled([working])
  return rows.map(({ name }) => name)
}

test('lists and reports are planned by their values', async () => {
  const { rows } = await sql<{ plan_cache_mode: string }>`show plan_cache_mode`.execute(pools.reportDb)
  expect(rows).toEqual([{ plan_cache_mode: 'force_custom_plan' }])
})

test('a ranking is rebuilt over a connection that nothing else waits for', async () => {
  const tryout = await createTryout(app.db, { program_id: (await createProgram(app.db)).id })
  await sit(app, tryout)
  await real.jobs.findStaleRankings()
  const lock = sql`lock table attempt_scores in access exclusive mode`
  expect(await findWaiting(lock, real.jobs.rank)).toEqual(['gerbang ranks'])
})

test('reports are read over connections that nobody else waits for', async () => {
  const admin = await app.signIn({ role: 'admin' })
  const read = () => createSend(real.http)(reports.list, admin)
  const lock = sql`lock table tryouts in access exclusive mode`
  expect(await findWaiting(lock, read)).toEqual(['gerbang reports'])
})
