import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { replyWithError } from './error-handler.ts'
import { describeLog } from './log.ts'

const secret = 'RAHASIA'

test('requests and faults are logged without what was sent and without rows of the database', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: describeLog('info', { write: line => void lines.push(line) }) })
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
    headers: { authorization: `Bearer ${secret}` },
    remoteAddress: secret,
    payload: { otp: secret },
  })
  const logged = lines.map(line => JSON.parse(line))
  expect(logged).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ req: { method: 'POST', route: '/email/:id' } }),
      expect.objectContaining({ err: expect.objectContaining({ message: 'duplicate key', code: '23505' }) }),
    ]),
  )
  expect(lines.join()).not.toContain(secret)
})
