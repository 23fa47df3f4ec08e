import { auth } from '@gerbang/contract/people/auth.ts'
import { ownData } from '@gerbang/contract/people/own-data.ts'
import { schoolLogin } from '@gerbang/contract/people/school-login.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccount } from '../../../testing/accounts.ts'
import { createTestApp, type TestApp, type TestNode } from '../../../testing/api.ts'
import { createProgram, createSession, createUser, epoch } from '../../../testing/factories.ts'
import { strongPassword } from '../../../testing/registrations.ts'
import {
  schoolClient,
  type SchoolProvider,
  signInAtProvider,
  startSchoolProvider,
} from '../../../testing/school-provider.ts'
import { setUpSecondFactor, showCode, showWrongCode } from '../../../testing/second-factors.ts'
import { limits } from '../../../limits.ts'

let app: TestApp
let school: SchoolProvider
let admin: string
let program_id: string
let rani: string

const verified = (name: string, email: string) => ({ name, email, email_verified: true })

beforeAll(async () => {
  app = await createTestApp()
  school = await startSchoolProvider(
    {
      rani: verified('Rani Putri', 'Rani@sman1.sch.id'),
      baru: verified('Dimas Baru', 'dimas@sman1.sch.id'),
      luar: verified('Orang Luar', 'luar@contoh.id'),
      ragu: { name: 'Belum Pasti', email: 'ragu@sman1.sch.id', email_verified: false },
      nisn: { name: 'Tanpa Email', nisn: '0081234567' },
      guru: verified('Bu Sari', 'sari@sman1.sch.id'),
      dua: { ...verified('Dua Akun', 'dua@sman1.sch.id'), nisn: '0089999999' },
    },
    'https://gerbang.test/login/school',
  )
  admin = (await app.signIn({ role: 'admin' })).token
  program_id = (await createProgram(app.db)).id
  rani = (await createUser(app.db, { email: 'rani@sman1.sch.id' })).id
})
afterAll(async () => {
  await school.stop()
  await app.close()
})
beforeEach(async () => {
  app.setClock(epoch)
  await setUp()
})

const setUp = (changes: object = {}) =>
  app.send(schoolLogin.update, {
    token: admin,
    body: {
      is_on: true,
      label: 'Masuk dengan akun SMAN 1',
      issuer: school.issuer,
      ...schoolClient,
      domains: ['sman1.sch.id'],
      nisn_claim: 'nisn',
      makes_accounts: false,
      program_id: null,
      ...changes,
    },
  })

const begin = async (on: Pick<TestApp, 'send'> = app) => (await on.send(schoolLogin.begin, {})).data

/** To the provider and back, as `login` there. */
async function goAndReturn(login: string, on: Pick<TestApp, 'send'> = app) {
  const { url, ticket } = await begin(on)
  return { ticket, answer: await signInAtProvider(url, login) }
}

async function comeAs(login: string, code?: string) {
  const body = { ...(await goAndReturn(login)), ...(code !== undefined && { code }) }
  return app.send(schoolLogin.finish, { body })
}

const me = (token: string) => app.send(auth.me, { token })

test('a verified address signs its student in, who then is signed in like anybody else', async () => {
  expect((await app.send(schoolLogin.offer, {})).data).toEqual({ label: 'Masuk dengan akun SMAN 1' })
  const { status, data } = await comeAs('rani')
  expect(status).toBe(200)
  expect(data.user).toMatchObject({ id: rani, role: 'student', must_change_password: false })
  expect((await me(data.token)).data.id).toBe(rani)
})

test('the provider is asked for an account anew, by PKCE, and learns no secret in the address', async () => {
  const { url } = await begin()
  const query = new URL(url).searchParams
  expect(query.get('prompt')).toBe('login')
  expect(query.get('code_challenge_method')).toBe('S256')
  expect(query.get('redirect_uri')).toBe('https://gerbang.test/login/school')
  expect(query.get('state')).not.toBe(query.get('nonce'))
  expect(url).not.toContain(schoolClient.client_secret)
})

