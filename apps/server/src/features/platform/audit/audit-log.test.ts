import { audit } from '@gerbang/contract/platform/audit.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createUser } from '../../../testing/factories.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.signIn({ role: 'admin', name: 'Kepala Sekolah' })
})
afterAll(() => app.close())

const list = async (query: Record<string, string>) =>
  (await app.send(audit.list, { token: admin.token, query })).data
const disable = (id: string, reason: string) =>
  app.send(users.update, { token: admin.token, params: { id }, body: { status: 'disabled', reason } })

test('an act is found by its reason, its kind and whom it is about, with the names of today', async () => {
  const { id } = await createUser(app.db, { name: 'Nama Lama' })
  await disable(id, 'Pindah ke sekolah lain')
  await app.db.updateTable('users').set({ name: 'Nama Baru' }).where('id', '=', id).execute()
  const expected = [
    {
      action: 'user_changed',
      actor: { id: admin.user.id, name: 'Kepala Sekolah' },
      subject: { type: 'user', id, name: 'Nama Baru' },
      reason: 'Pindah ke sekolah lain',
    },
  ]
  expect(await list({ search: 'sekolah lain' })).toMatchObject(expected)
  expect(await list({ subject_id: id, action: 'user_changed' })).toMatchObject(expected)
  expect(await list({ subject_id: id, subject_type: 'tryout' })).toEqual([])
  const { data } = await app.send(audit.choices, { token: admin.token })
  expect(data).toEqual({
    actions: ['user_changed'],
    actors: [{ id: admin.user.id, name: 'Kepala Sekolah' }],
  })
})

test('of somebody who is forgotten the log keeps the act and no name', async () => {
  const { id } = await createUser(app.db, { name: 'Nadia Permatasari' })
  await disable(id, 'Permintaan orang tua')
  const reason = 'Permintaan tertulis'
  await app.send(users.delete, { token: admin.token, params: { id }, body: { reason } })
  const entries = await list({ subject_id: id })
  expect(entries.map(({ action, subject }) => [action, subject.name])).toEqual([
    ['user_deleted', null],
    ['user_changed', null],
  ])
  expect(JSON.stringify(entries)).not.toContain('Nadia')
})
