import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { type Access, defineCalls, type Lane } from '@gerbang/contract/call.ts'
import { listCalls } from '@gerbang/contract/calls.ts'
import { errorBody } from '@gerbang/contract/errors.ts'
import { progresses } from '@gerbang/contract/exam/progresses.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type App, buildApp } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import { limits } from '../limits.ts'
import { createTestApp, type TestApp } from '../testing/api.ts'
import { publicBodies } from '../testing/registrations.ts'
import { createGuard } from './access.ts'
import { isPassingFault } from './database-faults.ts'
import { replyWithError } from './error-handler.ts'
import { apiPrefix, createMount } from './handle.ts'
import { noActs } from '../testing/no-acts.ts'

const paths = [
  '/',
  '/student',
  '/student/try-out/detail/:slug',
  '/student/try-out/detail/:id/ranking',
  '/session/tryout/:slug/:id',
]

let app: TestApp
let pages: App
let folder: string
beforeAll(async () => {
  app = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'gerbang-pages-'))
  await mkdir(join(folder, 'web/assets'), { recursive: true })
  await mkdir(join(folder, 'web/.site'))
  await mkdir(join(folder, 'media'))
  const head =
    '<meta name="application-name" content="Gerbang" /><link rel="icon" href="/favicon.svg" type="image/svg+xml" />'
  await writeFile(join(folder, 'web/index.html'), `<head><title>Gerbang</title>${head}</head>`)
  await writeFile(join(folder, 'web/session.html'), `<title>Sesi ujian · Gerbang</title>${head}`)
  await writeFile(join(folder, 'web/.site/paths.json'), JSON.stringify(paths))
  await writeFile(
    join(folder, 'web/.site/first-files.json'),
    JSON.stringify({ '/student': ['/assets/home-3c4d.js'] }),
  )
  await writeFile(join(folder, 'web/assets/app-1a2b.js'), '1')
  await writeFile(join(folder, 'media/1a2b.webp'), 'x')
  await writeFile(join(folder, 'media/1a2b.pdf'), '%PDF-')
  await writeFile(join(folder, 'media/1a2b.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const config = { ...app.platform.config, web_dir: join(folder, 'web'), media_place: join(folder, 'media') }
  pages = await buildApp({ ...app.platform, config })
})
afterAll(async () => {
  await pages.http.close()
  await app.close()
  await rm(folder, { recursive: true })
})

const login = `${apiPrefix}/login`
const json = { 'content-type': 'application/json' }
const credentials = JSON.stringify({ login: 'rani', password: 'kata sandi' })

const framed = [
  { title: 'an unknown address', method: 'GET', url: '/api/v1/tidak-ada', status: 404, code: 'not_found' },
  { title: 'an unknown address of a page', method: 'GET', url: '/api', status: 404, code: 'not_found' },
  { title: 'a missing picture', method: 'GET', url: '/media/x.webp', status: 404, code: 'not_found' },
  { title: 'a missing asset', method: 'GET', url: '/assets/x.js', status: 404, code: 'not_found' },
  { title: 'a method that the call has not', method: 'DELETE', url: login, status: 404, code: 'not_found' },
  {
    title: 'a path that cannot be decoded',
    method: 'GET',
    url: '/api/v1/provinces/%zz/cities',
    status: 400,
    code: 'bad_request',
  },
  {
    title: 'a path that leaves the folder',
    method: 'GET',
    url: '/media/..%2f..%2fetc/passwd',
    status: 404,
    code: 'not_found',
  },
  {
    title: 'JSON that is none',
    method: 'POST',
    url: login,
    payload: '{"login":',
    headers: json,
    status: 400,
    code: 'bad_request',
  },
  {
    title: 'JSON that reaches for the prototype',
    method: 'POST',
    url: login,
    payload: '{"__proto__":{"a":1}}',
    headers: json,
    status: 400,
    code: 'bad_request',
  },
  {
    title: 'an empty body where one is needed',
    method: 'POST',
    url: login,
    payload: '',
    headers: json,
    status: 422,
    code: 'validation',
  },
  {
    title: 'JSON of more than twenty levels',
    method: 'POST',
    url: login,
    payload: `{"login":${'['.repeat(20)}${']'.repeat(20)}}`,
    headers: json,
    status: 400,
    code: 'bad_request',
  },
  {
    title: 'JSON of a hundred thousand levels',
    method: 'POST',
    url: login,
    payload: '['.repeat(100_000) + ']'.repeat(100_000),
    headers: json,
    status: 400,
    code: 'bad_request',
  },
  {
    title: 'JSON of twenty levels, by its fields alone,',
    method: 'POST',
    url: login,
    payload: `{"login":${'['.repeat(19)}${']'.repeat(19)}}`,
    headers: json,
    status: 422,
    code: 'validation',
  },
  {
    title: 'a body past 256 KB',
    method: 'POST',
    url: login,
    payload: JSON.stringify('x'.repeat(256 * 1024)),
    headers: json,
    status: 413,
    code: 'too_large',
  },
  {
    title: 'a form',
    method: 'POST',
    url: login,
    payload: 'login=a',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    status: 415,
    code: 'unsupported_type',
  },
  {
    title: 'plain text',
    method: 'POST',
    url: login,
    payload: credentials,
    headers: { 'content-type': 'text/plain' },
    status: 415,
    code: 'unsupported_type',
  },
  {
    title: 'text that no database can hold',
    method: 'POST',
    url: login,
    payload: JSON.stringify({ login: 'a\0b', password: 'x' }),
    headers: json,
    status: 400,
    code: 'bad_request',
  },
] as const

