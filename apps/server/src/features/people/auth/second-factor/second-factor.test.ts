import { audit } from '@gerbang/contract/platform/audit.ts'
import { auth } from '@gerbang/contract/people/auth.ts'
import { profile } from '@gerbang/contract/people/profile.ts'
import { secondFactor } from '@gerbang/contract/people/second-factor.ts'
import { sessions } from '@gerbang/contract/people/sessions.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { settings } from '@gerbang/contract/platform/settings.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '../../../../testing/accounts.ts'
import { createTestApp, type TestApp } from '../../../../testing/api.ts'
import { createSession } from '../../../../testing/factories.ts'
import { readMails } from '../../../../testing/mails.ts'
import { inParallel } from '../../../../testing/parallel.ts'
import { strongPassword } from '../../../../testing/registrations.ts'
import { setUpSecondFactor, showCode, showWrongCode } from '../../../../testing/second-factors.ts'
import { authData } from '../personal-data.ts'
import { operateSecondFactor } from './operate-second-factor.ts'

const password = strongPassword
const day = 24 * 3_600

let app: TestApp
let production: TestApp
beforeAll(async () => {
  app = await createTestApp()
  production = await createTestApp({ is_production: true })
})
afterAll(() => Promise.all([app.close(), production.close()]))

type Role = 'teacher' | 'admin'

const login = (login: string, code?: string, on: Pick<TestApp, 'send'> = app) =>
  on.send(auth.login, { body: { login, password, ...(code !== undefined && { code }) } })

async function createStaff(role: Role = 'teacher', on = app) {
  const user = await createAccount(on, { role })
  return { user, token: (await login(user.email, undefined, on)).data.token }
}

/** Somebody whose sign-in asks for a code, half a minute after the first code. */
async function createGuarded(role: Role = 'teacher') {
  const staff = await createStaff(role)
  const factor = await setUpSecondFactor(app, staff.token)
  app.advance(30)
  return { ...staff, ...factor }
}

const read = (token: string) => app.send(secondFactor.get, { token })

test('signing in asks for the code as a second step, and answers as ever once it is there', async () => {
  const { user, secret } = await createGuarded()
  expect(await login(user.email)).toMatchObject({ status: 401, code: 'second_factor_needed' })
  const reply = await login(user.email, showCode(secret, app.now()))
  expect(reply).toMatchObject({ status: 200, message: 'Berhasil masuk', data: { user: { id: user.id } } })
  expect(await app.send(auth.me, { token: reply.data.token })).toMatchObject({ status: 200 })
})

test('a wrong password is told nothing of the second step', async () => {
  const { user, secret } = await createGuarded()
  const body = { login: user.email, password: 'salah', code: showCode(secret, app.now()) }
  expect(await app.send(auth.login, { body })).toMatchObject({ status: 401, code: 'wrong_credentials' })
})

test('a code signs in once, on whatever node, and no earlier one after it', async () => {
  const { user, secret } = await createGuarded()
  const code = showCode(secret, app.now())
  const nodes = [await app.addNode(), await app.addNode()] as const
  const replies = await inParallel(nodes, 4, node => login(user.email, code, node))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
  app.advance(30)
  expect(await login(user.email, code)).toMatchObject({ code: 'second_factor_wrong' })
  expect(await login(user.email, showCode(secret, app.now()))).toMatchObject({ status: 200 })
  const before = new Date(app.now().getTime() - 30_000)
  expect(await login(user.email, showCode(secret, before))).toMatchObject({ code: 'second_factor_wrong' })
})

test.each([
  [-60, 401],
  [-30, 200],
  [30, 200],
  [60, 401],
])('a clock that is %i seconds off is answered %i', async (seconds, status) => {
  const { user, secret } = await createGuarded()
  app.advance(120)
  const phone = new Date(app.now().getTime() + seconds * 1000)
  expect((await login(user.email, showCode(secret, phone))).status).toBe(status)
})

test('guesses at the code are slowed down like guesses at the password', async () => {
  const { user, secret } = await createGuarded()
  const wrong = showWrongCode(secret, app.now())
  for (let tries = 0; tries < 5; tries++)
    expect(await login(user.email, wrong)).toMatchObject({ code: 'second_factor_wrong' })
  expect(await login(user.email, showCode(secret, app.now()))).toMatchObject({ status: 429 })
})