test('what came back is good once, for the browser that went, and within its time', async () => {
  await createUser(app.db, { email: 'luar@contoh.id' })
  await setUp({ domains: [] })
  const back = await goAndReturn('luar')
  const other = await goAndReturn('luar')
  const strange = { ticket: other.ticket, answer: back.answer }
  expect((await app.send(schoolLogin.finish, { body: strange })).status).toBe(403)
  const twice = await Promise.all([0, 1].map(() => app.send(schoolLogin.finish, { body: back })))
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await app.send(schoolLogin.finish, { body: back })).message).toMatch(/^Masuk ini sudah dipakai/)

  const late = await goAndReturn('luar')
  app.advance(limits.schoolSignInMs / 1000 + 1)
  expect((await app.send(schoolLogin.finish, { body: late })).status).toBe(409)
})

test('an answer that was replayed under a fresh ticket opens nothing', async () => {
  const { answer, ticket } = await goAndReturn('rani')
  await app.send(schoolLogin.finish, { body: { answer, ticket } })
  const fresh = await begin()
  const state = new URL(fresh.url).searchParams.get('state') ?? ''
  const forged = new URLSearchParams(answer)
  forged.set('state', state)
  const reply = await app.send(schoolLogin.finish, {
    body: { ticket: fresh.ticket, answer: forged.toString() },
  })
  expect(reply.status).toBe(403)
  expect(reply.message).toMatch(/^Akun sekolahmu tidak bisa dipastikan/)
})

