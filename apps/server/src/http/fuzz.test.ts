import type { Call } from '@gerbang/contract/call.ts'
import { listCalls } from '@gerbang/contract/calls.ts'
import type { InjectOptions } from 'fastify'
import { z } from 'zod'
import { safeParse } from 'zod/v4/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/api.ts'
import { createWorld, sampleBody, sampleParams, type World } from '../testing/call-samples.ts'
import { createSession, epoch } from '../testing/factories.ts'
import { createFuzz, fileMark, type FuzzRequest, type Sample } from '../testing/fuzz.ts'
import type { OpenApi } from '../testing/open-api.ts'
import { apiPrefix } from './handle.ts'

const requests = Number(process.env.FUZZ_REQUESTS ?? 400)
const seed = Number(process.env.FUZZ_SEED ?? 1)
const noQuery = z.strictObject({})
/** What may have been said before a handler was asked. */
const beforeHandler = new Set([400, 401, 403, 413, 415, 422, 503])
/** What handlers say, too: of these only a request tells whether the handler was asked. */
const said = new Set([401, 422])
/** With so many, each call should have had its turn several times with each role. */
const enoughForAll = 1_000
/** Sessions end, by requests that end them; every so many there are new ones. */
const perSignIn = 50
/** Rows go, by requests that delete them; every so many there are new ones. */
const perWorld = 1_000

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** With a file where the call cannot do without. */
function addFile({ body: type, multipart }: Call, body: unknown): unknown {
  const isWhole = !type || !multipart || safeParse(type, body).success
  return isWhole ? body : { ...(body as object), file: fileMark }
}

/** A request of each call for rows that exist. */
function writeSamples(world: World): Record<string, Sample> {
  return Object.fromEntries(
    listCalls().map(({ name, call }) => {
      const params = sampleParams(world, call)
      const path = call.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '')
      const url = `${apiPrefix}${path}?${new URLSearchParams(world.queries[name])}`
      return [
        `${call.method} ${apiPrefix}${call.path}`,
        { url, body: addFile(call, sampleBody(world, name, call)) },
      ]
    }),
  )
}

/** Signs those in who own rows of a new world. */
async function openWorld() {
  // What is created for tests begins at this time.
  app.setClock(epoch)
  // Strange requests change settings, too: an admin who owes a second factor would get no further.
  await app.db.updateTable('settings').set({ second_factor_for_admins: false }).execute()
  const world = await createWorld(app)
  const people = [
    { id: world.owner.user.id, role: 'student' as const },
    { id: world.teacher.id, role: 'teacher' as const },
    { id: world.admin.id, role: 'admin' as const },
  ]
  const ids = [...new Set([...Object.values(world.params), ...people.map(({ id }) => id)])]
  const samples = writeSamples(world)
  const signIn = async () => {
    const last_seen_at = app.now().toISOString()
    const expires_at = new Date(app.now().getTime() + 3_600_000).toISOString()
    const tokens = await Promise.all(
      people.map(person => createSession(app.db, person, { last_seen_at, expires_at })),
    )
    return { ids, samples, tokens }
  }
  return signIn
}

function describe(
  { method, url, payload = '' }: Omit<FuzzRequest, 'path'>,
  status: number,
  body: string,
): string {
  return `${status} ${method} ${url} ${payload.slice(0, 300)} → ${body.slice(0, 200)}`
}

/** What was sent as a call would read it; undefined where it cannot be read. */
async function readBody({ headers, payload = '' }: Omit<FuzzRequest, 'path'>): Promise<unknown> {
  if (headers['content-type'] === 'application/json') return JSON.parse(payload)
  return Object.fromEntries(await new Response(payload, { headers }).formData())
}

const byRoute = new Map(listCalls().map(({ call }) => [`${call.method} ${apiPrefix}${call.path}`, call]))

/** Whether the schemas of its call take a request, so that only the handler can have refused it. */
async function fits(path: string, request: Omit<FuzzRequest, 'path'>): Promise<boolean> {
  const call = byRoute.get(`${request.method} ${path}`)
  if (!call?.body) return false
  const query = Object.fromEntries(new URL(request.url, 'http://localhost').searchParams)
  const body = await readBody(request).catch(() => undefined)
  return safeParse(call.body, body).success && safeParse(call.query ?? noQuery, query).success
}

test(`of ${requests} strange requests none is a fault, and each status is one that the document tells of`, {
  timeout: 60_000 + requests * 200,
}, async () => {
  const document = (await app.http.inject(`${apiPrefix}/openapi.json`)).json<OpenApi>()
  const next = createFuzz(document, seed)
  const faults: string[] = []
  const seen = new Set<number>()
  const reached = new Set<string>()
  let signIn = await openWorld()
  let known = await signIn()
  for (let count = 1; count <= requests; count++) {
    if (count % perWorld === 0) signIn = await openWorld()
    if (count % perSignIn === 0) known = await signIn()
    const { path, ...request } = next(known)
    const { statusCode, body } = await app.http.inject(request as InjectOptions)
    seen.add(statusCode)
    const wasAsked = !beforeHandler.has(statusCode) || (said.has(statusCode) && (await fits(path, request)))
    if (wasAsked) reached.add(`${request.method} ${path}`)
    const told = Object.keys(document.paths[path]?.[request.method.toLowerCase()]?.responses ?? {})
    // The document tells of 503, which a busy machine may answer; of 500 it never does.
    if (!told.includes(String(statusCode))) faults.push(describe(request, statusCode, body))
    app.advance(1)
  }
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
  const missed = calls.filter(call => !reached.has(call))
  if (requests >= enoughForAll)
    console.log(
      `${reached.size} of ${calls.length} calls answered from their handler; ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB. Not:`,
      missed,
    )
  expect(faults).toEqual([])
  expect([...seen]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 415, 422]))
})
