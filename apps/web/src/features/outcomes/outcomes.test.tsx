import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../server/src/testing/api.ts'
import { openScreen, serveScreens } from '../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

test('the report of chances says that nothing is known yet, and takes no table without consent', async () => {
  const admin = await app.signIn({ role: 'admin' })
  const { user } = await openScreen('/admin/report/peluang', admin)
  expect(await screen.findByText('Belum ada hasil seleksi')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Impor hasil' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Impor hasil seleksi' }))
  await user.click(sheet.getByRole('button', { name: 'Periksa tabel' }))
  expect(
    (await sheet.findAllByText('Hasil hanya boleh diimpor kalau siswanya sudah setuju.')).length,
  ).toBeGreaterThan(0)
})
