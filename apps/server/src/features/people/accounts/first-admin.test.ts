import { auth } from '@gerbang/contract/people/auth.ts'
import { firstAdmin } from '@gerbang/contract/people/first-admin.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createUser, epoch } from '../../../testing/factories.ts'
import { limits } from '../../../limits.ts'
import { giveFirstAdminCode } from './first-admin.queries.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(async () => {
  app.setClock(epoch)
  await app.close()
})

const person = { name: 'Bu Ratna', email: 'Ratna@Sekolah.id', password: 'kereta senja menuju Garut' }
const give = () => giveFirstAdminCode(app.db, app.platform)
const create = (code: string, body: object = {}) =>
  app.send(firstAdmin.create, { body: { ...person, code, ...body } })
const isMissing = async () => (await app.send(firstAdmin.state, {})).data.is_missing

test('the code of the terminal makes the first admin, who signs in, and then no code does', async () => {
  const [code, other] = [await give(), await give()]
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  expect(await isMissing()).toBe(true)
  expect(await create(code.toLowerCase().replaceAll('-', ' '))).toMatchObject({
    status: 201,
    data: { email: 'ratna@sekolah.id' },
  })
  expect(await isMissing()).toBe(false)
  const body = { login: person.email, password: person.password }
  expect((await app.send(auth.login, { body })).data.user).toMatchObject({ role: 'admin', name: 'Bu Ratna' })
  expect(await create(other, { email: 'lain@sekolah.id' })).toMatchObject({ status: 409 })
})

test('a wrong code, a weak password and a taken email make nobody an admin, and the code stays good', async () => {
  const code = await give()
  expect((await create('AAAA-AAAA-AAAA')).errors?.['code']?.[0]).toContain('Kodenya salah')
  expect((await create(code, { password: 'pendek sekali' })).errors).toHaveProperty('password')
  await createUser(app.db, { email: 'ada@sekolah.id' })
  expect((await create(code, { email: 'ada@sekolah.id' })).errors).toEqual({
    email: ['Email ini sudah dipakai.'],
  })
  expect(await isMissing()).toBe(true)
  expect((await create(code)).status).toBe(201)
})

test('a code is good for a day', async () => {
  const code = await give()
  app.advance(limits.firstAdminCodeMs / 1000 + 1)
  expect((await create(code)).status).toBe(422)
})

test('whoever guesses is told to wait, from whatever address', async () => {
  for (let tries = 0; tries < limits.firstAdminQuota.most; tries++)
    expect((await create('BBBB-BBBB-BBBB')).status).toBe(422)
  expect((await create(await give())).status).toBe(429)
})

test('of two at once with codes of two servers one becomes the first admin', async () => {
  const codes = [await give(), await give()]
  const replies = await Promise.all(codes.map((code, at) => create(code, { email: `admin${at}@sekolah.id` })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('the code itself is stored nowhere', async () => {
  const code = await give()
  const rows = await app.db.selectFrom('first_admin_codes').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
  expect(rows[0]?.hash).toHaveLength(32)
})
