import { mail } from '@gerbang/contract/platform/mail.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { readMails } from '../../../testing/mails.ts'
import { findWay } from './mailer.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a letter to oneself waits, is sent and arrives', async () => {
  const { user, token } = await app.signIn({ role: 'admin' })
  const read = async () => (await app.send(mail.status, { token })).data
  expect(await read()).toEqual({ way: 'mailbox', waiting: 0, failed: 0 })
  expect((await app.send(mail.test, { token })).data).toEqual({ email: user.email })
  expect((await read()).waiting).toBe(1)
  expect((await readMails(app, user.email)).map(({ subject }) => subject)).toEqual(['Surat uji – Gerbang'])
  expect((await read()).waiting).toBe(0)
})

test('in production without a mail server mails go nowhere', () => {
  const { config } = app.platform
  expect(findWay({ ...config, is_production: true })).toBe('nowhere')
  expect(findWay({ ...config, is_production: true, smtp_url: 'smtp://surat.test' })).toBe('smtp')
})
