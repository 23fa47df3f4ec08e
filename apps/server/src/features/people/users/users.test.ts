import { auth } from '@gerbang/contract/people/auth.ts'
import { invitations } from '@gerbang/contract/people/invitations.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { after, createProgram, createTryout, createUser, epoch } from '../../../testing/factories.ts'
import { findLink, readMails } from '../../../testing/mails.ts'
import { createStudentCode, redeemFor, strongPassword } from '../../../testing/registrations.ts'
import { enroll } from '../../../testing/sittings.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Person
let program: { id: string }
beforeAll(async () => {
  app = await createTestApp()
  program = await createProgram(app.db)
  admin = await app.signIn({ role: 'admin', name: 'Kepala Sekolah' })
})
afterAll(() => app.close())

const reason = 'Diminta kepala sekolah'
const as = (token = admin.token) => ({ token })
const get = (id: string) => app.send(users.get, { ...as(), params: { id } })
const update = (id: string, body: object) => app.send(users.update, { ...as(), params: { id }, body })
const remove = (id: string) => app.send(users.delete, { ...as(), params: { id }, body: { reason } })
const create = (body: object) =>
  app.send(users.create, { ...as(), body: { name: 'Ratna Dewi', role: 'teacher', ...body } })
const listActs = async (id: string) =>
  (
    await app.db
      .selectFrom('audit_entries')
      .select(['action', 'reason', 'details', 'actor_id'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action, ...entry }) => ({ ...entry, action }))

/** The token of the newest invitation of an address. */
async function readInvitation(email: string): Promise<string> {
  const [mail] = await readMails(app, email)
  return new URL(findLink(mail)).hash.slice(1)
}

test('the list is searched, filtered by role, school and batch, and sorted', async () => {
  const school_name = 'SMA Pelita 1'
  const code = await createStudentCode(app.db, { program_id: program.id, batch: 'Angkatan 1' })
  const rani = await createUser(app.db, { name: 'Aa Rani', school_name, program_id: program.id })
  await createUser(app.db, { name: 'Zz Bima', school_name, role: 'teacher' })
  await redeemFor(app.db, code, rani.id)
  const list = async (query: Record<string, string>) => {
    const { data } = await app.send(users.list, { ...as(), query: { sort: 'name', ...query } })
    return data.map(({ name, batch }) => ({ name, batch }))
  }
  const [first, last] = [
    { name: 'Aa Rani', batch: 'Angkatan 1' },
    { name: 'Zz Bima', batch: null },
  ]
  expect(await list({ school: school_name })).toEqual([first, last])
  expect(await list({ school: school_name, sort: '-name' })).toEqual([last, first])
  expect(await list({ school: school_name, role: 'teacher' })).toEqual([last])
  expect(await list({ batch: 'Angkatan 1' })).toEqual([first])
  expect(await list({ search: rani.email.slice(0, 20), program_id: program.id })).toEqual([first])
  const choices = await app.send(users.choices, { ...as(), query: { school: 'pelita' } })
  expect(choices.data).toEqual({ schools: [school_name], batches: ['Angkatan 1'] })
})

test('an invited teacher sets a password by the link of the mail, once, and signs in', async () => {
  const email = 'ratna@contoh.gerbang.test'
  const { status, data } = await create({ email })
  expect({ status, of: data.status, by: data.invitation?.invited_by?.name }).toEqual({
    status: 201,
    of: 'invited',
    by: 'Kepala Sekolah',
  })
  const token = await readInvitation(email)
  expect((await app.send(invitations.open, { body: { token } })).data).toMatchObject({
    email,
    role: 'teacher',
  })
  const accept = (password: string) => app.send(invitations.accept, { body: { token, password } })
  expect(await accept('terlalu pendek')).toMatchObject({ status: 422, errors: { password: [/15/] } })
  expect(await accept(strongPassword)).toMatchObject({ status: 200 })
  expect(await accept(strongPassword)).toMatchObject({ status: 409, code: 'code_invalid' })
  expect(await app.send(auth.login, { body: { login: email, password: strongPassword } })).toMatchObject({
    status: 200,
    data: { user: { role: 'teacher', email_verified_at: app.now().toISOString() } },
  })
})