test('a recovery code signs in once, however it is typed, and is counted', async () => {
  const { user, token, recovery_codes } = await createGuarded()
  expect(new Set(recovery_codes).size).toBe(10)
  const [first = '', second = ''] = recovery_codes
  expect(first).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)
  expect(await login(user.email, ` ${first.toLowerCase().replace('-', ' ')} `)).toMatchObject({ status: 200 })
  expect(await login(user.email, first)).toMatchObject({ code: 'second_factor_wrong' })
  expect(await login(user.email, second)).toMatchObject({ status: 200 })
  expect((await read(token)).data.recovery_codes_left).toBe(8)
})

test('a recovery code of one opens no other account', async () => {
  const [one, other] = [await createGuarded(), await createGuarded()]
  expect(await login(other.user.email, one.recovery_codes[0])).toMatchObject({ code: 'second_factor_wrong' })
})

test('neither the secret nor a recovery code is ever told again, and no recovery code is stored', async () => {
  const { user, token, secret, recovery_codes } = await createGuarded()
  const replies = await Promise.all([
    read(token),
    login(user.email, showCode(secret, app.now())),
    app.send(profile.get, { token }),
    app.send(secondFactor.begin, { token, body: { password } }),
  ])
  expect(replies[3]).toMatchObject({ status: 409, code: 'unchanged' })
  for (const { text } of replies) expect(text).not.toContain(secret)
  const stored = await app.db
    .selectFrom('recovery_codes')
    .selectAll()
    .where('user_id', '=', user.id)
    .execute()
  expect(stored).toHaveLength(10)
  for (const code of recovery_codes)
    expect(JSON.stringify(stored).replaceAll('-', '')).not.toContain(code.replace('-', ''))
})

test('before its first code a second factor asks nobody for anything', async () => {
  const { user, token } = await createStaff()
  const begun = await app.send(secondFactor.begin, { token, body: { password } })
  expect(begun.data.uri).toMatch(/^otpauth:\/\/totp\/Gerbang:.+secret=[A-Z2-7]{32}/)
  expect(await login(user.email)).toMatchObject({ status: 200 })
  const body = { code: showWrongCode(begun.data.secret, app.now()) }
  expect(await app.send(secondFactor.confirm, { token, body })).toMatchObject({
    status: 422,
    errors: { code: [expect.stringMatching(/^Kodenya salah/)] },
  })
  expect((await read(token)).data).toEqual({
    confirmed_at: null,
    recovery_codes_left: 0,
    due_at: null,
    can_set_up: true,
  })
})

test('setting it up wants the password, and ends the other sessions', async () => {
  const { user, token } = await createStaff()
  const other = await createSession(app.db, { id: user.id, role: 'teacher' })
  const wrong = { token, body: { password: 'salah' } }
  expect(await app.send(secondFactor.begin, wrong)).toMatchObject({
    status: 422,
    errors: { password: ['Kata sandi ini salah.'] },
  })
  await setUpSecondFactor(app, token)
  expect(await app.send(auth.me, { token: other })).toMatchObject({ status: 401 })
  expect(await app.send(auth.me, { token })).toMatchObject({ status: 200 })
})

test('the first code signs nobody in a second time', async () => {
  const { user, token } = await createStaff()
  const { secret } = await setUpSecondFactor(app, token)
  expect(await login(user.email, showCode(secret, app.now()))).toMatchObject({ code: 'second_factor_wrong' })
})

test('a code without a set-up, or with one that is through, is refused', async () => {
  const { token } = await createStaff()
  const confirm = () => app.send(secondFactor.confirm, { token, body: { code: '000000' } })
  const renew = () => app.send(secondFactor.renewCodes, { token, body: { code: '000000' } })
  expect(await confirm()).toMatchObject({ status: 409, code: 'unchanged' })
  expect(await renew()).toMatchObject({ status: 409, code: 'unchanged' })
  await setUpSecondFactor(app, token)
  expect(await confirm()).toMatchObject({ status: 409, code: 'unchanged' })
})

