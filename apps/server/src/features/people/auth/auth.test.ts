import { auth } from '@gerbang/contract/people/auth.ts'
import { programs } from '@gerbang/contract/exam/programs.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createSession, createUser, epoch } from '../../../testing/factories.ts'
import { hashPassword } from './passwords.ts'

const password = 'kereta malam ke Solo'

let app: TestApp
let password_hash: string
beforeAll(async () => {
  app = await createTestApp()
  password_hash = await hashPassword(password)
})
afterAll(() => app.close())

async function createAccount(overrides: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(app.db, overrides)
  await app.db
    .insertInto('credentials')
    .values({ user_id: user.id, password_hash, changed_at: epoch.toISOString() })
    .execute()
  return user
}

const login = (body: unknown) => app.send(auth.login, { body })

test('signing in answers a token that works, its end and the person', async () => {
  const program = await createProgram(app.db)
  await app.db
    .insertInto('provinces')
    .values({ id: '91', name: 'Papua', time_zone: 'Asia/Jayapura' })
    .execute()
  const user = await createAccount({
    program_id: program.id,
    province_id: '91',
    school_name: 'SMAN 1 Jayapura',
    grade: '12',
  })
  const reply = await login({ login: user.email, password })
  expect(reply).toMatchObject({ status: 200, message: 'Berhasil masuk' })
  expect(reply.data).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    expires_at: new Date(app.now().getTime() + 7 * 86_400_000).toISOString(),
    user: {
      id: user.id,
      name: 'Rani Putri',
      username: user.username,
      email: user.email,
      email_verified_at: epoch.toISOString(),
      must_change_password: false,
      role: 'student',
      is_admin: false,
      is_teacher: false,
      has_class: false,
      avatar_url: null,
      program: { id: program.id, name: 'UTBK-SNBT' },
      school_name: 'SMAN 1 Jayapura',
      grade: '12',
      province: { id: '91', name: 'Papua' },
      time_zone: 'Asia/Jayapura',
      show_name_in_ranking: false,
      deletion_at: null,
      second_factor_due_at: null,
    },
  })
  const me = await app.send(auth.me, { token: reply.data.token })
  expect(me).toMatchObject({ status: 200, data: reply.data.user })
})

test('a person without a program and a province is shown in Jakarta time', async () => {
  const { token } = await app.signIn({ role: 'admin' })
  expect((await app.send(auth.me, { token })).data).toMatchObject({
    program: null,
    province: null,
    time_zone: 'Asia/Jakarta',
    is_admin: true,
    is_teacher: false,
  })
})

test('e-mail and username sign in in any case, with spaces around them', async () => {
  const user = await createAccount()
  for (const name of [user.username, user.email.toUpperCase(), ` ${user.email} `])
    expect(await login({ login: name, password })).toMatchObject({ status: 200 })
})

test('the sign-in is recorded with its time', async () => {
  const user = await createAccount()
  await login({ login: user.email, password })
  const row = await app.db
    .selectFrom('users')
    .select('last_login_at')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(row.last_login_at).toBe(app.now().toISOString())
})

test('the scheme before the token may be written in any case', async () => {
  const { token } = await app.signIn()
  for (const scheme of ['bearer', 'BEARER'])
    expect((await app.send(auth.me, { headers: { authorization: `${scheme} ${token}` } })).status).toBe(200)
})

test('the database holds no token, and each sign-in has its own session', async () => {
  const user = await createAccount()
  const [first, second] = [
    await login({ login: user.email, password }),
    await login({ login: user.email, password }),
  ]
  expect(first.data.token).not.toBe(second.data.token)
  const rows = await app.db.selectFrom('sessions').selectAll().where('user_id', '=', user.id).execute()
  expect(rows).toHaveLength(2)
  for (const { token } of [first.data, second.data]) {
    const stored = JSON.stringify(
      rows.map(row => ({ ...row, token_hash: row.token_hash.toString('base64url') })),
    )
    expect(stored).not.toContain(token)
  }
})

