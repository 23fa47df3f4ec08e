import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../../server/src/testing/api.ts'
import { giveFirstAdminCode } from '../../../../../../server/src/features/people/accounts/first-admin.queries.ts'
import { openScreen, serveScreens } from '../../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

test('with the code of the terminal the first admin is made, signed in, and led through the first steps', async () => {
  const code = await giveFirstAdminCode(app.db, app.platform)
  const { user, router } = await openScreen('/mulai')
  await user.type(await screen.findByLabelText('Kode dari terminal'), 'SALAH-KODE')
  await user.type(screen.getByLabelText('Nama lengkap'), 'Bu Ratna')
  await user.type(screen.getByLabelText('Email'), 'ratna@sekolah.id')
  await user.type(screen.getByLabelText(/^Kata sandi/), 'kereta senja menuju Garut')
  await user.click(screen.getByRole('button', { name: 'Buat admin dan masuk' }))
  expect(await screen.findByText(/Kodenya salah atau sudah kedaluwarsa/)).toBeTruthy()
  expect(screen.getByLabelText('Nama lengkap')).toHaveProperty('value', 'Bu Ratna')

  const field = screen.getByLabelText('Kode dari terminal')
  await user.clear(field)
  await user.type(field, code)
  await user.click(screen.getByRole('button', { name: 'Buat admin dan masuk' }))
  expect(await screen.findByRole('heading', { name: 'Siapkan sekolahmu' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/admin')
  expect(screen.getByRole('link', { name: 'Buka Siswa dari daftar' }).getAttribute('href')).toBe(
    '/admin/user/student-list',
  )
  await user.click(screen.getByRole('button', { name: 'Sisihkan daftar ini' }))
  await user.click(await screen.findByRole('button', { name: 'Tampilkan “Siapkan sekolahmu”' }))
  expect(await screen.findByRole('heading', { name: 'Siapkan sekolahmu' })).toBeTruthy()
})

test('an installation with an admin makes no other one here', async () => {
  await app.signIn({ role: 'admin' })
  await openScreen('/mulai')
  expect(await screen.findByText('Gerbang sudah punya admin')).toBeTruthy()
})
