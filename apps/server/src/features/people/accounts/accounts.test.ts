import { accounts } from '@gerbang/contract/people/accounts.ts'
import { auth } from '@gerbang/contract/people/auth.ts'
import { invitations } from '@gerbang/contract/people/invitations.ts'
import { settings } from '@gerbang/contract/platform/settings.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, epoch } from '../../../testing/factories.ts'
import { findLink, readMails } from '../../../testing/mails.ts'
import { createStudentCode, draftRegistration, strongPassword } from '../../../testing/registrations.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const register = (body: unknown) => app.send(accounts.register, { body })
const findUser = (email: string) =>
  app.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
const countUsers = async () => (await app.db.selectFrom('users').select('id').execute()).length
const countUses = async (id: string) =>
  (
    await app.db
      .selectFrom('student_codes')
      .select('used_count')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).used_count

test('a new student gets an unverified account, a link by mail, and can sign in by e-mail or username', async () => {
  const body = await draftRegistration(app.db, { email: 'Nadia@Contoh.gerbang.test', username: 'nadia.p' })
  expect(await register(body)).toMatchObject({ status: 201, data: { resend_after_seconds: 60 } })
  expect(await findUser('nadia@contoh.gerbang.test')).toMatchObject({
    role: 'student',
    status: 'active',
    email_verified_at: null,
    district_id: body.district_id,
  })
  for (const login of ['NADIA@contoh.gerbang.test', 'Nadia.P'])
    expect(await app.send(auth.login, { body: { login, password: strongPassword } })).toMatchObject({
      status: 200,
    })
  const [mail] = await readMails(app, 'nadia@contoh.gerbang.test')
  expect(mail?.subject).toBe('Verifikasi emailmu – Gerbang')
  const link = findLink(mail)
  expect(link).toMatch(/^https:\/\/gerbang\.test\/api\/v1\/email\/verify\?token=[\w-]{43}$/)
  const opened = await app.http.inject({
    url: new URL(link).pathname + new URL(link).search,
    headers: { host: 'jahat.test' },
  })
  expect([opened.statusCode, opened.headers.location]).toEqual([
    302,
    '/email-verification-result?status=success',
  ])
  expect((await findUser('nadia@contoh.gerbang.test'))?.email_verified_at).toBe(app.now().toISOString())
})

test('four fields are enough, and a place is told whole or not at all', async () => {
  const { name, email, password, program_id, province_id } = await draftRegistration(app.db)
  const needed = { name, email, password, program_id }
  const refused = await register({ ...needed, province_id })
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['district_id']])
  expect(await register(needed)).toMatchObject({ status: 201 })
  expect(await findUser(email)).toMatchObject({
    province_id: null,
    school_name: null,
    grade: null,
    phone: null,
  })
})

test('a username is made from the name when none is given', async () => {
  const body = await draftRegistration(app.db, { name: 'Siti Ñur Aisyah' })
  await register(body)
  expect((await findUser(body.email))?.username).toMatch(/^siti-n-?ur-aisyah-[\da-f]{8}$/)
})

test('a known address gets the same answer, keeps its account, and its owner is told by mail', async () => {
  const body = await draftRegistration(app.db)
  const first = await register(body)
  const before = await findUser(body.email)
  const second = await register({ ...body, name: 'Orang Lain', password: 'sandi milik orang lain' })
  expect([second.status, second.text]).toEqual([first.status, first.text])
  expect(await findUser(body.email)).toEqual(before)
  const login = { login: body.email, password: 'sandi milik orang lain' }
  expect(await app.send(auth.login, { body: login })).toMatchObject({ status: 401 })
  app.advance(61)
  await register(body)
  const mails = await readMails(app, body.email)
  expect(mails.map(mail => mail.subject)).toContain('Kamu sudah punya akun – Gerbang')
})

test('twelve registrations at once all go through on two connections', async () => {
  const node = await app.addNode({ other: 2 })
  const bodies = await Promise.all(Array.from({ length: 12 }, () => draftRegistration(app.db)))
  const replies = await Promise.all(bodies.map(body => node.send(accounts.register, { body })))
  expect(replies.map(reply => reply.status)).toEqual(Array<number>(12).fill(201))
})

