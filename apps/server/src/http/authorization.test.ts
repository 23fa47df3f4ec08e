import { randomBytes } from 'node:crypto'
import diagnostics from 'node:diagnostics_channel'
import { auth } from '@gerbang/contract/people/auth.ts'
import type { Call, OwnedRows, Owner, Role } from '@gerbang/contract/call.ts'
import { listCalls } from '@gerbang/contract/calls.ts'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { createTestApp, type TestApp } from '../testing/api.ts'
import {
  createOwnedRows,
  createWorld,
  listParameters,
  sampleBody,
  sampleParams,
  type World,
} from '../testing/call-samples.ts'
import { createSession, createUser, epoch } from '../testing/factories.ts'
import { apiPrefix } from './handle.ts'

const calls = listCalls()

/** Routes outside the contract; whatever else is registered without it is an open door. */
const otherRoutes = [
  'GET /',
  'GET /content-news',
  'GET /content-news/:id',
  'GET /sitemap.xml',
  'GET /feed.xml',
  'GET /robots.txt',
  'GET /manifest.webmanifest',
  `GET ${apiPrefix}/openapi.json`,
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /media/*',
  'GET /mailbox',
  'GET /mailbox.json',
  'GET /mailbox/:id',
]

const routes: string[] = []
function noteRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
    for (const one of [method].flat()) routes.push(`${one} ${url}`)
  })
}

let app: TestApp
let world: World

/** Names of the parameters whose rows belong to somebody. */
function listOwned(call: Call): string[] {
  const parts: string[] = [
    'question-banks',
    'progresses',
    'sessions',
    'jobs',
    'imports',
    'practice',
    'student-lists',
  ] satisfies (keyof OwnedRows)[]
  return listParameters(call)
    .filter(({ key }) => parts.includes(key.slice(0, key.indexOf('.'))))
    .map(({ name }) => name)
}

function send(name: string, call: Call, token?: string) {
  const query = world.queries[name] ?? {}
  return app.send(call, {
    token,
    query,
    params: sampleParams(world, call),
    body: sampleBody(world, name, call),
  })
}

const hour = 3_600_000
const before = (ms: number) => new Date(epoch.getTime() - ms).toISOString()

/** Tokens that belong to nobody who may come in. */
const strangers: Record<string, () => Promise<string | undefined>> = {
  'no token': async () => undefined,
  'a malformed token': async () => 'x'.repeat(42),
  'an unknown token': async () => randomBytes(32).toString('base64url'),
  'a session past its absolute end': async () =>
    createSession(app.db, world.owner.user, { expires_at: before(0), last_seen_at: before(1000) }),
  'a session that was idle for too long': async () =>
    createSession(app.db, world.owner.user, { last_seen_at: before(limits.studentIdleMs) }),
  'a session of staff that was idle for an hour': async () =>
    createSession(app.db, await createUser(app.db, { role: 'admin' }), { last_seen_at: before(hour) }),
  'a session that was logged out': async () => {
    const token = await createSession(app.db, world.owner.user)
    expect(await app.send(auth.logout, { token })).toMatchObject({ status: 200 })
    return token
  },
  'a disabled user': async () => (await app.signIn({ status: 'disabled' })).token,
  'an invited user': async () => (await app.signIn({ status: 'invited' })).token,
}

beforeAll(async () => {
  diagnostics.subscribe('fastify.initialization', noteRoutes)
  app = await createTestApp()
  diagnostics.unsubscribe('fastify.initialization', noteRoutes)
  world = await createWorld(app)
})
afterAll(() => app.close())

const guarded = calls.filter(({ call }) => call.access.roles !== 'public')

describe.each(Object.entries(strangers))('%s', (_, findToken) => {
  let token: string | undefined
  beforeAll(async () => {
    token = await findToken()
  })

  test.each(guarded)('is refused by $name', async ({ name, call }) => {
    expect(await send(name, call, token)).toMatchObject({ status: 401, code: 'unauthorized' })
  })
})

test.each(guarded)('the token of $name counts in the header only', async ({ name, call }) => {
  const token = await createSession(app.db, world.owner.user)
  const inQuery = { ...world.queries[name], token, access_token: token }
  const sent = { query: inQuery, params: sampleParams(world, call), body: sampleBody(world, name, call) }
  const headers = { cookie: `token=${token}`, 'x-access-token': token }
  expect(await app.send(call, { ...sent, headers })).toMatchObject({ status: 401 })
})

const publicCalls = calls.filter(({ call }) => call.access.roles === 'public')

test.each(publicCalls.filter(({ name }) => name !== 'auth.login'))(
  '$name is open to anybody, whatever their token',
  async ({ name, call }) => {
    for (const token of [undefined, 'x', randomBytes(32).toString('base64url'), world.owner.token])
      expect([401, 403, 500, 503]).not.toContain((await send(name, call, token)).status)
  },
)

const roles: Role[] = ['student', 'teacher', 'admin']
const lets = ({ access }: Call, role: Role) => typeof access.roles === 'string' || access.roles.includes(role)

/** A fresh session each time: whoever signs out has none left for the next call. Students are the owner. */
async function signInAs(role: Role): Promise<string> {
  const user = role === 'student' ? world.owner.user : await createUser(app.db, { role })
  return createSession(app.db, { id: user.id, role })
}

describe.each(roles)('%s', role => {
  test.each(guarded.filter(({ call }) => lets(call, role)))('is let in by $name', async ({ name, call }) => {
    const { status, code } = await send(name, call, await signInAs(role))
    expect([401, 500, 503]).not.toContain(status)
    expect(code).not.toBe('forbidden')
  })

  test.each(guarded.filter(({ call }) => !lets(call, role)))(
    'has the wrong role for $name',
    async ({ name, call }) => {
      const reply = await send(name, call, await signInAs(role))
      expect(reply).toMatchObject({ status: 403, code: 'forbidden' })
    },
  )
})

/** Who owns the rows of the world, and who has the right role and does not. */
const ownership: Record<Owner, { own: () => Promise<string>; foreign: () => Promise<string> }> = {
  progress: { own: signInOwner, foreign: signInClassmate },
  session: { own: signInOwner, foreign: signInClassmate },
  bank: { own: signInTeacher, foreign: () => signInAs('teacher') },
  job: { own: signInTeacher, foreign: () => signInAs('teacher') },
  import: { own: signInTeacher, foreign: () => signInAs('teacher') },
  practice: { own: signInOwner, foreign: signInClassmate },
  student_list: { own: signInAdmin, foreign: () => signInAs('admin') },
}

function signInTeacher(): Promise<string> {
  return createSession(app.db, { id: world.teacher.id, role: 'teacher' })
}

function signInAdmin(): Promise<string> {
  return createSession(app.db, { id: world.admin.id, role: 'admin' })
}

function signInOwner(): Promise<string> {
  return createSession(app.db, { id: world.owner.user.id, role: 'student' })
}

async function signInClassmate(): Promise<string> {
  return (await app.signIn({ program_id: world.owner.user.program_id ?? null })).token
}

const ownedCalls = calls.flatMap(({ name, call }) =>
  call.access.owner ? [{ name, call, ...ownership[call.access.owner] }] : [],
)
test.each(ownedCalls)('$name answers 404 for the row of somebody else', async ({ name, call, foreign }) => {
  expect(await send(name, call, await foreign())).toMatchObject({ status: 404, code: 'not_found' })
})

test.each(ownedCalls)('$name answers 404 for a row that is not there', async ({ name, call, own }) => {
  const params = {
    ...sampleParams(world, call),
    ...Object.fromEntries(listOwned(call).map(key => [key, v7()])),
  }
  const sent = {
    token: await own(),
    params,
    query: world.queries[name] ?? {},
    body: sampleBody(world, name, call),
  }
  expect(await app.send(call, sent)).toMatchObject({ status: 404, code: 'not_found' })
})

test.each(ownedCalls)('$name answers 404 for an id that cannot be', async ({ name, call, own }) => {
  const params = {
    ...sampleParams(world, call),
    ...Object.fromEntries(listOwned(call).map(key => [key, 'DUA KATA'])),
  }
  const sent = {
    token: await own(),
    params,
    query: world.queries[name] ?? {},
    body: sampleBody(world, name, call),
  }
  expect(await app.send(call, sent)).toMatchObject({ status: 404, code: 'not_found' })
})

const bankCalls = ownedCalls.filter(({ call }) => call.access.owner === 'bank')
const isRead = ({ call }: { call: Call }) => call.method === 'GET'

async function shareBank(): Promise<void> {
  const id = world.params['question-banks.id'] ?? ''
  await app.db.updateTable('question_banks').set({ visibility: 'shared' }).where('id', '=', id).execute()
}

test.each(bankCalls)('$name of a shared bank lets another teacher read and not write', async one => {
  Object.assign(world.params, await createOwnedRows(app, world))
  await shareBank()
  const { status } = await send(one.name, one.call, await one.foreign())
  expect(status).toBe(isRead(one) ? 200 : 404)
})

test.each(ownedCalls)('$name lets the owner in', async ({ name, call, own }) => {
  Object.assign(world.params, await createOwnedRows(app, world))
  expect((await send(name, call, await own())).status).not.toBe(404)
})

test.each(guarded.filter(({ call }) => call.method === 'GET'))(
  'HEAD is guarded like GET on $name',
  async ({ name, call }) => {
    const url =
      apiPrefix + call.path.replace(/\{(\w+)\}/g, (_, key: string) => sampleParams(world, call)[key] ?? '')
    const reply = await app.http.inject({ method: 'HEAD', url, query: world.queries[name] ?? {} })
    expect(reply.statusCode).toBe(401)
  },
)

test('every route is a call of the contract or one of a few others', () => {
  const ofContract = calls.map(
    ({ call }) => `${call.method} ${apiPrefix}${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
  )
  const known = new Set([...ofContract, ...otherRoutes])
  const unknown = routes.filter(route => !known.has(route.replace(/^HEAD /, 'GET ')))
  const missing = [...known].filter(route => !routes.includes(route))
  expect({ unknown, missing }).toEqual({ unknown: [], missing: [] })
})
