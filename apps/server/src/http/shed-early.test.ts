import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createGuard } from './access.ts'
import { replyWithError } from './error-handler.ts'
import { setSecurityHeaders } from './headers.ts'
import { shedEarly } from './shed-early.ts'

const save = '/api/v1/tryouts/uji/progresses/019aa/answer'
const isBehind = () => true
const body = JSON.stringify({ lease: 'x', answers: [] })

async function ask(port: number, method: string, path: string) {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(method !== 'GET' && { body, headers: { 'content-type': 'application/json' } }),
  })
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = Object.fromEntries(reply.headers)
  return { status: reply.status, headers, text: await reply.text() }
}

/** What the guard answers to a save, and what does before the framework sees one. */
function openBoth(isEarly: boolean) {
  const app = Fastify({ ...(isEarly && { serverFactory: shedEarly(isBehind) }) })
  app.setErrorHandler(replyWithError)
  setSecurityHeaders(app)
  const guard = createGuard(
    async () => undefined,
    isBehind,
    () => new Date(),
  )
  app.route({
    method: 'PATCH',
    url: '/api/v1/tryouts/:slug/progresses/:id/answer',
    onRequest: guard({ roles: ['student'], lane: 'save' }),
    handler: () => 'never',
  })
  return app
}

test('a save is refused early in the very words of the guard, and the connection stays', async () => {
  const replies = []
  for (const isEarly of [false, true]) {
    await using stack = new AsyncDisposableStack()
    const app = openBoth(isEarly)
    stack.defer(() => app.close())
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const [first, second] = [await ask(port, 'PATCH', save), await ask(port, 'PATCH', save)]
    expect(second).toEqual(first)
    replies.push(first)
  }
  expect(replies[1]).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } })
  expect(replies[1]).toEqual(replies[0])
})

const handle: RequestListener = (_request, reply) => void reply.end('handled')

test.each([
  ['GET', save, true],
  ['PATCH', `${save}s`, true],
  ['PATCH', '/api/v1/tryouts/uji/progresses/019aa/submit', true],
  ['PATCH', save, false],
])('%s %s goes on where saves are behind: %s', async (method, path, behind) => {
  await using stack = new AsyncDisposableStack()
  const server = shedEarly(() => behind)(handle, {})
  server.listen(0, '127.0.0.1')
  stack.defer(() => void server.close())
  await once(server, 'listening')
  const { text } = await ask((server.address() as AddressInfo).port, method, path)
  expect(text).toBe('handled')
})
