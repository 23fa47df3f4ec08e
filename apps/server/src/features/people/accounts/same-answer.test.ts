import { accounts } from '@gerbang/contract/people/accounts.ts'
import { auth } from '@gerbang/contract/people/auth.ts'
import type { Call } from '@gerbang/contract/call.ts'
import { passwords } from '@gerbang/contract/people/passwords.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alterOtp, createAccount, receiveOtp } from '../../../testing/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createStudentCode, draftRegistration } from '../../../testing/registrations.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** All that a caller sees, but for the time of day. */
async function listAnswers(call: Call, body: object, times: number) {
  const answers = []
  for (let index = 0; index < times; index++) {
    const { status, text, headers } = await app.send(call, { body })
    answers.push({ status, text, headers: { ...headers, date: '' } })
  }
  return answers
}

const kinds: Record<string, () => Promise<string>> = {
  known: async () => (await createAccount(app)).email,
  unverified: async () => (await createAccount(app, { email_verified_at: null })).email,
  disabled: async () => (await createAccount(app, { status: 'disabled' })).email,
  'of a teacher': async () => (await createAccount(app, { role: 'teacher' })).email,
}
const unknown = () => `tidak-ada-${v7()}@contoh.gerbang.test`

async function register(email: string, overrides = {}) {
  return { ...(await draftRegistration(app.db)), email, ...overrides }
}
async function guessOtp(email: string) {
  return { email, otp: alterOtp(await receiveOtp(app, email)) }
}
const asks: [string, Call, (email: string) => Promise<object>, number][] = [
  // Past the delay, past the quota: the refusals are the same as well.
  ['login', auth.login, email => Promise.resolve({ login: email, password: 'salah sekali' }), 7],
  ['forgot', passwords.forgot, email => Promise.resolve({ email }), 2],
  ['another verification mail', accounts.resendVerification, email => Promise.resolve({ email }), 2],
  ['a code', passwords.verifyOtp, guessOtp, 7],
  ['register', accounts.register, email => register(email), 5],
  [
    'register with a bad password',
    accounts.register,
    email => register(email, { password: 'password123' }),
    2,
  ],
  ['register with a bad code', accounts.register, email => register(email, { student_code: 'TIDAKADA' }), 7],
]
const pairs = asks.flatMap(ask => Object.keys(kinds).map(kind => [ask[0], kind, ask] as const))

test.each(pairs)(
  '%s answers for a %s address as for one that nobody has: status, body, headers',
  async (_, kind, [, call, write, times]) => {
    const email = (await kinds[kind]?.()) ?? ''
    const answers = await listAnswers(call, await write(email), times)
    expect(answers).toEqual(await listAnswers(call, await write(unknown()), times))
  },
)

test('a code that is right answers alike too', async () => {
  const register = async (email: string) => {
    const { code } = await createStudentCode(app.db)
    return listAnswers(
      accounts.register,
      { ...(await draftRegistration(app.db)), email, student_code: code },
      1,
    )
  }
  expect(await register((await createAccount(app)).email)).toEqual(await register(unknown()))
})
