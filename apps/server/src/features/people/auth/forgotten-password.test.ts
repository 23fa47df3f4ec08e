import { auth } from '@gerbang/contract/people/auth.ts'
import { passwords } from '@gerbang/contract/people/passwords.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alterOtp, createAccount, receiveOtp, receiveResetToken } from '../../../testing/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createSession } from '../../../testing/factories.ts'
import { readMails } from '../../../testing/mails.ts'
import { inParallel } from '../../../testing/parallel.ts'
import { strongPassword } from '../../../testing/registrations.ts'
import { hashSecret } from './one-time-secrets.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const newPassword = 'hujan reda di Bogor'
const forgot = (email: string) => app.send(passwords.forgot, { body: { email } })
const verify = (email: string, otp: string) => app.send(passwords.verifyOtp, { body: { email, otp } })
const reset = (reset_token: string, password = newPassword) =>
  app.send(passwords.reset, { body: { reset_token, password } })
const login = (name: string, password: string) => app.send(auth.login, { body: { login: name, password } })
const countSecrets = async (userId: string) =>
  (await app.db.selectFrom('one_time_secrets').select('id').where('user_id', '=', userId).execute()).length

test('one address gets eight codes a day, however patiently they are asked for', async () => {
  const email = `tidak-ada-${v7()}@contoh.gerbang.test`
  const statuses: number[] = []
  for (let hour = 0; hour < 10; hour++) {
    statuses.push((await app.send(passwords.forgot, { body: { email } })).status)
    app.advance(3600)
  }
  expect(statuses).toEqual([...Array<number>(8).fill(200), 429, 429])
})

test('code, token, new password: the new one signs in, the old one does not, and the owner is told', async () => {
  const { email } = await createAccount(app)
  expect(await forgot(email)).toMatchObject({ status: 200, data: { resend_after_seconds: 60 } })
  const [mail] = await readMails(app, email)
  const otp = mail?.subject.slice(0, 6) ?? ''
  const traded = await verify(email, otp)
  expect(traded).toMatchObject({ status: 200, data: { reset_token: expect.stringMatching(/^[\w-]{43}$/) } })
  expect(traded.data.expires_at).toBe(new Date(app.now().getTime() + 30 * 60_000).toISOString())
  expect(await reset(traded.data.reset_token)).toMatchObject({ status: 200, data: null })
  expect(await login(email, strongPassword)).toMatchObject({ status: 401 })
  expect(await login(email, newPassword)).toMatchObject({ status: 200 })
  const [newest] = await readMails(app, email)
  expect(newest?.subject).toBe('Kata sandimu sudah diganti – Gerbang')
})

test('the database knows neither the code nor the token', async () => {
  const user = await createAccount(app)
  const otp = await receiveOtp(app, user.email)
  const { data } = await verify(user.email, otp)
  const rows = await app.db
    .selectFrom('one_time_secrets')
    .selectAll()
    .where('user_id', '=', user.id)
    .execute()
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain(data.reset_token)
  expect(rows.map(row => row.secret_hash)).not.toContain(hashSecret('reset_otp', otp))
  expect(rows.find(row => row.purpose === 'reset_otp')?.secret_hash).toMatch(/^\$argon2id\$/)
})

test('a code works once', async () => {
  const { email } = await createAccount(app)
  const otp = await receiveOtp(app, email)
  expect(await verify(email, otp)).toMatchObject({ status: 200 })
  expect(await verify(email, otp)).toMatchObject({ status: 422, errors: { otp: [expect.any(String)] } })
})

test('of parallel uses of a code, one gets a token', async () => {
  const { email } = await createAccount(app)
  const otp = await receiveOtp(app, email)
  const replies = await Promise.all(Array.from({ length: 5 }, () => verify(email, otp)))
  expect(replies.map(reply => reply.status).sort((a, b) => a - b)).toEqual([200, 422, 422, 422, 422])
})

