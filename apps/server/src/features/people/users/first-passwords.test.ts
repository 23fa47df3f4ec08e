import { auth } from '@gerbang/contract/people/auth.ts'
import { ownData } from '@gerbang/contract/people/own-data.ts'
import { passwords } from '@gerbang/contract/people/passwords.ts'
import { profile } from '@gerbang/contract/people/profile.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { reminders } from '@gerbang/contract/learning/reminders.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '../../../testing/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { after, createProgram, createTryout, createUser } from '../../../testing/factories.ts'
import { strongPassword } from '../../../testing/registrations.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Person
let program_id: string
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

const give = (ids: string[], renew = false) =>
  app.send(users.givePasswords, { token: admin.token, body: { ids, renew } })
const signIn = (login: string, password: string) => app.send(auth.login, { body: { login, password } })

/** As a list of a school makes it: no address, and no password yet. */
const createSchoolAccount = (username: string) =>
  createUser(app.db, { username, status: 'invited', email_verified_at: null, program_id }).then(
    async user => {
      await app.db.updateTable('users').set({ email: null }).where('id', '=', user.id).execute()
      return user
    },
  )

async function changeFirst(token: string, current_password: string, password = strongPassword) {
  return app.send(passwords.change, { token, body: { current_password, password } })
}

test('a first password signs in by username, and nothing is answered until it is replaced', async () => {
  const user = await createSchoolAccount('0081234567')
  const { data } = await give([user.id])
  expect(data).toEqual([
    { id: user.id, username: '0081234567', password: expect.stringMatching(/^[a-hjkmnp-z2-9]{8}$/) },
  ])
  const first = data[0]?.password ?? ''
  const login = await signIn('0081234567', first)
  expect(login.data.user).toMatchObject({ email: null, must_change_password: true })
  const { token } = login.data
  expect(await app.send(profile.get, { token })).toMatchObject({ status: 409, code: 'password_due' })
  expect((await app.send(auth.me, { token })).data.must_change_password).toBe(true)

  expect((await changeFirst(token, first)).status).toBe(200)
  expect((await app.send(profile.get, { token })).data.must_change_password).toBe(false)
  expect((await signIn('0081234567', strongPassword)).status).toBe(200)
})

test('an account of a school needs no proof of an address for a try-out', async () => {
  const user = await createSchoolAccount('siswa-tanpa-surat')
  const [{ password } = { password: '' }] = (await give([user.id])).data
  const { token } = (await signIn('siswa-tanpa-surat', password)).data
  await changeFirst(token, password)
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1 })
  const enrolled = await app.send(tryouts.enroll, { token, params: { slug: tryout.slug }, body: {} })
  expect(enrolled.status).toBeLessThan(300)
  const later = await createTryout(app.db, { program_id, opens_at: after(86_400 * 3).toISOString() })
  expect(await app.send(reminders.ask, { token, params: { slug: later.slug } })).toMatchObject({
    status: 409,
    code: 'email_unverified',
  })
})

test('who has a password keeps it, unless it is renewed, which ends their sessions', async () => {
  const account = await createAccount(app, { program_id })
  const { token } = (await signIn(account.username, strongPassword)).data
  expect((await give([account.id])).data).toEqual([])
  expect((await app.send(auth.me, { token })).status).toBe(200)
  const [made] = (await give([account.id], true)).data
  expect((await app.send(auth.me, { token })).status).toBe(401)
  expect((await signIn(account.username, strongPassword)).status).toBe(401)
  expect((await signIn(account.email, made?.password ?? '')).data.user.must_change_password).toBe(true)
})

test('each password that is given stands in the log under its student, without the password', async () => {
  const students = [await createSchoolAccount('satu-kartu'), await createSchoolAccount('dua-kartu')]
  const { data } = await give(students.map(({ id }) => id))
  const entries = await app.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'first_password_given')
    .where(
      'subject_id',
      'in',
      students.map(({ id }) => id),
    )
    .execute()
  expect(entries.map(({ actor_id }) => actor_id)).toEqual([admin.user.id, admin.user.id])
  for (const { password } of data) expect(JSON.stringify(entries)).not.toContain(password)
})

test('staff, the disabled and strangers get none', async () => {
  const teacher = await createUser(app.db, { role: 'teacher' })
  const disabled = await createUser(app.db, { status: 'disabled' })
  expect((await give([teacher.id])).errors).toEqual({ ids: ['Pilih akun siswa saja.'] })
  expect((await give([disabled.id, v7()], true)).data).toEqual([])
})

test('staff make accounts without an address only together with a password', async () => {
  const create = (body: object) =>
    app.send(users.create, {
      token: admin.token,
      body: { name: 'Dewi Lestari', role: 'student', program_id, ...body },
    })
  expect((await create({})).errors).toEqual({
    email: ['Isi email untuk undangan, atau tetapkan kata sandi sekarang.'],
  })
  const made = await create({ username: 'dewi.l', nisn: '0099887766', password: 'kuda laut terbang' })
  expect(made.data).toMatchObject({ email: null, nisn: '0099887766', status: 'active' })
  expect((await create({ nisn: '0099887766', password: 'kuda laut terbang' })).errors).toEqual({
    nisn: ['NISN ini sudah punya akun.'],
  })
  const { data } = await signIn('dewi.l', 'kuda laut terbang')
  expect(data.user.must_change_password).toBe(true)
})

test('own data and the end of an account need no address', async () => {
  const user = await createSchoolAccount('pamit')
  const [{ password } = { password: '' }] = (await give([user.id])).data
  const { token } = (await signIn('pamit', password)).data
  await changeFirst(token, password)
  await app.send(ownData.makeCopy, { token })
  while ((await app.jobs.work()) > 0);
  const { data: copy } = await app.send(ownData.findCopy, { token })
  expect(copy?.bytes).toBeGreaterThan(0)
  const asked = await app.send(ownData.askDeletion, { token, body: { password: strongPassword } })
  expect(asked.status).toBe(200)
  const removed = await app.send(users.delete, {
    token: admin.token,
    params: { id: user.id },
    body: { reason: 'Siswa ini pindah sekolah' },
  })
  expect(removed.status).toBe(200)
  expect((await signIn('pamit', strongPassword)).status).toBe(401)
})
