import type { Role } from '@gerbang/contract/call.ts'
import { calls, listCalls } from '@gerbang/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/api.ts'

const roles = ['admin', 'teacher', 'student'] as const

let app: TestApp
const tokens = new Map<Role, string>()

/** One of each role, as they stand on the first day: no program, no class, no question, no try-out. */
beforeAll(async () => {
  app = await createTestApp()
  for (const role of roles) tokens.set(role, (await app.signIn({ role })).token)
})
afterAll(() => app.close())

/** What there is one of, whatever has been made: these name no row. */
const readings = roles.flatMap(role =>
  listCalls().flatMap(({ name, call }) => {
    const mayCall = typeof call.access.roles === 'string' || call.access.roles.includes(role)
    return call.method === 'GET' && mayCall && !call.path.includes('{') ? [{ name, role, call }] : []
  }),
)

/** Where there is nothing to give: a copy that nobody asked for, a student whom nobody named. */
const missing = new Set(['ownData.downloadCopy', 'raportShares.list'])

test.each(readings)('$name answers the $role of the first day', async ({ name, role, call }) => {
  const { status, text } = await app.send(call, { token: tokens.get(role) })
  const isMissing = missing.has(name) && !(name === 'raportShares.list' && role === 'student')
  expect([status, text.slice(0, 200)]).toEqual([isMissing ? 404 : (call.status ?? 200), expect.any(String)])
})

test('nothing is counted, and nothing waits for anybody but what is to be set up', async () => {
  const { data } = await app.send(calls.dashboard.admin, { token: tokens.get('admin') })
  expect(data.open_tryouts).toEqual([])
  expect(data.counts).toMatchObject({
    students: 1,
    teachers: 1,
    admins: 1,
    tryouts: 0,
    questions: 0,
    attempts: 0,
  })
  expect(data.days).toHaveLength(14)
  expect(data.days.every(({ started, finished }) => started === 0 && finished === 0)).toBe(true)
})

test('the student is told the one thing that there is to do', async () => {
  const { data } = await app.send(calls.home.get, { token: tokens.get('student') })
  expect(data.now).toEqual({ kind: 'guide' })
  expect([data.unfinished, data.next_tryouts, data.entries, data.change, data.target]).toEqual([
    [],
    [],
    [],
    null,
    null,
  ])
  expect(data.week.map(({ is_active }) => is_active)).toEqual(Array.from({ length: 7 }, () => false))
})
