import { banners } from '@gerbang/contract/site/banners.ts'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('banners').execute())

const openList = () => openScreen('/admin/content/banner', admin)
const readTitles = async () => {
  const { data } = await app.send(banners.listAll, { token: admin.token })
  return data.map(({ title, is_active }) => [title, is_active])
}

test('says so when there is no banner yet', async () => {
  await openList()
  expect(await screen.findByText('Belum ada banner')).toBeTruthy()
})

test('a banner is not made without its picture and its words for those who cannot see it', async () => {
  const { user } = await openList()
  await user.click(await screen.findByRole('button', { name: 'Tambah banner' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah banner' }))
  await user.selectOptions(dialog.getByLabelText('Tempat'), 'Halaman depan')
  await user.type(dialog.getByLabelText('Judul'), 'Pendaftaran')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(await dialog.findByText('Pilih gambarnya.')).toBeTruthy()
  expect(dialog.getByLabelText('Isi gambar dalam kata').getAttribute('aria-invalid')).toBe('true')
  expect(await readTitles()).toEqual([])
})