test('a token that the provider made for somebody else is refused, although it signed it', async () => {
  await createUser(app.db, { email: 'dimas@sman1.sch.id' })
  // The same person signs in at another application of the school, which hands their token on.
  const [own, strange] = [await begin(), await begin()]
  const nonce = new URL(own.url).searchParams.get('nonce') ?? ''
  const url = new URL(strange.url)
  url.searchParams.set('client_id', 'lain')
  url.searchParams.set('nonce', nonce)
  url.searchParams.delete('code_challenge')
  url.searchParams.delete('code_challenge_method')
  const code = new URLSearchParams(await signInAtProvider(url.href, 'baru')).get('code') ?? ''
  const reply = await fetch(`${school.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: 'https://gerbang.test/login/school',
      client_id: 'lain',
      client_secret: schoolClient.client_secret,
    }),
  })
  const { id_token } = (await reply.json()) as { id_token: string }
  const claims = JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({ aud: 'lain', nonce })

  const answer = await signInAtProvider(own.url, 'baru')
  school.spoilTokens(body => Object.assign(body, { id_token }))
  const refused = await app.send(schoolLogin.finish, { body: { ticket: own.ticket, answer } })
  school.spoilTokens(undefined)
  expect(refused.status).toBe(403)
  expect(refused.message).toMatch(/^Akun sekolahmu tidak bisa dipastikan/)
  expect((await comeAs('baru')).status).toBe(200)
})

test('who was not let through by the provider is told so, and nothing is used up for others', async () => {
  const { url, ticket } = await begin()
  const state = new URL(url).searchParams.get('state') ?? ''
  const answer = new URLSearchParams({ error: 'access_denied', state, iss: school.issuer }).toString()
  const reply = await app.send(schoolLogin.finish, { body: { ticket, answer } })
  expect(reply).toMatchObject({ status: 403, message: 'Masuk dengan akun sekolah dibatalkan.' })
})

test.each([
  ['ragu', /belum diverifikasi oleh sekolah/],
  ['luar', /^Akun ini bukan akun sekolah\. Masuk dengan akun @sman1\.sch\.id/],
  ['nisn', /belum diverifikasi oleh sekolah/],
  ['guru', /^Akun sekolahmu belum terdaftar di sini/],
])('%s is refused with what to do', async (login, words) => {
  await createUser(app.db, { email: 'ragu@sman1.sch.id' }).catch(() => undefined)
  const reply = await comeAs(login)
  expect(reply.status).toBe(403)
  expect(reply.message).toMatch(words)
})

test('where the school names no domain, a NISN is enough, and it is of students alone', async () => {
  await setUp({ domains: [] })
  expect((await comeAs('nisn')).status).toBe(403)
  const staff = await createUser(app.db, { role: 'teacher' })
  await app.db.updateTable('users').set({ nisn: '0081234567' }).where('id', '=', staff.id).execute()
  expect((await comeAs('nisn')).status).toBe(403)
  await app.db.updateTable('users').set({ nisn: null }).where('id', '=', staff.id).execute()
  const { id } = await createUser(app.db)
  await app.db.updateTable('users').set({ nisn: '0081234567' }).where('id', '=', id).execute()
  expect((await comeAs('nisn')).data.user.id).toBe(id)
})

test('an address that a stranger has registered and never proven is not shared with them', async () => {
  const stranger = await createUser(app.db, { email: 'dua@sman1.sch.id', email_verified_at: null })
  const reply = await comeAs('dua')
  expect(reply).toMatchObject({ status: 403 })
  expect(reply.message).toMatch(/belum diverifikasi\. Buka tautan/)
  await app.db
    .updateTable('users')
    .set({ email_verified_at: epoch.toISOString() })
    .where('id', '=', stranger.id)
    .execute()
  const { id } = await createUser(app.db)
  await app.db.updateTable('users').set({ nisn: '0089999999' }).where('id', '=', id).execute()
  expect((await comeAs('dua')).message).toMatch(/milik dua akun yang berbeda/)
})

test('an account of a list opens with its first proof, and the password of its card ends', async () => {
  const { id } = await createUser(app.db, {
    email: 'kartu@sman1.sch.id',
    status: 'invited',
    email_verified_at: null,
  })
  school.people['kartu'] = verified('Siswa Kartu', 'kartu@sman1.sch.id')
  const given = await app.send(users.givePasswords, { token: admin, body: { ids: [id], renew: false } })
  const [card] = given.data
  const { data } = await comeAs('kartu')
  expect(data.user).toMatchObject({ id, must_change_password: false })
  expect(data.user.email_verified_at).not.toBeNull()
  const body = { login: card?.username, password: card?.password }
  expect((await app.send(auth.login, { body })).status).toBe(401)

  const own = await createAccount(app, { email: 'sendiri@sman1.sch.id' })
  school.people['sendiri'] = verified('Punya Sandi', 'sendiri@sman1.sch.id')
  expect((await comeAs('sendiri')).data.user.id).toBe(own.id)
  expect((await app.send(auth.login, { body: { login: own.email, password: strongPassword } })).status).toBe(
    200,
  )
})

test('accounts are made only where the school says so: a student, once, of the program that it named', async () => {
  school.people['anyar'] = verified('Anyar Sekali', 'anyar@sman1.sch.id')
  expect((await comeAs('anyar')).status).toBe(403)
  await setUp({ makes_accounts: true, program_id })
  const both = await Promise.all([goAndReturn('anyar'), goAndReturn('anyar')])
  const replies = await Promise.all(both.map(body => app.send(schoolLogin.finish, { body })))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const [first, second] = replies.map(({ data }) => data.user)
  expect(first?.id).toBe(second?.id)
  expect(first).toMatchObject({
    role: 'student',
    name: 'Anyar Sekali',
    email: 'anyar@sman1.sch.id',
    program: { id: program_id },
  })
  school.people['nama'] = verified('www.jahat.id', 'nama@sman1.sch.id')
  expect((await comeAs('nama')).message).toMatch(/tidak menyebut nama/)
})

test('whoever has no password is told how to get one before something grave is asked for', async () => {
  const { token } = (await comeAs('rani')).data
  const reply = await app.send(ownData.askDeletion, { token, body: { password: 'apa saja' } })
  expect(reply.errors['password']?.[0]).toMatch(/^Akunmu belum punya kata sandi/)
})

test('whoever is shut out here is out at once and stays out, whatever the provider says', async () => {
  const { id } = await createUser(app.db, { email: 'keluar@sman1.sch.id' })
  school.people['keluar'] = verified('Siswa Keluar', 'keluar@sman1.sch.id')
  const { token } = (await comeAs('keluar')).data
  const underWay = await goAndReturn('keluar')
  await app.send(users.update, {
    token: admin,
    params: { id },
    body: { status: 'disabled', reason: 'Pindah sekolah' },
  })
  expect((await me(token)).status).toBe(401)
  expect(await app.send(schoolLogin.finish, { body: underWay })).toMatchObject({
    status: 403,
    code: 'account_disabled',
  })
})

test('a teacher with a second factor gets no session before its code, and the ticket is then used up', async () => {
  const teacher = await createAccount(app, { role: 'teacher', email: 'sari@sman1.sch.id' })
  const { secret } = await setUpSecondFactor(app, await createSession(app.db, teacher))
  const listSessions = () =>
    app.db.selectFrom('sessions').select('id').where('user_id', '=', teacher.id).execute()
  const before = await listSessions()
  const body = await goAndReturn('guru')
  const asked = await app.send(schoolLogin.finish, { body })
  expect(asked).toMatchObject({ status: 401, code: 'second_factor_needed' })
  expect(await listSessions()).toEqual(before)
  const wrong = await app.send(schoolLogin.finish, {
    body: { ...body, code: showWrongCode(secret, app.now()) },
  })
  expect(wrong).toMatchObject({ status: 401, code: 'second_factor_wrong' })
  app.advance(60)
  const code = showCode(secret, app.now())
  const opened = await app.send(schoolLogin.finish, { body: { ...body, code } })
  expect(opened.data.user).toMatchObject({ id: teacher.id, role: 'teacher' })
  expect((await app.send(schoolLogin.finish, { body: { ...body, code } })).status).toBe(409)
})

test('one node may begin what another ends', async () => {
  const node: TestNode = await app.addNode()
  const body = await goAndReturn('rani', node)
  expect((await app.send(schoolLogin.finish, { body })).status).toBe(200)
})

test('while the provider is silent one is told so, and a password still signs in', async () => {
  const passing = await startSchoolProvider(
    { rani: verified('Rani Putri', 'rani@sman1.sch.id') },
    'https://gerbang.test/login/school',
  )
  expect((await setUp({ issuer: passing.issuer })).status).toBe(200)
  const back = await goAndReturn('rani')
  await passing.stop()
  const finished = await app.send(schoolLogin.finish, { body: back })
  expect(finished).toMatchObject({ status: 503 })
  expect(finished.message).toMatch(/^Layanan akun sekolah tidak menjawab/)
  app.advance(limits.providerRememberedMs / 1000 + 1)
  expect((await app.send(schoolLogin.begin, {})).status).toBe(503)
  const { email } = await createAccount(app)
  expect((await app.send(auth.login, { body: { login: email, password: strongPassword } })).status).toBe(200)
})

test('it is switched on only with a provider that answers and a domain for new accounts', async () => {
  expect((await setUp({ issuer: 'http://127.0.0.1:1/' })).errors).toHaveProperty('issuer')
  expect((await setUp({ issuer: 'http://sekolah.sch.id' })).errors).toHaveProperty('issuer')
  expect((await setUp({ makes_accounts: true, domains: [], program_id })).errors).toHaveProperty('domains')
  expect((await setUp({ makes_accounts: true })).errors).toHaveProperty('program_id')
  expect((await setUp({ is_on: false, issuer: 'http://127.0.0.1:1/' })).status).toBe(200)
  expect((await app.send(schoolLogin.offer, {})).data.label).toBeNull()
  expect((await app.send(schoolLogin.begin, {})).status).toBe(409)
})

test('the secret goes to the provider alone: no reply and no entry of the log tells it', async () => {
  const { client_secret: _, client_id, ...rest } = { ...schoolClient, label: 'Masuk dengan akun kita' }
  const kept = await setUp({ ...rest, client_id, client_secret: undefined })
  expect(kept.data).toMatchObject({ has_secret: true, label: 'Masuk dengan akun kita' })
  const shown = await app.send(schoolLogin.get, { token: admin })
  const log = await app.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'school_login_changed')
    .execute()
  expect(log.length).toBeGreaterThan(0)
  expect(JSON.stringify([kept.data, shown.data, log])).not.toContain(schoolClient.client_secret)
  expect((await comeAs('rani')).status).toBe(200)
})
