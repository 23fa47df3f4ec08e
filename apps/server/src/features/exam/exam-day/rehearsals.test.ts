import { rehearsals } from '@gerbang/contract/exam/rehearsals.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createTryout, createUser, iso } from '../../../testing/factories.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signIn({ role: 'admin' })).token
})
afterAll(() => app.close())

const able = {
  keeps_answers: true,
  has_space: true,
  shows_pictures: true,
  works_offline: true,
  device_now: iso(0),
}

test('devices are tried before the day, and the school sees who is ready, who is not, and who has not tried', async () => {
  const program_id = (await createProgram(app.db)).id
  const tryout = await createTryout(app.db, { program_id, opens_at: iso(86_400), closes_at: iso(100_000) })
  const ani = await app.signIn({ program_id, name: 'Ani' })
  const budi = await app.signIn({ program_id, name: 'Budi' })
  await createUser(app.db, { program_id, name: 'Cici' })
  const report = (as: string, body: object) =>
    app.send(rehearsals.report, {
      token: as,
      params: { slug: tryout.slug },
      body: { ...able, works_offline: false, ...body },
    })
  const list = (query: Record<string, string> = {}) =>
    app.send(rehearsals.list, { token, params: { id: tryout.id }, query })

  expect((await report(ani.token, { device_now: iso(90) })).data).toEqual({
    state: 'ready',
    clock_off_seconds: 90,
  })
  expect((await report(budi.token, { has_space: false })).data.state).toBe('faulty')
  const { data, meta } = await list()
  expect(data.map(({ name, state }) => [name, state])).toEqual([
    ['Ani', 'ready'],
    ['Budi', 'faulty'],
    ['Cici', 'none'],
  ])
  expect(meta.counts).toEqual({ ready: 1, faulty: 1, none: 1 })
  expect((await list({ state: 'faulty' })).data).toMatchObject([{ name: 'Budi', has_space: false }])

  await report(budi.token, {})
  expect((await list()).meta.counts).toEqual({ ready: 2, faulty: 0, none: 1 })
  const stranger = await app.signIn({ program_id: (await createProgram(app.db)).id })
  expect((await report(stranger.token, {})).status).toBe(404)
  expect((await app.send(rehearsals.list, { token, params: { id: ani.user.id } })).status).toBe(404)
})