test.each(framed)(
  '$title is refused with $status in the envelope',
  async ({ method, url, status, code, ...sent }) => {
    const reply = await pages.http.inject({ method, url, ...sent })
    expect(reply.statusCode).toBe(status)
    expect(errorBody.parse(reply.json())).toMatchObject({ code })
    expect(reply.headers['content-type']).toMatch(/^application\/json/)
    expect(reply.body).not.toMatch(/node_modules|at .+\.ts|FST_|Fastify/)
  },
)

test.each([
  ['/', 200, 'Gerbang'],
  ['/student?tab=1', 200, 'Gerbang'],
  ['/student/try-out/detail/utbk', 200, 'Gerbang'],
  ['/student/try-out/detail/utbk/ranking', 200, 'Gerbang'],
  ['/session/tryout/utbk/1', 200, 'Sesi ujian · Gerbang'],
  ['/student/tidak-ada', 404, 'Gerbang'],
  ['/session/tidak-ada', 404, 'Sesi ujian · Gerbang'],
])('the address %s is answered with %i and the page %s', async (url, status, title) => {
  const reply = await pages.http.inject({ url, headers: { accept: 'text/html' } })
  expect([reply.statusCode, /<title>(.*?)<\/title>/.exec(reply.body)?.[1]]).toEqual([status, title])
})

test('a call without a body may name the type of one', async () => {
  const { token } = await app.signIn()
  const headers = { ...json, authorization: `Bearer ${token}` }
  const reply = await app.http.inject({ method: 'POST', url: `${apiPrefix}/logout`, headers, payload: '' })
  expect(reply.statusCode).toBe(200)
})

test.each(['toString', 'constructor', 'valueOf', 'hasOwnProperty', '__defineGetter__'])(
  'a field named %s is an unknown one, in body and query',
  async name => {
    const body = await app.http.inject({ method: 'POST', url: login, payload: { [name]: 'x' } })
    const query = await app.http.inject({ url: `${apiPrefix}/news?${name}=x` })
    for (const reply of [body, query]) {
      expect(reply.statusCode).toBe(422)
      expect(errorBody.parse(reply.json()).errors?.[name]).toEqual(['Kolom ini tidak dikenal.'])
    }
  },
)

test('a query field named __proto__ is an unknown one', async () => {
  const reply = await app.http.inject({ url: `${apiPrefix}/news?__proto__=x` })
  expect([reply.statusCode, reply.body.includes('"__proto__":["Kolom ini tidak dikenal."]')]).toEqual([
    422,
    true,
  ])
})

test('of very many mistakes a few are named, each in brief', async () => {
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`x${n}`, 1]))
  for (const payload of [many, { ['x'.repeat(200_000)]: 1 }]) {
    const reply = await app.http.inject({ method: 'POST', url: login, payload })
    expect([reply.statusCode, reply.body.length < 10_000]).toEqual([422, true])
  }
})

test('a call that takes no query refuses one by name', async () => {
  const reply = await app.http.inject({ url: `${apiPrefix}/programs?aktif=1` })
  expect(errorBody.parse(reply.json())).toMatchObject({
    code: 'validation',
    errors: { aktif: expect.anything() },
  })
})

test('heads and bodies that come too slowly give their connection up', () => {
  expect(pages.http.server).toMatchObject({ headersTimeout: 8_000, requestTimeout: 30_000 })
})

test('a page is sent without a warning of Node.js', async () => {
  const warnings: Error[] = []
  const note = (warning: Error) => void warnings.push(warning)
  process.on('warning', note)
  for (const url of ['/student', '/session/tryout/utbk/1']) await pages.http.inject({ url })
  await nextTurn()
  process.off('warning', note)
  expect(warnings).toEqual([])
})

