import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createUser } from '../../../../../server/src/testing/factories.ts'
import { createStudentCode } from '../../../../../server/src/testing/registrations.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let program: { id: string; name: string }
beforeAll(async () => {
  app = await serveScreens()
  program = await createProgram(app.db, { name: 'UTBK Impor' })
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('class_members').execute()
  await app.db.deleteFrom('users').where('role', '=', 'student').execute()
})

const openList = (search = '') => openScreen(`/admin/user${search}`, admin)

test('a row tells who it is, how they stand and when they last came', async () => {
  await createUser(app.db, {
    name: 'Dewi Lestari',
    status: 'disabled',
    school_name: 'SMAN 1 Jember',
    program_id: program.id,
    email: 'dewi@contoh.gerbang.test',
  })
  await openList('?search=Dewi%20Lestari')
  const row = within(await screen.findByRole('row', { name: /Dewi Lestari/ }))
  for (const word of [
    'Siswa',
    'Nonaktif',
    'dewi@contoh.gerbang.test',
    'UTBK Impor',
    'SMAN 1 Jember',
    'Belum pernah',
  ])
    expect(row.getByText(word)).toBeTruthy()
})

test('only acts that fit somebody among those picked are offered', async () => {
  await createUser(app.db, { name: 'Pilihan Aktif', role: 'student' })
  await createUser(app.db, { name: 'Pilihan Nonaktif', role: 'student', status: 'disabled' })
  const { user } = await openList('?search=Pilihan')
  await user.click(await screen.findByRole('checkbox', { name: /Pilihan Aktif/ }))
  expect(screen.getByRole('button', { name: 'Nonaktifkan' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Aktifkan' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Kirim ulang undangan' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: /Pilihan Nonaktif/ }))
  await user.click(screen.getByRole('button', { name: 'Aktifkan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Aktifkan 1 pengguna?' }))
  await user.click(dialog.getByRole('button', { name: 'Batal' }))
  expect(await screen.findByText('2 pengguna dipilih')).toBeTruthy()
})

test('students that are picked are placed into a class, once one is chosen', async () => {
  const code = await createStudentCode(app.db, { program_id: program.id, batch: 'XII IPA 2' })
  const { id } = await createUser(app.db, { name: 'Pilihan Satu', role: 'student' })
  const { user } = await openList('?search=Pilihan')
  await user.click(await screen.findByRole('checkbox', { name: /Pilihan Satu/ }))
  await user.click(screen.getByRole('button', { name: 'Masukkan ke kelas' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Masukkan 1 siswa ke kelas' }))
  const confirm = dialog.getByRole('button', { name: 'Masukkan 1 siswa' })
  expect(confirm.getAttribute('aria-disabled')).toBe('true')
  const option = await dialog.findByRole('option', { name: /^XII IPA 2 · / })
  await user.selectOptions(dialog.getByLabelText('Kelas'), option)
  await user.click(confirm)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const members = app.db.selectFrom('class_members').select(['user_id', 'class_id'])
  expect(await members.where('user_id', '=', id).execute()).toEqual([
    { user_id: id, class_id: code.class_id },
  ])
  expect(screen.queryByText('1 pengguna dipilih')).toBeNull()
})
