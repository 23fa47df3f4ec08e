import { banners } from '@gerbang/contract/site/banners.ts'
import { testimonials } from '@gerbang/contract/site/testimonials.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { drawPicture, writeForm } from '../../../../../server/src/testing/pictures.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'
import { spoilReplies } from '../../../testing/spoil-replies.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let picture: File
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
  picture = new File([new Uint8Array(await drawPicture('png', 80, 60))], 'gambar.png', { type: 'image/png' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('banners').execute()
  await app.db.deleteFrom('testimonials').execute()
})

async function createBanner(title: string) {
  const fields = { placement: 'landing', title, alt: 'Siswa belajar', is_active: 'true', image: picture }
  return app.send(banners.create, { token: admin.token, ...(await writeForm(fields)) })
}

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

test('a banner with its picture stands in the list, by its place', async () => {
  const { user } = await openList()
  await user.click(await screen.findByRole('button', { name: 'Tambah banner' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Tempat'), 'Dashboard siswa')
  await user.type(dialog.getByLabelText('Judul'), 'Pendaftaran dibuka')
  await user.upload(dialog.getByLabelText(/^Gambar/), picture)
  await user.type(dialog.getByLabelText('Isi gambar dalam kata'), 'Siswa di depan gerbang')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Pendaftaran dibuka')).toBeTruthy()
  expect(screen.getByText('Dashboard siswa')).toBeTruthy()
  expect(await readTitles()).toEqual([['Pendaftaran dibuka', true]])
})

test('a link that leads neither to this site nor by HTTPS is refused in place', async () => {
  await createBanner('Lama')
  const { user } = await openList()
  await user.click(await screen.findByRole('button', { name: 'Ubah: Lama' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ubah banner' }))
  await user.type(dialog.getByLabelText(/^Tautan/), 'http://contoh.id')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(await dialog.findByText('Mulai dengan https:// atau /.')).toBeTruthy()
  await user.clear(dialog.getByLabelText(/^Tautan/))
  await user.type(dialog.getByLabelText(/^Tautan/), '/student/try-out')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { data } = await app.send(banners.listAll, { token: admin.token })
  expect(data).toMatchObject([{ title: 'Lama', link_url: '/student/try-out' }])
})

test('a banner is taken down and put up again', async () => {
  await createBanner('Promo')
  const { user } = await openList()
  await user.click(await screen.findByRole('button', { name: 'Jadikan draf: Promo' }))
  expect(await screen.findByRole('button', { name: 'Terbitkan: Promo' })).toBeTruthy()
  expect(await readTitles()).toEqual([['Promo', false]])
  await user.click(screen.getByRole('button', { name: 'Terbitkan: Promo' }))
  expect(await screen.findByRole('button', { name: 'Jadikan draf: Promo' })).toBeTruthy()
})

test('a deleted banner comes back to its place with the picture that it had', async () => {
  for (const title of ['Satu', 'Dua dua', 'Tiga']) await createBanner(title)
  const before = (await app.send(banners.listAll, { token: admin.token })).data
  const { user } = await openList()
  await user.click(await screen.findByRole('button', { name: 'Hapus: Satu' }))
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }))
  expect(await screen.findByRole('button', { name: 'Hapus: Satu' })).toBeTruthy()
  const after = (await app.send(banners.listAll, { token: admin.token })).data
  expect(after.map(({ title, image_url }) => [title, image_url])).toEqual(
    before.map(({ title, image_url }) => [title, image_url]),
  )
})

test('a deletion that the server refuses leaves the banner there, and says why', async () => {
  await createBanner('Tetap')
  const { user } = await openList()
  await screen.findByRole('button', { name: 'Hapus: Tetap' })
  const server = spoilReplies('/admin/contents/banners/', 503, {
    code: 'overloaded',
    message: 'Server sedang sibuk. Coba lagi.',
  })
  await user.click(screen.getByRole('button', { name: 'Hapus: Tetap' }))
  expect(await screen.findByText('Server sedang sibuk. Coba lagi.')).toBeTruthy()
  server.mend()
  expect(await readTitles()).toEqual([['Tetap', true]])
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