test.each([
  'Hadiah di http://jahat.example',
  'Klik www.jahat',
  'rani@jahat.example',
  'Buka jahat.example',
  'Buka jahat．example',
  'Buka jahat․example',
  'Buka ｊahat。com',
  'Klik ｗｗｗ．jahat',
  'rani＠jahat',
])('the name "%s" carries a link and is refused', async name => {
  const body = await draftRegistration(app.db, { name })
  expect(await register(body)).toMatchObject({
    status: 422,
    errors: { name: [expect.stringMatching(/tautan/)] },
  })
})

test.each(['Muh. Rizky A.Md', "Siti Nur'aini, S.Pd", 'Drs. H. Ahmad-Yani'])(
  'the name "%s" is a name',
  async name => {
    const body = await draftRegistration(app.db, { name })
    expect(await register(body)).toMatchObject({ status: 201 })
  },
)

test('parallel registrations of one e-mail make one account', async () => {
  const body = await draftRegistration(app.db)
  const replies = await Promise.all(Array.from({ length: 10 }, () => register(body)))
  expect(new Set(replies.map(reply => `${reply.status} ${reply.text}`)).size).toBe(1)
  const users = await app.db.selectFrom('users').select('id').where('email', '=', body.email).execute()
  expect(users).toHaveLength(1)
})

test('a code ties the student to its program, whatever program was chosen, and counts one use', async () => {
  const code = await createStudentCode(app.db, { code: 'ABCD2345' })
  const body = await draftRegistration(app.db, { student_code: ' abcd-2345 ' })
  expect(await register(body)).toMatchObject({ status: 201 })
  expect((await findUser(body.email))?.program_id).toBe(code.program_id)
  expect(await countUses(code.id)).toBe(1)
})

test('of parallel registrations with the last use of a code, one succeeds and the others leave nothing behind', async () => {
  const code = await createStudentCode(app.db, { max_uses: 3, used_count: 2 })
  const bodies = await Promise.all(
    Array.from({ length: 8 }, () =>
      draftRegistration(app.db, { student_code: code.code, program_id: code.program_id }),
    ),
  )
  const before = await countUsers()
  const replies = await Promise.all(bodies.map(register))
  expect(replies.map(reply => reply.status).sort((a, b) => a - b)).toEqual([
    201,
    ...Array<number>(7).fill(422),
  ])
  expect(await countUses(code.id)).toBe(3)
  expect(await countUsers()).toBe(before + 1)
})

test('unknown, used up, expired and disabled codes are one message', async () => {
  const expired = await createStudentCode(app.db, { expires_at: app.now().toISOString() })
  const used = await createStudentCode(app.db, { used_count: 1 })
  const disabled = await createStudentCode(app.db, { status: 'disabled' })
  const texts = new Set<string>()
  for (const student_code of ['TIDAKADA', expired.code, used.code, disabled.code]) {
    const reply = await register(await draftRegistration(app.db, { student_code }))
    expect([reply.status, Object.keys(reply.errors)]).toEqual([422, ['student_code']])
    texts.add(reply.text)
  }
  expect(texts.size).toBe(1)
})

test('a known address with a code gets the same answer and uses nothing up', async () => {
  const code = await createStudentCode(app.db)
  const body = await draftRegistration(app.db, { program_id: code.program_id })
  await register(body)
  expect(await register({ ...body, student_code: code.code })).toMatchObject({ status: 201 })
  expect(await countUses(code.id)).toBe(0)
})

test('the sixth code within fifteen minutes has to wait', async () => {
  const body = await draftRegistration(app.db, { student_code: 'SALAH' })
  for (let index = 0; index < 5; index++) expect(await register(body)).toMatchObject({ status: 422 })
  const reply = await register(body)
  expect(reply).toMatchObject({ status: 429, code: 'too_many_requests', headers: { 'retry-after': '900' } })
  app.advance(900)
  expect(await register(body)).toMatchObject({ status: 422 })
})