test('new recovery codes want a code, and end the old ones', async () => {
  const { user, token, secret, recovery_codes } = await createGuarded()
  const renew = (code: string) => app.send(secondFactor.renewCodes, { token, body: { code } })
  expect(await renew(showWrongCode(secret, app.now()))).toMatchObject({ status: 422 })
  const { data } = await renew(showCode(secret, app.now()))
  expect(await login(user.email, recovery_codes[0])).toMatchObject({ code: 'second_factor_wrong' })
  expect(await login(user.email, data.recovery_codes[0])).toMatchObject({ status: 200 })
})

test('turning it off wants password and code, and then the password does again', async () => {
  const { user, token, secret, recovery_codes } = await createGuarded()
  const turnOff = (body: object) => app.send(secondFactor.turnOff, { token, body })
  const code = showWrongCode(secret, app.now())
  expect(await turnOff({ password: 'salah', code })).toMatchObject({ status: 422 })
  expect(await turnOff({ password, code })).toMatchObject({ status: 422 })
  expect(await turnOff({ password, code: recovery_codes[0] })).toMatchObject({ status: 200 })
  expect(await login(user.email)).toMatchObject({ status: 200 })
  app.advance(900)
  expect(await turnOff({ password, code: recovery_codes[1] })).toMatchObject({ status: 409 })
})

test('who has a session open guesses five codes in a quarter of an hour', async () => {
  const { token, secret } = await createGuarded()
  const guess = () =>
    app.send(secondFactor.renewCodes, { token, body: { code: showWrongCode(secret, app.now()) } })
  // The set-up took two.
  const replies = [await guess(), await guess(), await guess(), await guess()]
  expect(replies.map(({ status }) => status)).toEqual([422, 422, 422, 429])
})

test('a copy of own data tells that there is one and no secret of it; who is forgotten leaves no row', async () => {
  const { user, secret, recovery_codes } = await createGuarded()
  const copied = JSON.stringify(await authData.copy?.({ db: app.db, at: app.now() }, user))
  expect(copied).toContain('"recovery_codes_left":10')
  expect(copied).toContain('"address":"127.0.0.1"')
  for (const told of [secret, ...recovery_codes]) expect(copied).not.toContain(told)
  await app.db.transaction().execute(async trx => authData.deletePrivate?.(trx, user))
  for (const table of ['second_factors', 'recovery_codes'] as const)
    expect(await app.db.selectFrom(table).selectAll().where('user_id', '=', user.id).execute()).toEqual([])
})

test('students have none: not before they were staff, nor after', async () => {
  const { user, secret } = await createGuarded()
  await app.db.updateTable('users').set({ role: 'student' }).where('id', '=', user.id).execute()
  expect(secret).not.toBe('')
  const { status, data } = await login(user.email)
  expect(status).toBe(200)
  expect(await read(data.token)).toMatchObject({ status: 403 })
})

test('an account of the demo has none', async () => {
  const email = `admin-${v7()}@gerbang.test`
  await createAccount(app, { role: 'admin', email })
  const { token } = (await login(email)).data
  expect((await read(token)).data.can_set_up).toBe(false)
  expect(await app.send(secondFactor.begin, { token, body: { password } })).toMatchObject({ status: 409 })
})

const remove = (id: string, token: string, reason = 'HP guru ini hilang di angkot') =>
  app.send(secondFactor.remove, { token, params: { id }, body: { reason } })

test('an admin takes it away from whoever has lost it, with a reason; the log and the owner are told', async () => {
  const admin = await createStaff('admin')
  const { user } = await createGuarded()
  const shown = async () => (await app.send(users.get, { token: admin.token, params: { id: user.id } })).data
  expect((await shown()).has_second_factor).toBe(true)
  expect(await remove(user.id, admin.token, 'hilang')).toMatchObject({ status: 422 })
  expect(await remove(user.id, admin.token)).toMatchObject({ status: 200 })
  expect(await login(user.email)).toMatchObject({ status: 200 })
  expect((await shown()).has_second_factor).toBe(false)
  const query = { action: 'second_factor_removed', subject_id: user.id }
  const entries = (await app.send(audit.list, { token: admin.token, query })).data
  expect(entries).toMatchObject([{ actor: { id: admin.user.id }, reason: 'HP guru ini hilang di angkot' }])
  expect((await readMails(app, user.email))[0]?.subject).toMatch(/^Kode kedua akunmu dihapus/)
})