test('a wrong password, an unknown name and an account that may not come in answer the same', async () => {
  const user = await createAccount()
  const disabled = await createAccount({ status: 'disabled' })
  const invited = await createAccount({ status: 'invited' })
  const withoutPassword = await createUser(app.db)
  const replies = await Promise.all([
    login({ login: user.email, password: 'salah' }),
    login({ login: 'tidak-ada', password }),
    login({ login: disabled.email, password }),
    login({ login: invited.email, password }),
    login({ login: withoutPassword.email, password: 'a password that nobody has' }),
  ])
  for (const reply of replies) {
    expect(reply).toMatchObject({ status: 401, code: 'wrong_credentials' })
    expect(reply.text).toBe(replies[0]?.text)
  }
})

test.each([
  [{}, ['login', 'password']],
  [{ login: '  ', password: 'x' }, ['login']],
  [{ login: 'x'.repeat(255), password: 'x' }, ['login']],
  [{ login: 'rani', password: 'x'.repeat(129) }, ['password']],
  [{ login: { $ne: null }, password: ['x'] }, ['login', 'password']],
] as const)('%j names the fields that are wrong', async (body, fields) => {
  const reply = await login(body)
  expect(reply).toMatchObject({ status: 422, message: 'Validation error', code: 'validation' })
  expect(Object.keys(reply.errors).sort()).toEqual(fields)
  for (const sentences of Object.values(reply.errors)) expect(sentences[0]).toMatch(/\w/)
})

test('signing out ends this session at once and leaves the others', async () => {
  const { user, token } = await app.signIn()
  const other = await createSession(app.db, user)
  expect(await app.send(auth.logout, { token })).toMatchObject({ status: 200, data: null })
  expect(await app.send(auth.me, { token })).toMatchObject({ status: 401, code: 'unauthorized' })
  expect(await app.send(auth.me, { token: other })).toMatchObject({ status: 200 })
})

test.each([{ role: 'teacher' as const }, { status: 'disabled' as const }])(
  'whoever becomes %j is signed out at once, for good',
  async change => {
    const { user, token } = await app.signIn()
    const become = (values: object) =>
      app.db.updateTable('users').set(values).where('id', '=', user.id).execute()
    await become(change)
    expect(await app.send(auth.me, { token })).toMatchObject({ status: 401 })
    await become({ role: 'student', status: 'active' })
    expect(await app.send(auth.me, { token })).toMatchObject({ status: 401 })
  },
)

test('using a session keeps it from idling out, noted once a minute at most', async () => {
  const { user, token } = await app.signIn({ role: 'teacher' })
  await app.db
    .updateTable('sessions')
    .set({
      last_seen_at: app.now().toISOString(),
      expires_at: new Date(app.now().getTime() + 12 * 3_600_000).toISOString(),
    })
    .where('user_id', '=', user.id)
    .execute()
  const seen = async () => {
    const session = app.db.selectFrom('sessions').select('last_seen_at').where('user_id', '=', user.id)
    return (await session.executeTakeFirstOrThrow()).last_seen_at
  }
  const before = await seen()
  app.advance(59)
  await app.send(auth.me, { token })
  expect(await seen()).toBe(before)
  app.advance(3_500)
  expect(await app.send(auth.me, { token })).toMatchObject({ status: 200 })
  expect(await seen()).toBe(app.now().toISOString())
  app.advance(3_500)
  expect(await app.send(auth.me, { token })).toMatchObject({ status: 200 })
  app.advance(3_600)
  expect(await app.send(auth.me, { token })).toMatchObject({ status: 401 })
})

test('tokens that arrive together are told apart', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => app.signIn()))
  const replies = await Promise.all(people.map(({ token }) => app.send(auth.me, { token })))
  expect(replies.map(reply => reply.data.id)).toEqual(people.map(({ user }) => user.id))
  expect(await app.send(programs.list)).toMatchObject({ status: 200 })
})