test('the right code counts at the fifth try and no longer at the sixth', async () => {
  for (const [wrong, status] of [
    [4, 200],
    [5, 422],
  ] as const) {
    const { email } = await createAccount(app)
    const otp = await receiveOtp(app, email)
    for (let index = 0; index < wrong; index++)
      expect(await verify(email, alterOtp(otp))).toMatchObject({ status: 422 })
    expect(await verify(email, otp)).toMatchObject({ status })
  }
})

test('of fifty guesses at once, on two nodes, five are looked at', async () => {
  const user = await createAccount(app)
  const otp = await receiveOtp(app, user.email)
  const nodes = [await app.addNode(), await app.addNode()] as const
  const guess = { body: { email: user.email, otp: alterOtp(otp) } }
  const replies = await inParallel(nodes, 50, node => node.send(passwords.verifyOtp, guess))
  expect(new Set(replies.map(reply => `${reply.status} ${reply.text}`)).size).toBe(1)
  const { tries } = await app.db
    .selectFrom('one_time_secrets')
    .select('tries')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(tries).toBe(5)
  expect(await verify(user.email, otp)).toMatchObject({ status: 422 })
})

test('a code lasts ten minutes', async () => {
  for (const [seconds, status] of [
    [599, 200],
    [600, 422],
  ] as const) {
    const { email } = await createAccount(app)
    const otp = await receiveOtp(app, email)
    app.advance(seconds)
    expect(await verify(email, otp)).toMatchObject({ status })
  }
})

test('a newer code takes the place of an older one', async () => {
  const { email } = await createAccount(app)
  const older = await receiveOtp(app, email)
  app.advance(60)
  const newer = await receiveOtp(app, email)
  if (older !== newer) expect(await verify(email, older)).toMatchObject({ status: 422 })
  expect(await verify(email, newer)).toMatchObject({ status: 200 })
})

test("a code of one account does not open another's", async () => {
  const [one, other] = [await createAccount(app), await createAccount(app)]
  const otp = await receiveOtp(app, one.email)
  await receiveOtp(app, other.email)
  expect(await verify(other.email, otp)).toMatchObject({ status: 422 })
})

test('what is wrong with a code is not told: wrong, used, old and of nobody answer the same', async () => {
  const [wrong, used, old] = [await createAccount(app), await createAccount(app), await createAccount(app)]
  const oldOtp = await receiveOtp(app, old.email)
  app.advance(600)
  const wrongOtp = alterOtp(await receiveOtp(app, wrong.email))
  const usedOtp = await receiveOtp(app, used.email)
  await verify(used.email, usedOtp)
  const replies = [
    await verify(wrong.email, wrongOtp),
    await verify(used.email, usedOtp),
    await verify(old.email, oldOtp),
    await verify(`tidak-ada-${v7()}@contoh.gerbang.test`, '123456'),
  ]
  expect(new Set(replies.map(reply => `${reply.status} ${reply.text}`)).size).toBe(1)
})

test('a disabled account gets no code, and one it has does not count', async () => {
  const user = await createAccount(app)
  const otp = await receiveOtp(app, user.email)
  await app.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', user.id).execute()
  expect(await verify(user.email, otp)).toMatchObject({ status: 422 })
  const before = await countSecrets(user.id)
  app.advance(60)
  expect(await forgot(user.email)).toMatchObject({ status: 200 })
  await readMails(app, user.email)
  expect(await countSecrets(user.id)).toBe(before)
})

test('a code may be asked for again after a minute, and thrice a quarter of an hour, known address or not', async () => {
  const { email } = await createAccount(app)
  const unknown = `tidak-ada-${v7()}@contoh.gerbang.test`
  const seen: unknown[] = []
  for (const seconds of [0, 59, 1, 60, 60, 719, 1]) {
    app.advance(seconds)
    const [known, nobody] = [await forgot(email), await forgot(unknown)]
    expect(known.text).toBe(nobody.text)
    seen.push([known, nobody].map(({ status, headers }) => [status, headers['retry-after']]))
  }
  const sent = [200, undefined]
  const expected = [sent, [429, '1'], sent, sent, [429, '720'], [429, '1'], sent]
  expect(seen).toEqual(expected.map(answer => [answer, answer]))
})

