import { accounts } from '@gerbang/contract/people/accounts.ts'
import { auth } from '@gerbang/contract/people/auth.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { draftRegistration, strongPassword } from '../../../../../server/src/testing/registrations.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

async function register() {
  const body = await draftRegistration(app.db)
  await app.send(accounts.register, { body })
  const login = async () => {
    const { data } = await app.send(auth.login, { body: { login: body.email, password: strongPassword } })
    return { user: data.user as never, token: data.token }
  }
  return { login, email: body.email }
}

test('a copy of the own data is asked for, followed, and offered', async () => {
  const { login } = await register()
  const { user } = await openScreen('/student/profile', await login())
  await user.click(await screen.findByRole('button', { name: 'Unduh data saya' }))
  await screen.findByText('Menunggu giliran…')
  await app.jobs.work()
  expect(await screen.findByRole('button', { name: 'Simpan data-saya.zip' })).toBeTruthy()
})

test('an account is deleted by its password only, and kept after all by signing in', async () => {
  const { login, email } = await register()
  const { user, router } = await openScreen('/student/profile', await login())
  await user.click(await screen.findByRole('button', { name: 'Hapus akun' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus akunmu?' }))
  await user.type(dialog.getByLabelText('Kata sandi'), 'bukan ini')
  await user.click(dialog.getByRole('button', { name: 'Hapus akun saya' }))
  expect(await dialog.findByText('Kata sandi ini salah.')).toBeTruthy()
  await user.clear(dialog.getByLabelText('Kata sandi'))
  await user.type(dialog.getByLabelText('Kata sandi'), strongPassword)
  await user.click(dialog.getByRole('button', { name: 'Hapus akun saya' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))

  await user.type(await screen.findByLabelText('Email atau nama pengguna'), email)
  await user.type(screen.getByLabelText('Kata sandi'), strongPassword)
  await user.click(screen.getByRole('button', { name: 'Masuk' }))
  expect(await screen.findByRole('heading', { name: 'Akun ini akan dihapus' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Batalkan penghapusan' }))
  await waitFor(() => expect(screen.queryByText('Akun ini akan dihapus')).toBeNull())
  const kept = await app.db
    .selectFrom('users')
    .select('deletion_at')
    .where('email', '=', email)
    .executeTakeFirst()
  expect(kept).toEqual({ deletion_at: null })
})