test.each([
  ['a city of another province', { city_id: '32.04' }, 'district_id'],
  ['a district that does not exist', { district_id: '32.73.99' }, 'district_id'],
  ['a program that does not exist', { program_id: v7() }, 'program_id'],
  ['a short password', { password: 'pendek' }, 'password'],
  ['a common password', { password: 'password123' }, 'password'],
  ['a word with a year', { password: 'Pendidikan2026' }, 'password'],
  ['the own name with a year', { name: 'Nadia Permatasari', password: 'NadiaPermatasari08' }, 'password'],
  [
    'the own e-mail',
    { email: 'panjang.sekali@contoh.test', password: 'panjang.sekali@contoh.test' },
    'password',
  ],
  ['a username like an e-mail', { username: 'a@b.id' }, 'username'],
  ['an e-mail that is none', { email: 'bukan' }, 'email'],
  ['a role', { role: 'admin' }, 'role'],
  ['a name of more than one line', { name: 'Nadia\r\nBcc: lain@contoh.test' }, 'name'],
  ['a name that nobody sees', { name: '\u200b\u200b\u200b' }, 'name'],
])('%s is refused by name', async (_, overrides, field) => {
  const before = await countUsers()
  const reply = await register({ ...(await draftRegistration(app.db)), ...overrides })
  expect([reply.status, Object.keys(reply.errors)]).toEqual([422, [field]])
  expect(await countUsers()).toBe(before)
})

test('an inactive program is refused', async () => {
  const { id } = await createProgram(app.db, { is_active: false })
  const reply = await register(await draftRegistration(app.db, { program_id: id }))
  expect(Object.keys(reply.errors)).toEqual(['program_id'])
})

test('a taken username is refused alike for new and known addresses', async () => {
  const taken = await draftRegistration(app.db, { username: `dipakai-${v7().slice(-8)}` })
  await register(taken)
  const known = await draftRegistration(app.db)
  await register(known)
  for (const email of [known.email, `baru-${v7()}@contoh.gerbang.test`]) {
    const reply = await register({ ...known, email, username: taken.username })
    expect([reply.status, Object.keys(reply.errors)]).toEqual([422, ['username']])
  }
})

const visit = async (token: string) =>
  (await app.http.inject({ url: `/api/v1/email/verify?token=${token}` })).headers.location

test('a link lasts a day, works twice, and a made-up one never', async () => {
  const body = await draftRegistration(app.db)
  await register(body)
  const [first] = await readMails(app, body.email)
  const token = new URL(findLink(first)).searchParams.get('token') ?? ''
  expect(await visit('x')).toBe('/email-verification-result?status=invalid')
  app.advance(24 * 3600)
  expect(await visit(token)).toBe('/email-verification-result?status=expired')
  expect(await app.send(accounts.resendVerification, { body: { email: body.email } })).toMatchObject({
    status: 200,
  })
  const [newest] = await readMails(app, body.email)
  const fresh = new URL(findLink(newest)).searchParams.get('token') ?? ''
  expect(await visit(fresh)).toBe('/email-verification-result?status=success')
  expect(await visit(fresh)).toBe('/email-verification-result?status=success')
})

test('asking again answers every address alike, waits a minute, and thrice a quarter of an hour', async () => {
  const unknown = `tidak-ada-${v7()}@contoh.gerbang.test`
  const { user } = await app.signIn({ email_verified_at: null })
  const ask = (email: string) => app.send(accounts.resendVerification, { body: { email } })
  const replies: string[][] = [[], []]
  for (const seconds of [0, 59, 1, 60, 60, 720]) {
    app.advance(seconds)
    for (const [index, email] of [unknown, user.email].entries()) {
      const reply = await ask(email)
      replies[index]?.push(`${reply.status} ${reply.text}`)
    }
  }
  expect(replies[0]).toEqual(replies[1])
  expect(replies[0]?.map(text => text.slice(0, 3))).toEqual(['200', '429', '200', '200', '429', '200'])
  expect(await readMails(app, unknown)).toEqual([])
  expect(await readMails(app, user.email)).toHaveLength(4)
})