test('only the newest invitation counts, none after its week, and none of somebody disabled', async () => {
  const email = 'undangan@contoh.gerbang.test'
  const { data } = await create({ email })
  const params = { id: data.id }
  const first = await readInvitation(email)
  app.advance(1)
  await app.send(users.invite, { ...as(), params })
  const second = await readInvitation(email)
  const open = async (token: string) => (await app.send(invitations.open, { body: { token } })).status
  expect([await open(first), await open(second)]).toEqual([409, 200])
  await update(data.id, { status: 'disabled', reason })
  expect(await open(second)).toBe(409)
  await update(data.id, { status: 'active', reason })
  expect((await get(data.id)).data.status).toBe('invited')
  expect(await open(second)).toBe(200)
  app.setClock(after(8 * 86_400))
  expect(await open(second)).toBe(409)
  app.setClock(epoch)
  expect(await app.send(users.invite, { ...as(), params: { id: admin.user.id } })).toMatchObject({
    status: 409,
  })
})

test('an account made with a password can be signed in to at once, and no mail holds the password', async () => {
  const email = 'siswa.baru@contoh.gerbang.test'
  const body = { email, role: 'student', program_id: program.id, password: strongPassword }
  expect((await create(body)).data).toMatchObject({ status: 'active', invitation: null })
  expect((await app.send(auth.login, { body: { login: email, password: strongPassword } })).status).toBe(200)
  expect(await readMails(app, email)).toEqual([])
})

test('what is taken or lacks is named by field', async () => {
  const username = 'sudah.dipakai'
  const { email } = await createUser(app.db, { username })
  expect(await create({ email, username, role: 'student' })).toMatchObject({
    status: 422,
    errors: {
      email: ['Alamat ini sudah punya akun.'],
      username: [expect.any(String)],
      program_id: [expect.any(String)],
    },
  })
  const other = await createUser(app.db)
  expect((await update(other.id, { email })).errors).toEqual({ email: ['Alamat ini sudah punya akun.'] })
  expect((await get(v7())).status).toBe(404)
})

test('data changes without a reason, rights and time only with one, and the log says from what to what', async () => {
  const user = await createUser(app.db)
  expect((await update(user.id, { name: 'Nama Baru', phone: null })).data.name).toBe('Nama Baru')
  expect((await update(user.id, { extra_time_factor: 1.5 })).errors).toHaveProperty('reason')
  expect((await update(user.id, { role: 'teacher', extra_time_factor: 1.5, reason })).data).toMatchObject({
    role: 'teacher',
    extra_time_factor: 1.5,
  })
  expect(await listActs(user.id)).toEqual([
    { action: 'user_changed', actor_id: admin.user.id, reason: '', details: { fields: ['name', 'phone'] } },
    {
      action: 'user_changed',
      actor_id: admin.user.id,
      reason,
      details: {
        fields: ['role', 'extra_time_factor'],
        role: { from: 'student', to: 'teacher' },
        extra_time_factor: { from: 1, to: 1.5 },
      },
    },
  ])
})

test('whoever is disabled or changes role is signed out at once', async () => {
  for (const change of [{ status: 'disabled' }, { role: 'student' }]) {
    const teacher = await app.signIn({ role: 'teacher' })
    expect((await app.send(auth.me, as(teacher.token))).status).toBe(200)
    await update(teacher.user.id, { ...change, reason })
    expect((await app.send(auth.me, as(teacher.token))).status).toBe(401)
  }
})

