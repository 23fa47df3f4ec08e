import { accounts } from '@gerbang/contract/people/accounts.ts'
import { auth } from '@gerbang/contract/people/auth.ts'
import type { Call } from '@gerbang/contract/call.ts'
import { passwords } from '@gerbang/contract/people/passwords.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../../limits.ts'
import { createAccount, receiveOtp, receiveResetToken } from '../../../testing/accounts.ts'
import { createTestApp, type Sent, type TestApp } from '../../../testing/api.ts'
import { createSession } from '../../../testing/factories.ts'
import { createStudentCode, draftRegistration, strongPassword } from '../../../testing/registrations.ts'
import { takeHashingPlace } from './passwords.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const password = 'hujan reda di Bogor'

async function prepareLogin(): Promise<[Call, Sent]> {
  const { email } = await createAccount(app)
  return [auth.login, { body: { login: email, password: strongPassword } }]
}
async function prepareRegister(): Promise<[Call, Sent]> {
  const { code } = await createStudentCode(app.db)
  return [accounts.register, { body: await draftRegistration(app.db, { student_code: code }) }]
}
async function prepareVerify(): Promise<[Call, Sent]> {
  const { email } = await createAccount(app)
  return [passwords.verifyOtp, { body: { email, otp: await receiveOtp(app, email) } }]
}
async function prepareReset(): Promise<[Call, Sent]> {
  const { email } = await createAccount(app)
  return [passwords.reset, { body: { reset_token: await receiveResetToken(app, email), password } }]
}
async function prepareChange(): Promise<[Call, Sent]> {
  const user = await createAccount(app)
  const token = await createSession(app.db, { ...user, role: 'student' })
  return [passwords.change, { token, body: { current_password: strongPassword, password } }]
}

test.each([
  ['login', prepareLogin],
  ['register', prepareRegister],
  ['code', prepareVerify],
  ['reset', prepareReset],
  ['change', prepareChange],
])(
  '%s while too many wait: 503 as often as it is tried, never 401, and then it works as if nothing had been',
  async (_, prepare) => {
    const [call, sent] = await prepare()
    {
      using taken = new DisposableStack()
      for (let index = 0; index < limits.hashingPlaces; index++) taken.use(takeHashingPlace())
      // More often than any limit would allow.
      for (let tries = 0; tries < 8; tries++)
        expect(await app.send(call, sent)).toMatchObject({
          status: 503,
          code: 'overloaded',
          headers: { 'retry-after': '5' },
        })
    }
    expect((await app.send(call, sent)).status).toBe(call.status ?? 200)
  },
)

test('what is refused gives its place back', async () => {
  const wrong = { body: { login: 'tidak-ada', password: 'salah' } }
  for (let tries = 0; tries < 8; tries++) await app.send(auth.login, wrong)
  expect(() => {
    using taken = new DisposableStack()
    for (let index = 0; index < limits.hashingPlaces; index++) taken.use(takeHashingPlace())
  }).not.toThrow()
})