test('parallel wishes for a code send one mail', async () => {
  const { email } = await createAccount(app)
  const replies = await Promise.all(Array.from({ length: 10 }, () => forgot(email)))
  expect(replies.filter(reply => reply.status === 200)).toHaveLength(1)
  expect(await readMails(app, email)).toHaveLength(1)
})

test('a token works once', async () => {
  const token = await receiveResetToken(app, (await createAccount(app)).email)
  expect(await reset(token)).toMatchObject({ status: 200 })
  expect(await reset(token, 'lain lagi kata sandinya')).toMatchObject({ status: 409, code: 'code_invalid' })
})

test('of parallel resets with one token, one sets its password', async () => {
  const { email } = await createAccount(app)
  const token = await receiveResetToken(app, email)
  const tried = Array.from({ length: 5 }, (_, index) => `kata sandi nomor ${index}`)
  const replies = await Promise.all(tried.map(password => reset(token, password)))
  expect(replies.map(reply => reply.status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
  const won = tried[replies.findIndex(reply => reply.status === 200)] ?? ''
  expect(await login(email, won)).toMatchObject({ status: 200 })
})

test('a token lasts half an hour', async () => {
  for (const [seconds, status] of [
    [1799, 200],
    [1800, 409],
  ] as const) {
    const token = await receiveResetToken(app, (await createAccount(app)).email)
    app.advance(seconds)
    expect(await reset(token)).toMatchObject({ status })
  }
})

test('only the newest token counts', async () => {
  const { email } = await createAccount(app)
  const older = await receiveResetToken(app, email)
  app.advance(60)
  const newer = await receiveResetToken(app, email)
  expect(await reset(older)).toMatchObject({ status: 409 })
  expect(await reset(newer)).toMatchObject({ status: 200 })
})

test('a link that verifies an e-mail resets no password, and a code is no token', async () => {
  const user = await createAccount(app)
  const otp = await receiveOtp(app, user.email)
  const token = 'v'.repeat(43)
  await app.db
    .insertInto('one_time_secrets')
    .values({
      id: v7(),
      user_id: user.id,
      purpose: 'verify_email',
      secret_hash: hashSecret('verify_email', token),
      created_at: app.now().toISOString(),
      expires_at: new Date(app.now().getTime() + 60_000).toISOString(),
    })
    .execute()
  for (const wrong of [token, otp, '', 'x'.repeat(43)])
    expect(await reset(wrong)).toMatchObject({ status: 409, code: 'code_invalid' })
})

test('a password that will not do leaves the token for another try', async () => {
  const { email } = await createAccount(app)
  const token = await receiveResetToken(app, email)
  expect(await reset(token, 'password123')).toMatchObject({
    status: 422,
    errors: { password: [expect.any(String)] },
  })
  expect(await reset(token)).toMatchObject({ status: 200 })
})

test('a reset ends every session, proves the mailbox, and lifts the delay of failed sign-ins', async () => {
  const user = await createAccount(app, { email_verified_at: null })
  const tokens = [
    await createSession(app.db, { ...user, role: 'student' }),
    await createSession(app.db, { ...user, role: 'student' }),
  ]
  for (let index = 0; index < 5; index++) await login(user.email, 'salah')
  expect(await login(user.email, strongPassword)).toMatchObject({ status: 429 })
  await reset(await receiveResetToken(app, user.email))
  for (const token of tokens) expect(await app.send(auth.me, { token })).toMatchObject({ status: 401 })
  const { data } = await login(user.email, newPassword)
  expect(data.user.email_verified_at).toBe(app.now().toISOString())
})

test('a reset leaves no other code or token behind', async () => {
  const { email } = await createAccount(app)
  const token = await receiveResetToken(app, email)
  app.advance(60)
  const otp = await receiveOtp(app, email)
  expect(await reset(token)).toMatchObject({ status: 200 })
  expect(await verify(email, otp)).toMatchObject({ status: 422 })
})
