import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { defineCalls } from '@gerbang/contract/call.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createTestApp } from '../testing/api.ts'
import { createMount } from './handle.ts'
import { noActs } from '../testing/no-acts.ts'
import { giveUploadsTime } from './slow-requests.ts'

const { save } = defineCalls({
  save: {
    route: 'POST /banners',
    summary: 'For this test',
    access: { roles: 'public', lane: 'list' },
    multipart: true,
    body: z.strictObject({ title: z.string() }),
    data: z.strictObject({ title: z.string() }),
  },
})

async function open(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
}

/** Bodies may take 100 ms, those of forms `moreMs` longer. */
async function listen(moreMs: number) {
  const arrival = Promise.withResolvers<void>()
  const app = Fastify({
    requestTimeout: 100,
    http: { headersTimeout: 100, connectionsCheckingInterval: 10 },
    clientErrorHandler: giveUploadsTime(moreMs),
    forceCloseConnections: true,
  })
  onTestFinished(() => app.close())
  app.decorateRequest('viewer', undefined)
  const { mount } = createMount(app, () => async () => arrival.resolve(), noActs)
  mount(save, async ({ body }) => ({ data: body }))
  return { port: await open(app), arrived: arrival.promise }
}

const bodies = {
  'application/json': '{"title":"Halo"}',
  'multipart/form-data; boundary=x':
    '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nHalo\r\n--x--\r\n',
}

/** Sends all but the last byte. */
function begin(port: number, type: keyof typeof bodies, line = 'POST /api/v1/banners HTTP/1.1') {
  const socket = connect(port, '127.0.0.1')
  const body = bodies[type]
  const head = `${line}\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}`
  socket.write(`${head}\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, -1)}`)
  return { reply: text(socket), finish: () => socket.write(body.slice(-1)) }
}

test('a form may take longer than other bodies', async () => {
  const { port, arrived } = await listen(60_000)
  const form = begin(port, 'multipart/form-data; boundary=x')
  await arrived
  // It began later, so the form has been over time as well when this one is given up.
  expect(await begin(port, 'application/json').reply).toMatch(/^HTTP\/1.1 408 /)
  form.finish()
  expect(await form.reply).toMatch(/^HTTP\/1.1 200 [^]*"title":"Halo"/)
})

test('a form that never ends gives its connection up too', async () => {
  const { port } = await listen(1)
  expect(await begin(port, 'multipart/form-data; boundary=x').reply).toMatch(/^HTTP\/1.1 408 /)
})

test('the server itself gives forms more time', async () => {
  const app = await createTestApp()
  onTestFinished(() => app.close())
  const { token } = await app.signIn()
  const port = await open(app.http)
  Object.assign(app.http.server, { requestTimeout: 500, headersTimeout: 500 })
  const line = `PUT /api/v1/profile HTTP/1.1\r\nauthorization: Bearer ${token}`
  const form = begin(port, 'multipart/form-data; boundary=x', line)
  expect(await begin(port, 'application/json', line).reply).toMatch(/^HTTP\/1.1 408 /)
  form.finish()
  expect(await form.reply).toMatch(/^HTTP\/1.1 422 [^]*"title"/)
})

test('a head that cannot be read is refused', async () => {
  const { port } = await listen(60_000)
  const socket = connect(port, '127.0.0.1')
  socket.write('HALO\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
})
