import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createBank, createProgram } from '../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

test('an admin writes the format of a year down, and changes it', async () => {
  const admin = await app.signIn({ role: 'admin' })
  const program = await createProgram(app.db, { name: 'Kedinasan' })
  await createBank(app.db, { owner_id: admin.user.id, program_id: program.id })
  const { user } = await openScreen('/admin/try-out/program', admin)
  await user.click(await screen.findByRole('button', { name: 'Tambah format' }))
  const sheet = await screen.findByRole('dialog')
  await user.type(await within(sheet).findByLabelText('Nama format'), 'SKD 2026')
  await user.click(within(sheet).getByRole('button', { name: 'Simpan' }))
  expect(await within(sheet).findByText(/^Isi jumlah soal \(1–200\)/)).toBeTruthy()
  await user.type(within(sheet).getByLabelText('Soal, Penalaran Umum'), '45')
  await user.click(within(sheet).getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('45 soal · 30 menit')).toBeTruthy()
})
