import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './testing/api.ts'
import { answer, createRunning } from './testing/running-sub-test.ts'
import { save } from './testing/sittings.ts'

const token = 'token-of-the-monitoring'

let app: TestApp
let guarded: TestApp
beforeAll(async () => {
  app = await createTestApp()
  guarded = await createTestApp({ metrics_token: token })
})
afterAll(() => Promise.all([app.close(), guarded.close()]))

const url = '/metrics'
const near = { url, headers: { host: '127.0.0.1:3000' } }

const read = async (name: string) => {
  const { body } = await app.http.inject(near)
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1])
}

test('saves, their groups and the sub-tests that run are counted', async () => {
  const saved = 'gerbang_saves_total{outcome="saved"}'
  const before = (await read(saved)) || 0
  const running = await createRunning(app)
  await save(app, running, [answer(running.items[0]?.question_id, running.items[0]?.right)])
  expect(await read(saved)).toBe(before + 1)
  expect(await read('gerbang_save_group_size_count')).toBeGreaterThan(0)
  expect(await read('gerbang_running_sub_tests')).toBe(1)
})

test('a node that may serve says so, with its pools, mails and disk', async () => {
  const { body, headers } = await app.http.inject(near)
  expect(headers['content-type']).toContain('text/plain')
  for (const name of ['gerbang_ready 1', 'gerbang_clock_fault 0', 'gerbang_mails{state="waiting"} 0'])
    expect(body).toContain(name)
  for (const name of [
    'gerbang_pool_connections',
    'gerbang_disk_used_ratio',
    'gerbang_event_loop_lag_seconds',
  ])
    expect(body).toContain(`# TYPE ${name} gauge`)
})

test('other machines and proxies read nothing without a token', async () => {
  for (const asked of [
    { ...near, remoteAddress: '10.0.0.9' },
    { url, headers: { ...near.headers, 'x-forwarded-for': '10.0.0.9' } },
    { url, headers: { host: 'gerbang.example' } },
  ])
    expect((await app.http.inject(asked)).statusCode).toBe(404)
})

test('whoever sends the token reads them from anywhere, and nobody else', async () => {
  const ask = async (authorization: string) =>
    (await guarded.http.inject({ url, remoteAddress: '10.0.0.9', headers: { authorization } })).statusCode
  expect(await ask(`Bearer ${token}`)).toBe(200)
  expect(await ask(`Bearer ${token}x`)).toBe(404)
  expect(await ask('')).toBe(404)
})