test('neither the verified nor the disabled get a link', async () => {
  const verified = await app.signIn()
  const disabled = await app.signIn({ email_verified_at: null, status: 'disabled' })
  for (const { user } of [verified, disabled]) {
    expect(await app.send(accounts.resendVerification, { body: { email: user.email } })).toMatchObject({
      status: 200,
    })
    expect(await readMails(app, user.email)).toEqual([])
  }
})

describe('where only holders of a code may register', () => {
  let admin: { token: string }
  const demandCode = (registration_needs_code: boolean) =>
    app.send(settings.update, { token: admin.token, body: { registration_needs_code } })
  beforeAll(async () => {
    // Logins of tests begin there, and that of an admin does not outlast the days above.
    app.setClock(epoch)
    admin = await app.signIn({ role: 'admin' })
    await demandCode(true)
  })
  afterAll(() => demandCode(false))

  test.each([
    ['no code', {}],
    ['an empty one', { student_code: '' }],
    ['spaces', { student_code: '   ' }],
  ])('%s is refused by name, for new and known addresses alike, and nobody is made', async (_, overrides) => {
    const { user } = await app.signIn()
    const before = await countUsers()
    const replies = []
    for (const email of [user.email, `baru-${v7()}@contoh.gerbang.test`])
      replies.push(await register(await draftRegistration(app.db, { email, ...overrides })))
    for (const reply of replies)
      expect(reply).toMatchObject({
        status: 422,
        errors: { student_code: [expect.stringMatching(/perlu Kode/)] },
      })
    expect(replies[0]?.text).toBe(replies[1]?.text)
    expect(await countUsers()).toBe(before)
  })

  test('unknown, used up, expired and disabled codes open nothing; a usable one does', async () => {
    const codes = await Promise.all([
      createStudentCode(app.db, { expires_at: app.now().toISOString() }),
      createStudentCode(app.db, { used_count: 1 }),
      createStudentCode(app.db, { status: 'disabled' }),
    ])
    const before = await countUsers()
    for (const student_code of ['TIDAKADA', ' - ', ...codes.map(({ code }) => code)])
      expect(await register(await draftRegistration(app.db, { student_code }))).toMatchObject({
        status: 422,
        errors: { student_code: [expect.stringMatching(/tidak berlaku/)] },
      })
    expect(await countUsers()).toBe(before)
    const { code } = await createStudentCode(app.db)
    expect(await register(await draftRegistration(app.db, { student_code: code }))).toMatchObject({
      status: 201,
    })
    expect(await countUsers()).toBe(before + 1)
  })

  test('two who come at once with the last use of a code, on two nodes: exactly one gets in', async () => {
    const node = await app.addNode()
    const before = await countUsers()
    for (let round = 1; round <= 5; round++) {
      const code = await createStudentCode(app.db, { max_uses: 2, used_count: 1 })
      const bodies = await Promise.all([
        draftRegistration(app.db, { student_code: code.code }),
        draftRegistration(app.db, { student_code: code.code }),
      ])
      const replies = await Promise.all(
        bodies.map((body, index) => (index === 0 ? app : node).send(accounts.register, { body })),
      )
      expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 422])
      expect(await countUses(code.id)).toBe(2)
      expect(await countUsers()).toBe(before + round)
    }
  })

  test('whoever is invited gets in without one, and whoever has an account signs in', async () => {
    const email = `diundang-${v7()}@contoh.gerbang.test`
    const { id: program_id } = await createProgram(app.db)
    const body = { name: 'Ayu Lestari', role: 'student', email, program_id }
    expect(await app.send(users.create, { token: admin.token, body })).toMatchObject({ status: 201 })
    const [mail] = await readMails(app, email)
    const accepted = { token: new URL(findLink(mail)).hash.slice(1), password: strongPassword }
    expect(await app.send(invitations.accept, { body: accepted })).toMatchObject({ status: 200 })
    expect(await app.send(auth.login, { body: { login: email, password: strongPassword } })).toMatchObject({
      status: 200,
    })
  })
})