test('pages may run scripts of their own origin only, in no frame, and are asked for anew each time', async () => {
  for (const url of ['/', '/session/x']) {
    const { headers } = await pages.http.inject({ url })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain('trusted-types question-html service-worker ProseMirrorClipboard')
    expect(policy).not.toContain('unsafe-eval')
    expect(headers['cache-control']).toBe('no-cache')
  }
})

test('files with a hash in their name are kept for good', async () => {
  for (const url of ['/assets/app-1a2b.js', '/media/1a2b.webp']) {
    const { headers, statusCode } = await pages.http.inject({ url })
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toMatch(/max-age=\d{8}, immutable/)
  }
})

test('a PDF is taken along and never opened at this address; a picture is shown', async () => {
  const disposition = async (url: string) => (await pages.http.inject({ url })).headers['content-disposition']
  expect(await disposition('/media/1a2b.pdf')).toBe('attachment')
  expect(await disposition('/media/1a2b.webp')).toBeUndefined()
})

test('a drawing that is opened by itself may run and load nothing', async () => {
  const { headers } = await pages.http.inject({ url: '/media/1a2b.svg' })
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
})

test('every reply forbids sniffing and referrers; replies of the API are never stored', async () => {
  for (const url of ['/', '/api/v1/programs', '/api/v1/me', '/api/v1/tidak-ada', '/media/x']) {
    const { headers } = await pages.http.inject({ url })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringMatching(/^max-age=\d+/),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(headers['cache-control']).toBe(url === '/' ? 'no-cache' : 'no-store')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  }
})

const samples = defineCalls({
  wide: {
    route: 'GET /wide',
    summary: 'Sends more than it may',
    access: { roles: 'public', lane: 'list' },
    data: z.strictObject({
      name: z.string(),
      rows: z.array(z.strictObject({ id: z.string(), value: z.union([z.string(), z.null()]) })),
      owner: z.strictObject({ id: z.string() }).nullable(),
    }),
  },
  broken: {
    route: 'GET /broken',
    summary: 'Fails',
    access: { roles: 'public', lane: 'list' },
  },
})

interface Outside {
  shed?: Lane[]
}

const ofLane = (lane: Lane): Access => ({ roles: ['student'], lane })

/** A server of a few calls behind the real guard, mount and error handler. */
function createServer({ shed = [] }: Outside = {}) {
  const http: FastifyInstance = Fastify()
  http.setErrorHandler(replyWithError)
  const mustShed = (lane: Lane) => shed.includes(lane)
  const guard = createGuard(
    async () => undefined,
    mustShed,
    () => new Date(),
  )
  return { http, ...createMount(http, guard, noActs) }
}

test('a reply loses the fields that its call does not name, at every depth', async () => {
  const { http, mount } = createServer()
  const row = { id: 'a', value: null, key: 'b' }
  const wide = { name: 'Rani', rows: [row], owner: { id: 'c', email: 'd' }, password_hash: 'rahasia' }
  mount(samples.wide, async () => ({ data: wide, secret: 1 }))
  const reply = await http.inject({ url: `${apiPrefix}/wide` })
  const data = { name: 'Rani', rows: [{ id: 'a', value: null }], owner: { id: 'c' } }
  expect(reply.json()).toEqual({ message: 'OK', data })
})

test('a long reply is packed for whoever takes gzip, and says the same', async () => {
  const { http, mount } = createServer()
  const names = ['Rani', 'Budi'.repeat(1_000)] as const
  for (const [at, name] of names.entries())
    mount({ ...samples.wide, path: `/wide/${at}` }, async () => ({
      data: { name, rows: [], owner: { id: 'c' } },
    }))
  const ask = (at: number, encoding: string) =>
    http.inject({ url: `${apiPrefix}/wide/${at}`, headers: { 'accept-encoding': encoding } })
  const packed = await ask(1, 'gzip, deflate, br')
  const plain = await ask(1, 'gzip;q=0')
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload)
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding' })
  for (const reply of [plain, await ask(0, 'gzip')])
    expect(reply.headers).not.toHaveProperty('content-encoding')
})

test('an unexpected error tells nothing of its inside', async () => {
  const { http, mount } = createServer()
  mount(samples.broken, async () => {
    throw new Error('select * from users: password is hunter2')
  })
  const reply = await http.inject({ url: `${apiPrefix}/broken` })
  expect(reply.statusCode).toBe(500)
  expect(errorBody.parse(reply.json())).toEqual({
    code: 'internal',
    message: 'Terjadi kesalahan di server. Coba lagi sebentar.',
  })
})

test('a server with a call that nobody handles does not start', () => {
  const { finish } = createServer()
  expect(finish).toThrow('Calls without a handler: auth.login, auth.logout, auth.me')
})

