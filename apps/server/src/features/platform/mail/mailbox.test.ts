import { accounts } from '@gerbang/contract/people/accounts.ts'
import { afterEach, expect, test } from 'vitest'
import type { ServingConfig } from '../../../config.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { sendAllMails } from '../../../testing/mails.ts'
import { draftRegistration } from '../../../testing/registrations.ts'
import { openSmtpInbox } from '../../../testing/smtp-inbox.ts'

let app: TestApp
afterEach(() => app.close())

async function registerOn(config: Partial<ServingConfig>, lines: string[] = []) {
  app = await createTestApp(config, line => lines.push(line))
  const body = await draftRegistration(app.db, { name: 'Nadia <img src=x>' })
  await app.send(accounts.register, { body })
  await sendAllMails(app)
  return body
}
const get = async (url: string) => {
  const { statusCode, headers, body } = await app.http.inject(url)
  return { status: statusCode, type: headers['content-type'], body }
}

test('a demo shows its mails: the list, one recipient, one mail as HTML, and the same as JSON', async () => {
  const { email } = await registerOn({})
  const page = await get('/mailbox')
  expect(page).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' })
  expect(page.body).toContain('Verifikasi emailmu – Gerbang')
  expect(page.body).toMatch(/<a href="https:\/\/gerbang\.test\/api\/v1\/email\/verify\?token=[\w-]{43}">/)
  expect(page.body).toContain('<meta name="robots" content="noindex">')
  expect(page.body).not.toContain('<img')
  expect((await get('/mailbox?to=lain@contoh.gerbang.test')).body).toContain('Belum ada pesan.')
  const json = await get(`/mailbox.json?to=${email.toUpperCase()}`)
  const [mail] = JSON.parse(json.body).data
  expect(mail).toMatchObject({ recipient: email, subject: 'Verifikasi emailmu – Gerbang' })
  expect(await get(`/mailbox/${mail.id}`)).toMatchObject({ status: 200, body: mail.body_html })
  expect(await get('/mailbox/bukan-id')).toMatchObject({ status: 422 })
  expect(await get('/mailbox/019a0000-0000-7000-8000-000000000000')).toMatchObject({ status: 404 })
})

const addresses = ['/mailbox', '/mailbox.json', '/mailbox/019a0000-0000-7000-8000-000000000000']

test('in production there is no mailbox; without a mail server mails wait, and the log says why', async () => {
  const lines: string[] = []
  await registerOn({ is_production: true }, lines)
  for (const address of addresses) expect(await get(address)).toMatchObject({ status: 404 })
  expect(await app.db.selectFrom('mailbox').select('id').execute()).toEqual([])
  expect(lines.join('\n')).toContain('will try again: Cannot send mails: SMTP_URL is not set')
})

test('where mails go out there is no mailbox', async () => {
  await using inbox = await openSmtpInbox()
  await registerOn({ smtp_url: inbox.url })
  expect(inbox.mails).toHaveLength(1)
  for (const address of addresses) expect(await get(address)).toMatchObject({ status: 404 })
})

test.each([
  ['over the network', { remoteAddress: '192.168.1.7' }],
  ['through a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
  ['through one that says for whom', { headers: { forwarded: 'for=203.0.113.9' } }],
  ['through one that says it shortly', { headers: { 'x-real-ip': '127.0.0.1' } }],
  ['through one that only says that it is there', { headers: { via: '1.1 kafe' } }],
  ['by a name that points here', { headers: { host: 'kotak.contoh.test:3000' } }],
  ['by a name that begins as ours', { headers: { host: 'localhost.contoh.test' } }],
])('%s the mailbox is not there', async (_, from) => {
  app = await createTestApp()
  const { statusCode } = await app.http.inject({ url: '/mailbox.json', ...from })
  expect(statusCode).toBe(404)
})

test.each(['localhost', 'localhost:3000', 'gerbang.localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
  'whoever sits at the machine reads it at %s',
  async host => {
    app = await createTestApp()
    const { statusCode } = await app.http.inject({ url: '/mailbox.json', headers: { host } })
    expect(statusCode).toBe(200)
  },
)
