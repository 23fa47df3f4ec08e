import { setup } from '@gerbang/contract/office/setup.ts'
import { settings } from '@gerbang/contract/platform/settings.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { classes } from '@gerbang/contract/people/classes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createTryout, createUser } from '../../../testing/factories.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signIn({ role: 'admin' })).token
})
afterAll(() => app.close())

const listDone = async () =>
  (await app.send(setup.get, { token })).data.steps.flatMap(({ name, is_done }) => (is_done ? [name] : []))

test('each step knows by itself when it is done', async () => {
  // Tests keep their letters in the mailbox.
  expect(await listDone()).toEqual(['mail'])
  await app.send(settings.update, { token, body: { product_name: 'SMA Contoh' } })
  expect(await listDone()).toContain('identity')
  const program_id = (await createProgram(app.db)).id
  await createUser(app.db, { role: 'teacher' })
  const { id } = await createUser(app.db, { program_id })
  expect(await listDone()).toEqual(expect.arrayContaining(['teachers', 'students']))
  expect(await listDone()).not.toContain('classes')
  const made = await app.send(classes.create, {
    token,
    body: { name: 'XII A', year: 2026, school_name: null },
  })
  await app.send(classes.place, { token, params: { id: made.data.id }, body: { user_ids: [id], from: null } })
  await createTryout(app.db, { program_id })
  expect(await listDone()).toEqual(expect.arrayContaining(['classes', 'tryout']))
  expect(await listDone(), 'a student with a password of their own has no card').not.toContain('cards')
  const fresh = await createUser(app.db, { program_id, status: 'invited' })
  await app.send(users.givePasswords, { token, body: { ids: [fresh.id], renew: false } })
  expect(await listDone()).toContain('cards')
  expect(await listDone()).not.toContain('second_admin')
  await createUser(app.db, { role: 'admin' })
  expect(await listDone()).toContain('second_admin')
})

test('the list is put aside and brought back for all admins', async () => {
  const put = (is_aside: boolean) => app.send(setup.putAside, { token, body: { is_aside } })
  const other = await app.signIn({ role: 'admin' })
  const isAside = async () => (await app.send(setup.get, { token: other.token })).data.is_aside
  expect(await isAside()).toBe(false)
  expect((await put(true)).data.is_aside).toBe(true)
  expect(await isAside()).toBe(true)
  await put(false)
  expect(await isAside()).toBe(false)
})
