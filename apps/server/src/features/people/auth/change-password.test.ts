import { auth } from '@gerbang/contract/people/auth.ts'
import { passwords } from '@gerbang/contract/people/passwords.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount, receiveOtp, receiveResetToken } from '../../../testing/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createSession, type createUser } from '../../../testing/factories.ts'
import { readMails } from '../../../testing/mails.ts'
import { strongPassword } from '../../../testing/registrations.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const newPassword = 'hujan reda di Bogor'

async function signIn(overrides: Parameters<typeof createUser>[1] = {}) {
  const user = await createAccount(app, overrides)
  const session = { id: user.id, role: overrides.role ?? 'student' }
  return { user, token: await createSession(app.db, session), other: await createSession(app.db, session) }
}
const change = (token: string, password: string, current_password = strongPassword) =>
  app.send(passwords.change, { token, body: { current_password, password } })

test('a change keeps this session, ends the others, tells the owner, and the new password signs in', async () => {
  const { user, token, other } = await signIn()
  expect(await change(token, newPassword)).toMatchObject({ status: 200, data: null })
  expect(await app.send(auth.me, { token })).toMatchObject({ status: 200 })
  expect(await app.send(auth.me, { token: other })).toMatchObject({ status: 401 })
  for (const [password, status] of [
    [strongPassword, 401],
    [newPassword, 200],
  ] as const)
    expect(await app.send(auth.login, { body: { login: user.email, password } })).toMatchObject({ status })
  expect((await readMails(app, user.email))[0]?.subject).toBe('Kata sandimu sudah diganti – Gerbang')
})

test('a wrong current password changes nothing, and the session stays', async () => {
  const { user, token, other } = await signIn()
  expect(await change(token, newPassword, 'salah')).toMatchObject({
    status: 422,
    errors: { current_password: ['Kata sandi ini salah.'] },
  })
  for (const session of [token, other])
    expect(await app.send(auth.me, { token: session })).toMatchObject({ status: 200 })
  expect(await readMails(app, user.email)).toEqual([])
})

test('the sixth try within a quarter of an hour waits, so that a session left open gives no endless guesses', async () => {
  const { token } = await signIn()
  for (let index = 0; index < 5; index++)
    expect(await change(token, newPassword, 'salah')).toMatchObject({ status: 422 })
  expect(await change(token, newPassword)).toMatchObject({ status: 429, headers: { 'retry-after': '900' } })
  app.advance(900)
  expect(await change(token, newPassword)).toMatchObject({ status: 200 })
})

test('a change leaves no code or token from before', async () => {
  const { user, token } = await signIn()
  const reset_token = await receiveResetToken(app, user.email)
  app.advance(60)
  const otp = await receiveOtp(app, user.email)
  await change(token, newPassword)
  expect(await app.send(passwords.verifyOtp, { body: { email: user.email, otp } })).toMatchObject({
    status: 422,
  })
  expect(await app.send(passwords.reset, { body: { reset_token, password: newPassword } })).toMatchObject({
    status: 409,
  })
})

test('staff need fifteen letters, students ten', async () => {
  for (const [role, password, status] of [
    ['student', 'sepuluhnya', 200],
    ['student', 'sembilan9', 422],
    ['teacher', 'empat belas 14', 422],
    ['admin', 'empat belas 14', 422],
    ['admin', 'lima belas kata', 200],
  ] as const) {
    const { token } = await signIn({ role })
    const reply = await change(token, password)
    expect([reply.status, ...Object.keys(reply.errors ?? {})]).toEqual(
      status === 200 ? [200] : [422, 'password'],
    )
  }
})

test('nobody changes a password without a session', async () => {
  expect(await change('x'.repeat(43), newPassword)).toMatchObject({ status: 401, code: 'unauthorized' })
})
