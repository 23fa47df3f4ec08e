import { banners } from '@gerbang/contract/site/banners.ts'
import { testimonials } from '@gerbang/contract/site/testimonials.ts'
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
beforeEach(async () => {
  await app.db.deleteFrom('banners').execute()
  await app.db.deleteFrom('testimonials').execute()
})

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

const openTestimonials = () => openScreen('/admin/content/testimoni', admin)
const readTestimonials = async () => (await app.send(testimonials.listAll, { token: admin.token })).data

test('a story is written, kept as a draft, and published', async () => {
  const { user } = await openTestimonials()
  expect(await screen.findByText('Belum ada testimoni')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tambah testimoni' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah testimoni' }))
  await user.type(dialog.getByLabelText('Nama'), 'Rani Putri')
  await user.type(dialog.getByLabelText(/^Asal sekolah/), 'SMAN 1 Jember')
  await user.type(dialog.getByLabelText(/^Diterima di/), 'Hukum, Universitas Gadjah Mada')
  await user.type(dialog.getByLabelText(/^Tahun diterima/), '2026')
  await user.type(
    dialog.getByLabelText(/^Ceritanya/),
    'Latihan sedikit setiap hari ternyata cukup untuk lulus.',
  )
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await user.click(await screen.findByRole('button', { name: 'Terbitkan: Rani Putri' }))
  expect(await screen.findByRole('button', { name: 'Jadikan draf: Rani Putri' })).toBeTruthy()
  expect(await readTestimonials()).toMatchObject([{ name: 'Rani Putri', year: 2026, is_published: true }])
})
