import { listCalls } from '@gerbang/contract/calls.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/api.ts'
import { openWriter } from './json-schema.ts'

let app: TestApp
const tokens: Record<string, string> = {}
beforeAll(async () => {
  app = await createTestApp()
  for (const role of ['student', 'teacher', 'admin'] as const)
    tokens[role] = (await app.signIn({ role })).token
})
afterAll(() => app.close())

const calls = listCalls().map(entry => {
  const { roles } = entry.call.access
  return { ...entry, role: typeof roles === 'string' ? 'student' : (roles[0] ?? 'admin') }
})
const withParams = calls.filter(({ call }) => call.params)
const withBody = calls.filter(({ call }) => call.body)

test.each(calls)('$name has a reply that can be written', ({ call }) => {
  expect(openWriter(call)).toBeTypeOf('function')
})

const isCounted = (path: string, name: string) =>
  name === 'position' || name === 'version' || /\/(provinces|cities)\//.test(path)

/** Right in form for any parameter, and of nothing that exists. */
function fillParams(path: string, value?: string): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const fill = (name: string) => (name === 'code' ? 'QQQQ2222' : isCounted(path, name) ? '99' : v7())
  return Object.fromEntries(names.map(name => [name, value ?? fill(name)]))
}

const malformed = ['x%00', 'DUA KATA!', '../me', "' or 1=1 --", '🙂']

test.each(withParams)('$name answers a malformed path with 404', async ({ call, role }) => {
  for (const value of malformed) {
    const sent = { token: tokens[role], params: fillParams(call.path, value), body: call.body && {} }
    expect(await app.send(call, sent)).toMatchObject({ status: 404, code: 'not_found' })
  }
})

test.each(calls)('$name refuses an unknown query field by name', async ({ call, role }) => {
  const params = fillParams(call.path)
  const sent = { token: tokens[role], params, query: { is_admin: 'true' } }
  const reply = await app.send(call, sent)
  expect(reply).toMatchObject({ status: 422, code: 'validation', message: 'Validation error' })
  expect(reply.errors.is_admin).toEqual(['Kolom ini tidak dikenal.'])
})

test.each(withBody)('$name refuses unknown fields of the body by name', async ({ call, role }) => {
  const params = fillParams(call.path)
  const body = { password_hash: 'x', score: 1000, is_admin: true }
  const reply = await app.send(call, { token: tokens[role], params, body })
  expect(reply).toMatchObject({ status: 422, code: 'validation', message: 'Validation error' })
  expect(Object.keys(reply.errors)).toEqual(expect.arrayContaining(['password_hash', 'score', 'is_admin']))
})

test.each(withBody)('$name refuses a body that is no object', async ({ call, role }) => {
  for (const body of [[], 'teks', 7])
    expect(
      await app.send(call, {
        token: tokens[role],
        params: fillParams(call.path),
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    ).toMatchObject({ status: 422 })
})
