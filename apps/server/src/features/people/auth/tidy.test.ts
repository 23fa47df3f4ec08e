import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createSession } from '../../../testing/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const day = 24 * 3_600_000
const ago = (ms: number) => new Date(app.now().getTime() - ms).toISOString()

const list = async (rows: Promise<{ name: string }[]>) => (await rows).map(({ name }) => name).sort()

test('what has no effect any more is removed, what still has stays', async () => {
  const { user } = await app.signIn()
  const as = { id: user.id, role: 'student' } as const
  await app.db.deleteFrom('sessions').execute()
  await createSession(app.db, as, { expires_at: ago(day + 1), user_agent: 'over' })
  await createSession(app.db, as, { expires_at: ago(day + 1), exam_until: ago(-day), user_agent: 'exam' })
  await createSession(app.db, as, { expires_at: ago(day - 1), user_agent: 'recent' })
  const secret = (secret_hash: string, ms: number) => ({
    id: v7(),
    user_id: user.id,
    purpose: 'verify_email' as const,
    secret_hash,
    created_at: ago(ms),
    expires_at: ago(ms),
  })
  await app.db
    .insertInto('one_time_secrets')
    .values([secret('over', 7 * day + 1), secret('recent', 7 * day - 1)])
    .execute()
  const failure = (key: string, ms: number) => ({
    key,
    failures: 9,
    blocked_until: ago(0),
    updated_at: ago(ms),
  })
  await app.db
    .insertInto('login_failures')
    .values([failure('over', day + 1), failure('recent', day - 1)])
    .execute()
  await app.db
    .insertInto('quotas')
    .values([
      { key: 'over', times: [ago(day + 1)] },
      { key: 'recent', times: [ago(2 * day), ago(day - 1)] },
    ])
    .execute()
  const mail = (subject: string, ms: number) => ({
    id: v7(),
    recipient: user.email,
    subject,
    body_text: '',
    body_html: '',
    created_at: ago(ms),
  })
  await app.db
    .insertInto('mailbox')
    .values([mail('over', 7 * day + 1), mail('recent', 7 * day - 1)])
    .execute()

  await app.jobs.tidy()

  const { db } = app
  expect(await list(db.selectFrom('sessions').select('user_agent as name').execute())).toEqual([
    'exam',
    'recent',
  ])
  expect(await list(db.selectFrom('one_time_secrets').select('secret_hash as name').execute())).toEqual([
    'recent',
  ])
  expect(await list(db.selectFrom('login_failures').select('key as name').execute())).toEqual(['recent'])
  expect(await list(db.selectFrom('quotas').select('key as name').execute())).toEqual(['recent'])
  expect(await list(db.selectFrom('mailbox').select('subject as name').execute())).toEqual(['recent'])
})
