import { dashboard } from '@gerbang/contract/office/dashboard.ts'
import { reports } from '@gerbang/contract/office/reports.ts'
import { expect, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import { buildApp } from './app.ts'
import { limits } from './limits.ts'
import { openPlatform } from './open-platform.ts'
import { createSend, createTestApp } from './testing/api.ts'
import { createProgram, createTryout } from './testing/factories.ts'
import { untilBlocked } from './testing/parallel.ts'
import { sit } from './testing/sittings.ts'

/** The app over the pools that a real server opens. */
async function openReal() {
  const app = await createTestApp()
  const { db, examDb, reportDb, jobDb, rankDb } = openPlatform(app.platform.config)
  const pools = { db, examDb, reportDb, jobDb, rankDb }
  const real = await buildApp({ ...app.platform, ...pools })
  onTestFinished(async () => {
    await real.http.close()
    await Promise.all(Object.values(pools).map(pool => pool.destroy()))
    await app.close()
  })
  return { app, real, send: createSend(real.http) }
}

test('while a ranking is rebuilt, what comes round by itself finds a connection', async () => {
  const { app, real } = await openReal()
  const tryout = await createTryout(app.db, { program_id: (await createProgram(app.db)).id })
  await sit(app, tryout)
  const holding = await app.db.startTransaction().execute()
  await sql`select pg_advisory_xact_lock(hashtextextended(${tryout.id}, 0))`.execute(holding)
  await real.jobs.findStaleRankings()
  const ranking = real.jobs.rank()
  await untilBlocked(app.db, ranking)
  expect(await real.jobs.remind()).toBe(0)
  await real.jobs.tidy()
  await holding.commit().execute()
  await ranking
})

test('while as many reports are read as can be, everybody else finds a connection', async () => {
  const { app, real, send } = await openReal()
  const admin = await app.signIn({ role: 'admin' })
  const holding = await app.db.startTransaction().execute()
  await sql`lock table tryouts in access exclusive mode`.execute(holding)
  const reading = Array.from({ length: limits.otherConnections * 2 }, () => send(reports.list, admin))
  await untilBlocked(app.db, Promise.all(reading))
  expect((await real.http.inject({ url: '/readyz' })).statusCode).toBe(200)
  expect(await send(dashboard.admin, { token: 'x' })).toMatchObject({ status: 401 })
  await holding.commit().execute()
  await Promise.all(reading)
})
