import { users } from '@gerbang/contract/people/users.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createUser } from '../../../../../server/src/testing/factories.ts'
import { readMails } from '../../../../../server/src/testing/mails.ts'
import { strongPassword } from '../../../../../server/src/testing/registrations.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  await createProgram(app.db, { name: 'UTBK Uji' })
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

async function open(name: string) {
  const { user, router } = await openScreen('/admin/user/create', admin)
  await user.type(await screen.findByLabelText('Nama lengkap'), name)
  return { user, router }
}
const find = async (search: string) =>
  (await app.send(users.list, { token: admin.token, query: { search } })).data[0]

test('a student is made with a password to be told, needs no email, and can sign in at once', async () => {
  const { user, router } = await open('Siswa Tanpa Email')
  await user.selectOptions(
    screen.getByLabelText(/^Program/),
    await screen.findByRole('option', { name: 'UTBK Uji' }),
  )
  await user.click(screen.getByRole('radio', { name: /^Tetapkan kata sandi/ }))
  await user.type(screen.getByLabelText(/^NISN/), '0081234567')
  await user.type(screen.getByLabelText(/^Kata sandi/), strongPassword)
  await user.click(screen.getByRole('button', { name: 'Buat akun' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/admin\/user\/detail\//))
  expect(await find('Siswa Tanpa Email')).toMatchObject({ role: 'student', status: 'active', email: null })
})

test('a program, a school and a grade are asked of students only', async () => {
  const { user } = await open('Guru Baru')
  expect(screen.getByLabelText(/^Program/)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Peran'), 'Guru')
  for (const name of [/^Program/, /^NISN/, /^Sekolah/]) expect(screen.queryByLabelText(name)).toBeNull()
})

test('an email that somebody has is told at its field, and everything typed stays', async () => {
  const taken = 'sudah.ada@contoh.gerbang.test'
  await createUser(app.db, { email: taken })
  const { user } = await open('Ratna Kedua')
  await user.selectOptions(screen.getByLabelText('Peran'), 'Guru')
  const email = screen.getByLabelText(/^Email/)
  await user.type(email, taken)
  await user.click(screen.getByRole('button', { name: 'Kirim undangan' }))
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByLabelText('Nama lengkap')).toHaveProperty('value', 'Ratna Kedua')
  expect(await readMails(app, taken)).toEqual([])
})

test('what was typed is asked about before it is left', async () => {
  const { user, router } = await open('Belum Jadi')
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  expect(await screen.findByRole('dialog', { name: 'Perubahanmu belum disimpan' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/admin/user/create')
})
