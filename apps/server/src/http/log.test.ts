import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { replyWithError } from './error-handler.ts'
import { describeLog, nameRequest } from './log.ts'

const secret = 'RAHASIA'
const named = 'proxy-0123'

test('requests and faults are logged without what was sent and without rows of the database', async () => {
  const lines: string[] = []
  const app = Fastify({
    logger: describeLog('info', { write: line => void lines.push(line) }),
    genReqId: nameRequest,
  })
  app.setErrorHandler(replyWithError)
  app.post('/email/:id', () => {
    throw Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: `Key (email)=(${secret}) exists`,
    })
  })
  await app.inject({
    method: 'POST',
    url: `/email/${secret}?token=${secret}`,
    headers: { authorization: `Bearer ${secret}`, 'x-request-id': named },
    remoteAddress: secret,
    payload: { otp: secret },
  })
  const logged = lines.map(line => JSON.parse(line))
  expect(logged).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ req: { id: named, method: 'POST', route: '/email/:id' } }),
      expect.objectContaining({ err: expect.objectContaining({ message: 'duplicate key', code: '23505' }) }),
    ]),
  )
  expect(lines.join()).not.toContain(secret)
})

test('a fault of many requests is told whole once, and then once a second with their number', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const lines: string[] = []
  const app = Fastify({
    logger: describeLog('error', { write: line => void lines.push(line) }),
    genReqId: nameRequest,
    childLoggerFactory: logger => logger,
  })
  app.setErrorHandler(replyWithError)
  app.get('/', () => {
    throw Object.assign(new Error(`could not extend file ${lines.length}`), { code: '53100' })
  })
  const ask = () => app.inject({ url: '/', headers: { 'x-request-id': 'not a word' } })
  const [first] = [await ask(), await ask(), await ask()]
  vi.advanceTimersByTime(1_000)
  await ask()
  vi.advanceTimersByTime(1_000)
  vi.advanceTimersByTime(1_000)
  await ask()
  const logged = lines.map(line => JSON.parse(line))
  expect(logged.map(({ count, err }) => count ?? err.code)).toEqual(['53100', 2, 1, '53100'])
  expect(logged[0].req.id).toBe(first.headers['x-request-id'])
  expect(logged[0].req.id).toMatch(/^[\w-]{36}$/)
})
