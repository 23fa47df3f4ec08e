import { accounts } from '@gerbang/contract/people/accounts.ts'
import { auth } from '@gerbang/contract/people/auth.ts'
import { passwords } from '@gerbang/contract/people/passwords.ts'
import { sessions } from '@gerbang/contract/people/sessions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { sendAllMails } from '../../../testing/mails.ts'
import { draftRegistration, strongPassword } from '../../../testing/registrations.ts'
import { openSmtpInbox, type SmtpInbox } from '../../../testing/smtp-inbox.ts'

const lines: string[] = []
let inbox: SmtpInbox
let app: TestApp
beforeAll(async () => {
  inbox = await openSmtpInbox()
  app = await createTestApp({ smtp_url: inbox.url }, line => lines.push(line))
})
afterAll(async () => {
  await app.close()
  await inbox.close()
})

/** Whoever can set these must not be able to lead the reader of a mail elsewhere. */
const headers = { host: 'jahat.test', 'x-forwarded-host': 'jahat.test', origin: 'https://jahat.test' }

async function readNewest(recipient: string) {
  await sendAllMails(app)
  const mail = inbox.listFor(recipient).at(-1)
  if (!mail) throw new Error(`No mail for ${recipient}`)
  return mail
}

test('a new student: registers, verifies, forgets, resets, changes, ends another session and signs out', async () => {
  const body = await draftRegistration(app.db, {
    email: 'Nadia@Contoh.gerbang.test',
    name: 'Nadia "N" <Permata>',
  })
  const email = 'nadia@contoh.gerbang.test'
  expect(await app.send(accounts.register, { body, headers })).toMatchObject({ status: 201 })

  const verification = await readNewest(email)
  expect(verification.from?.address).toBe('gerbang@contoh.gerbang.test')
  expect(verification.subject).toBe('Verifikasi emailmu – Gerbang')
  const link = /https:\/\/\S+/.exec(verification.text ?? '')?.[0] ?? ''
  expect(link).toMatch(/^https:\/\/gerbang\.test\/api\/v1\/email\/verify\?token=[\w-]{43}$/)
  const opened = await app.http.inject({ url: link.slice('https://gerbang.test'.length), headers })
  expect([opened.statusCode, opened.headers.location]).toEqual([
    302,
    '/email-verification-result?status=success',
  ])

  const login = (password: string, device: string) =>
    app.send(auth.login, { body: { login: email, password }, headers: { 'user-agent': device } })
  expect((await login(strongPassword, 'warnet')).data.user.email_verified_at).toBe(app.now().toISOString())

  expect(await app.send(passwords.forgot, { body: { email }, headers })).toMatchObject({ status: 200 })
  const code = await readNewest(email)
  const otp = /\b\d{6}\b/.exec(code.text ?? '')?.[0] ?? ''
  expect(code.subject).toBe(`${otp} adalah kode untuk mengganti kata sandi – Gerbang`)
  const { reset_token } = (await app.send(passwords.verifyOtp, { body: { email, otp } })).data
  const first = 'hujan reda di Bogor'
  expect(await app.send(passwords.reset, { body: { reset_token, password: first } })).toMatchObject({
    status: 200,
  })
  expect((await readNewest(email)).subject).toBe('Kata sandimu sudah diganti – Gerbang')

  const [phone, laptop] = [
    (await login(first, 'ponsel')).data.token,
    (await login(first, 'laptop')).data.token,
  ]
  const second = 'sungai naik di Musi'
  expect(
    await app.send(passwords.change, { token: phone, body: { current_password: first, password: second } }),
  ).toMatchObject({ status: 200 })
  expect(await app.send(auth.me, { token: laptop })).toMatchObject({ status: 401 })

  const other = (await login(second, 'tablet')).data.token
  const listed = (await app.send(sessions.list, { token: phone })).data
  expect(listed.map(({ user_agent }) => user_agent).sort()).toEqual(['ponsel', 'tablet'])
  const tablet = listed.find(({ is_current }) => !is_current)
  expect(await app.send(sessions.end, { token: phone, params: { id: tablet?.id ?? '' } })).toMatchObject({
    status: 200,
  })
  expect(await app.send(auth.me, { token: other })).toMatchObject({ status: 401 })
  expect(await app.send(auth.logout, { token: phone })).toMatchObject({ status: 200 })
  expect(await app.send(auth.me, { token: phone })).toMatchObject({ status: 401 })

  await sendAllMails(app)
  expect(inbox.listFor(email)).toHaveLength(4)
  for (const mail of inbox.mails) expect(`${mail.text}${mail.html}`).not.toContain('jahat')
  for (const secret of [otp, reset_token, link, first, second, phone])
    expect(lines.join('\n')).not.toContain(secret)
})

test('whoever has an account is told so, with a link to the configured host', async () => {
  const body = await draftRegistration(app.db)
  await app.send(accounts.register, { body })
  await sendAllMails(app)
  app.advance(61)
  await app.send(accounts.register, { body, headers })
  const mail = await readNewest(body.email)
  expect(mail.subject).toBe('Kamu sudah punya akun – Gerbang')
  expect(mail.text).toContain('https://gerbang.test/login')
})

test('each mail has text and HTML, one recipient, and says that a machine sent it', async () => {
  expect(inbox.mails.length).toBeGreaterThan(0)
  for (const mail of inbox.mails) {
    expect(mail.to).toHaveLength(1)
    expect(mail.text).toMatch(/^Halo .*\n/)
    expect(mail.html).toContain('<html lang="id">')
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  }
})