test('an address that changes is to be proven anew, by a mail to the new one', async () => {
  const { id } = await createUser(app.db)
  const email = 'pindah@contoh.gerbang.test'
  expect((await update(id, { email })).data).toMatchObject({ email, email_verified_at: null })
  expect((await readMails(app, email)).map(({ subject }) => subject)).toEqual([
    'Verifikasi emailmu – Gerbang',
  ])
})

test('nobody changes their own rights, and the last admin keeps theirs', async () => {
  expect((await update(admin.user.id, { role: 'teacher', reason })).errors).toHaveProperty('role')
  expect((await update(admin.user.id, { status: 'disabled', reason })).errors).toHaveProperty('status')
  expect((await remove(admin.user.id)).status).toBe(422)
})

test('no admin changes what they themselves may do, though another one is there', async () => {
  await app.signIn({ role: 'admin' })
  for (const change of [{ role: 'teacher' }, { status: 'disabled' }]) {
    const { status, errors } = await update(admin.user.id, { ...change, reason })
    const [field = ''] = Object.keys(change)
    expect([status, errors]).toEqual([422, { [field]: [expect.stringContaining('Minta admin lain')] }])
  }
})

test('of two admins who demote each other at the same time one stays', async () => {
  await app.db.updateTable('users').set({ role: 'teacher' }).where('id', '<>', admin.user.id).execute()
  const other = await app.signIn({ role: 'admin' })
  const demote = (by: string, id: string) =>
    app.send(users.update, { ...as(by), params: { id }, body: { role: 'teacher', reason } })
  await Promise.all([demote(admin.token, other.user.id), demote(other.token, admin.user.id)])
  const left = await app.db.selectFrom('users').select('id').where('role', '=', 'admin').execute()
  expect(left).toHaveLength(1)
  admin = await app.signIn({ role: 'admin' })
})

test('many are disabled at once; oneself and those who are disabled already are counted as left', async () => {
  const people = [await app.signIn(), await app.signIn(), await app.signIn({ status: 'disabled' })]
  const ids = [...people.map(({ user }) => user.id), admin.user.id]
  const body = { ids, act: 'disable', reason }
  expect((await app.send(users.bulk, { ...as(), body })).data).toEqual({ changed: 2, left: 2 })
  expect((await app.send(auth.me, as(people[0]?.token))).status).toBe(401)
  const again = await app.send(users.bulk, { ...as(), body: { ...body, act: 'enable' } })
  expect(again.data).toEqual({ changed: 3, left: 1 })
})

test('all devices of a user are signed out, and the log says how many', async () => {
  const { user, token } = await app.signIn()
  const reply = await app.send(users.endSessions, { ...as(), params: { id: user.id }, body: { reason } })
  expect(reply.data).toEqual({ ended: 1 })
  expect((await app.send(auth.me, as(token))).status).toBe(401)
  expect(await listActs(user.id)).toMatchObject([{ action: 'user_signed_out', details: { ended: 1 } }])
})

test('who left no traces is deleted; of the others nothing tells who it was, and marks stay', async () => {
  const { user: fresh } = await app.signIn()
  expect((await remove(fresh.id)).data).toEqual({ outcome: 'deleted' })
  expect((await get(fresh.id)).status).toBe(404)

  const tryout = await createTryout(app.db, { program_id: program.id })
  const student = await enroll(app, tryout, { name: 'Nadia Permatasari', phone: '08123456789' })
  expect((await remove(student.user.id)).data).toEqual({ outcome: 'anonymised' })
  const { data, text } = await get(student.user.id)
  expect(data).toMatchObject({ status: 'disabled', phone: null, sessions: [], name: 'Pengguna terhapus' })
  expect(data.attempts).toMatchObject([{ tryout: { id: tryout.id } }])
  expect(text).not.toContain('Nadia')
  expect((await app.send(auth.me, as(student.token))).status).toBe(401)
  expect((await update(student.user.id, { name: 'Nadia Lagi' })).status).toBe(409)
})
