import { accounts } from '@gerbang/contract/people/accounts.ts'
import { auth } from '@gerbang/contract/people/auth.ts'
import { profile } from '@gerbang/contract/people/profile.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram } from '../../../testing/factories.ts'
import {
  createPlace,
  createStudentCode,
  draftRegistration,
  strongPassword,
} from '../../../testing/registrations.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await createPlace(app.db)
  await app.signIn({ username: 'sudah-dipakai' })
})
afterAll(() => app.close())

test('shows the own profile and changes only what is sent', async () => {
  const { token, user } = await app.signIn({ school_name: 'SMA 1' })
  const place = { province_id: '32', city_id: '32.73', district_id: '32.73.01' }
  const changed = await app.send(profile.update, {
    token,
    body: { name: 'Nadia Permata', phone: null, gender: 'female', ...place },
  })
  expect(changed).toMatchObject({
    status: 200,
    data: {
      id: user.id,
      name: 'Nadia Permata',
      school_name: 'SMA 1',
      gender: 'female',
      district: { id: '32.73.01' },
    },
  })
  expect((await app.send(profile.get, { token })).data).toEqual(changed.data)
})

test.each([
  ['district_id', { province_id: '32' }],
  ['district_id', { province_id: '32', city_id: '32.73', district_id: '31.01.01' }],
  ['program_id', { program_id: v7() }],
  ['username', { username: 'sudah-dipakai' }],
  ['role', { role: 'admin' }],
  ['name', { name: 'Nadia \u202eirtuP' }],
  ['name', { name: 'Nadia\0Putri' }],
  ['school_name', { school_name: '1234' }],
  ['email', { email: 'lain@contoh.gerbang.test' }],
])('%s is refused by name and changes nothing: %j', async (field, body) => {
  const { token } = await app.signIn()
  const before = (await app.send(profile.get, { token })).data
  const reply = await app.send(profile.update, { token, body })
  expect([reply.status, Object.keys(reply.errors)]).toEqual([422, [field]])
  expect((await app.send(profile.get, { token })).data).toEqual(before)
})

test('a program is changed for an active one, an inactive one is refused', async () => {
  const { token } = await app.signIn()
  const [active, inactive] = [await createProgram(app.db), await createProgram(app.db, { is_active: false })]
  const choose = (program_id: string) => app.send(profile.update, { token, body: { program_id } })
  expect(await choose(active.id)).toMatchObject({ status: 200, data: { program: { id: active.id } } })
  expect(Object.keys((await choose(inactive.id)).errors)).toEqual(['program_id'])
})

test('who has a student code stays in its program, and may still change the rest', async () => {
  const code = await createStudentCode(app.db)
  const other = await createProgram(app.db)
  const draft = await draftRegistration(app.db, { student_code: code.code, program_id: other.id })
  await app.send(accounts.register, { body: draft })
  const { data } = await app.send(auth.login, { body: { login: draft.email, password: strongPassword } })
  const change = (body: object) => app.send(profile.update, { token: data.token, body })
  const refused = await change({ program_id: other.id, name: 'Nama Lain' })
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['program_id']])
  const kept = await change({ program_id: code.program_id, name: 'Nama Baru' })
  expect(kept).toMatchObject({
    status: 200,
    data: { name: 'Nama Baru', program: { id: code.program_id }, student_code: { code: code.code } },
  })
})

test('refuses a picture that is none', async () => {
  const { token } = await app.signIn()
  const form = new FormData()
  form.append('avatar', new File(['bukan gambar'], 'a.png', { type: 'image/png' }))
  const request = new Request('http://gerbang.test', { method: 'PUT', body: form })
  const reply = await app.send(profile.update, {
    token,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()),
  })
  expect(reply).toMatchObject({ status: 422, errors: { avatar: ['Pilih gambar JPEG, PNG, atau WebP.'] } })
})