test('a call without a declared access does not start the server', () => {
  const { mount } = createServer()
  const { access: _, ...open } = samples.broken
  expect(() => mount({ ...open } as unknown as typeof samples.broken, async () => ({ data: null }))).toThrow(
    TypeError,
  )
})

test('a call cannot be mounted twice', () => {
  const { mount } = createServer()
  mount(samples.broken, async () => ({ data: null }))
  expect(() => mount(samples.broken, async () => ({ data: null }))).toThrow(/already declared/)
})

test('under overload whatever is shed gets 503 with a time to come back, before its token is looked at', async () => {
  const { http, mount } = createServer({ shed: ['report', 'list'] })
  for (const name of ['report', 'list', 'write', 'start', 'save'] as const)
    mount({ method: 'GET', path: `/${name}`, summary: name, access: ofLane(name) } as const, async () => ({
      data: null,
    }))
  for (const name of ['report', 'list']) {
    const reply = await http.inject({ url: `${apiPrefix}/${name}` })
    expect(reply.statusCode).toBe(503)
    expect(errorBody.parse(reply.json()).code).toBe('overloaded')
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  }
  for (const name of ['write', 'start', 'save'])
    expect((await http.inject({ url: `${apiPrefix}/${name}` })).statusCode).toBe(401)
})

test('answers and submits travel in the lane that never gives way', () => {
  expect([progresses.answer.access.lane, progresses.submit.access.lane]).toEqual(['save', 'save'])
})

const headers = { authorization: `Bearer ${'x'.repeat(43)}` }

test('while the database is away no call is answered with 401, and all say when to come back', async () => {
  const db = openDatabase({ url: 'postgres://gerbang@127.0.0.1:9/gerbang', connections: 1, name: 'test' })
  const away = await buildApp({ ...app.platform, db, examDb: db, reportDb: db })
  for (const { name, call } of listCalls()) {
    const url = apiPrefix + call.path.replace(/\{\w+\}/g, '31')
    const body = publicBodies[name]
    const payload = body !== undefined && { payload: body as object }
    const reply = await away.http.inject({ method: call.method, url, headers, ...payload })
    expect([name, reply.statusCode]).toEqual([name, 503])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(errorBody.parse(reply.json()).code).toBe('unavailable')
  }
  await away.http.close()
})

test('a request that comes while the pools close is answered with 503', async () => {
  const db = openDatabase({ url: app.platform.config.database_url, connections: 1, name: 'test' })
  const closing = await buildApp({ ...app.platform, db, examDb: db, reportDb: db })
  const ask = () => closing.http.inject({ url: `${apiPrefix}/me`, headers })
  expect((await ask()).statusCode).toBe(401)
  await db.destroy()
  expect((await ask()).statusCode).toBe(503)
  await closing.http.close()
})

test.each(['EAI_AGAIN', 'ENOTFOUND', '57P01', '53300', '25006', '40001', '40P01', '55P03'])(
  'the fault %s is passing: 503',
  code => {
    expect(isPassingFault(Object.assign(new Error('x'), { code }))).toBe(true)
  },
)

test.each(['23505', '42703', '22021'])('the fault %s is no passing one', code => {
  expect(isPassingFault(Object.assign(new Error('x'), { code }))).toBe(false)
})

test('a page names the files that its address loads first', async () => {
  const link = '<link rel="modulepreload" crossorigin href="/assets/home-3c4d.js"></head>'
  expect((await pages.http.inject({ url: '/student' })).body).toContain(link)
  expect((await pages.http.inject({ url: '/student/try-out/detail/utbk' })).body).not.toContain(
    'modulepreload',
  )
})

test('pages carry the name and the logo of this installation from the next load on, safely', async () => {
  const read = async (url: string) => {
    app.advance(limits.sitePageMs / 1000)
    return (await pages.http.inject({ url, headers: { accept: 'text/html' } })).body
  }
  expect(await read('/student')).toContain('<title>Gerbang</title>')
  const product_name = 'Bimbel "Maju" </title><script>$&'
  await app.db.updateTable('settings').set({ product_name, logo_url: '/media/logo-1.webp' }).execute()
  const name = 'Bimbel &quot;Maju&quot; &lt;/title>&lt;script>$&amp;'
  for (const [url, title] of [
    ['/student', name],
    ['/session/tryout/utbk/1', `Sesi ujian · ${name}`],
    ['/tidak-ada', name],
  ] as const) {
    const body = await read(url)
    expect(body).toContain(`<title>${title}</title>`)
    expect(body).toContain(`<meta name="application-name" content="${name}"`)
    expect(body).toContain('<link rel="icon" href="/media/logo-1.webp"')
  }
  const manifest = JSON.parse(await read('/manifest.webmanifest'))
  expect(manifest).toMatchObject({ name: product_name, icons: [{ src: '/media/logo-1.webp' }] })
})