test('an admin does not take away the own one, one that is not there, or that of nobody', async () => {
  const admin = await createGuarded('admin')
  const { user } = await createStaff()
  expect(await remove(admin.user.id, admin.token)).toMatchObject({ status: 422 })
  expect(await remove(user.id, admin.token)).toMatchObject({ status: 409, code: 'unchanged' })
  expect(await remove(v7(), admin.token)).toMatchObject({ status: 404 })
})

test('whoever runs commands on the server helps the last admin, and the log says that the server did', async () => {
  const { user } = await createGuarded('admin')
  const operate = (...args: string[]) => operateSecondFactor(app.platform, args)
  await expect(operate()).rejects.toThrow(/^Pemakaian:/)
  await expect(operate('tidak.ada')).rejects.toThrow('Tidak ada akun tidak.ada.')
  expect(await operate(user.email)).toMatch(/^Kode kedua .+ dihapus\./)
  await expect(operate(user.email)).rejects.toThrow(/tidak memakai kode kedua/)
  const { status, data } = await login(user.email)
  expect(status).toBe(200)
  const query = { action: 'second_factor_removed', subject_id: user.id }
  expect((await app.send(audit.list, { token: data.token, query })).data).toMatchObject([{ actor: null }])
})

test('in production an admin is asked for one, and after a week can do nothing else', async () => {
  const { user, token } = await createStaff('admin', production)
  const due = new Date(production.now().getTime() + 7 * day * 1000).toISOString()
  const me = await production.send(auth.me, { token })
  expect(me.data.second_factor_due_at).toBe(due)
  expect(await production.send(users.list, { token })).toMatchObject({ status: 200 })

  production.advance(7 * day)
  const late = (await login(user.email, undefined, production)).data
  expect(late.user.second_factor_due_at).toBe(due)
  expect(await production.send(users.list, { token: late.token })).toMatchObject({
    status: 403,
    code: 'second_factor_needed',
  })
  for (const call of [auth.me, sessions.list, profile.get])
    expect(await production.send(call, { token: late.token })).toMatchObject({ status: 200 })

  await setUpSecondFactor(production, late.token)
  expect(await production.send(users.list, { token: late.token })).toMatchObject({ status: 200 })
  expect((await production.send(auth.me, { token: late.token })).data.second_factor_due_at).toBeNull()
})

test('turning it off gives an admin in production no second week', async () => {
  const { token } = await createStaff('admin', production)
  const { recovery_codes } = await setUpSecondFactor(production, token)
  production.advance(3_500)
  const body = { password, code: recovery_codes[0] }
  expect(await production.send(secondFactor.turnOff, { token, body })).toMatchObject({ status: 200 })
  const me = await production.send(auth.me, { token })
  expect(Date.parse(me.data.second_factor_due_at ?? '')).toBe(
    production.now().getTime() + (7 * day - 3_500) * 1000,
  )
})

test('teachers, and admins elsewhere than in production, are asked for nothing', async () => {
  const staff = [
    await createStaff('teacher', production),
    await createStaff('admin'),
    await createStaff('teacher'),
  ]
  const [first, ...rest] = staff
  const replies = [
    await production.send(auth.me, { token: first?.token }),
    ...(await Promise.all(rest.map(({ token }) => app.send(auth.me, { token })))),
  ]
  for (const { data } of replies) expect(data.second_factor_due_at).toBeNull()
})

test('an installation that does not ask lets its admins go on at once', async () => {
  const { user, token } = await createStaff('admin', production)
  production.advance(7 * day)
  const late = (await login(user.email, undefined, production)).data.token
  expect(await production.send(settings.update, { token: late, body: {} })).toMatchObject({ status: 403 })
  const ask = (second_factor_for_admins: boolean) =>
    production.db.updateTable('settings').set({ second_factor_for_admins }).execute()
  await ask(false)
  expect(await production.send(users.list, { token: late })).toMatchObject({ status: 200 })
  await ask(true)
  expect(token).not.toBe(late)
})
