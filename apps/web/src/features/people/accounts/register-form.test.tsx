import { settings } from '@gerbang/contract/platform/settings.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

test('what was typed is there again with a word about it, and can be thrown away', async () => {
  const { user } = await openScreen('/register')
  await user.type(await screen.findByLabelText('Nama lengkap'), 'Rani Putri')
  await user.type(screen.getByLabelText('Kata sandi'), 'kucing di atas genteng')
  cleanup()

  const again = await openScreen('/register')
  expect(await screen.findByText('Isian terakhirmu di sini kami pulihkan.')).toBeTruthy()
  expect(screen.getByLabelText('Nama lengkap')).toHaveProperty('value', 'Rani Putri')
  expect(screen.getByLabelText('Kata sandi')).toHaveProperty('value', '')

  await again.user.click(screen.getByRole('button', { name: 'Mulai dari awal' }))
  expect(screen.getByLabelText('Nama lengkap')).toHaveProperty('value', '')
  expect(screen.queryByText('Isian terakhirmu di sini kami pulihkan.')).toBeNull()
})

test('where registering needs a code the page says so from the first line, and asks for it', async () => {
  const { token } = await app.signIn({ role: 'admin' })
  await app.send(settings.update, { token, body: { registration_needs_code: true } })
  const { user } = await openScreen('/register')
  expect(await screen.findByText(/di sini mendaftar perlu kode/)).toBeTruthy()
  await user.type(screen.getByLabelText('Nama lengkap'), 'Rani Putri')
  await user.click(screen.getByRole('button', { name: 'Buat akun' }))
  expect(await screen.findByText('Isi Kode Siswa dari sekolah atau bimbelmu.')).toBeTruthy()
  expect(screen.getByLabelText('Nama lengkap')).toHaveProperty('value', 'Rani Putri')
})
