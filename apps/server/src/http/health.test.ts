import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import { createTestApp, type TestApp } from '../testing/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const ask = async (path: string) => {
  const reply = await app.http.inject({ url: path })
  return [reply.statusCode, reply.json<{ status: string }>().status]
}

test('a live process says so, without its database and while it stops', async () => {
  expect(await ask('/healthz')).toEqual([200, 'ok'])
  app.health.stopping = true
  expect(await ask('/healthz')).toEqual([200, 'ok'])
  app.health.stopping = false
})

test('a node with a database and the right time is ready', async () => {
  expect(await ask('/readyz')).toEqual([200, 'ready'])
})

test('a node that is not sure of the time says so', async () => {
  const unsure = await buildApp({ ...app.platform, findClockFault: () => 'The clock is 700 ms away' })
  const reply = await unsure.http.inject({ url: '/readyz' })
  expect([reply.statusCode, reply.json()]).toEqual([503, { status: 'The clock is 700 ms away' }])
  await unsure.http.close()
})

test('a node that stops is not ready', async () => {
  app.health.stopping = true
  expect(await ask('/readyz')).toEqual([503, 'Stopping'])
  app.health.stopping = false
})

test('without a database a node is not ready', async () => {
  const db = openDatabase({ url: 'postgres://gerbang@127.0.0.1:9/gerbang', connections: 1, name: 'test' })
  const away = await buildApp({ ...app.platform, db, examDb: db })
  const reply = await away.http.inject({ url: '/readyz' })
  expect([reply.statusCode, reply.json()]).toEqual([503, { status: 'No database' }])
  expect((await away.http.inject({ url: '/healthz' })).statusCode).toBe(200)
  await away.http.close()
})

test('a database that may forget what it has confirmed is refused', async () => {
  const url = new URL(app.platform.config.database_url)
  url.searchParams.set('options', '-c synchronous_commit=off')
  const db = openDatabase({ url: url.href, connections: 2, name: 'test' })
  const careless = await buildApp({ ...app.platform, examDb: db })
  const reply = await careless.http.inject({ url: '/readyz' })
  expect([reply.statusCode, reply.json()]).toEqual([
    503,
    { status: 'PostgreSQL runs with synchronous_commit off' },
  ])
  await careless.http.close()
  await db.destroy()
})
