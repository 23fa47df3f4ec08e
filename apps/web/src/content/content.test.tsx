import { banners } from '@gerbang/contract/site/banners.ts'
import { guidances } from '@gerbang/contract/site/guidances.ts'
import { testimonials } from '@gerbang/contract/site/testimonials.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertRows } from '../../../server/src/db/insert-rows.ts'
import type { TestApp } from '../../../server/src/testing/api.ts'
import { createBanner } from '../../../server/src/testing/site.ts'
import { openScreen, serveScreens } from '../testing/open-screen.tsx'
import { pasteHtml } from '../testing/paste-html.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())
beforeEach(async () => {
  for (const table of ['banners', 'testimonials', 'guidances'] as const)
    await app.db.deleteFrom(table).execute()
})

const token = () => ({ token: admin.token })
const listBanners = async () => (await app.send(banners.listAll, token())).data

test('a banner wants its picture', async () => {
  const { user } = await openScreen('/admin/content/banner', admin)
  await user.click(await screen.findByRole('button', { name: 'Tambah banner' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Tempat'), 'Halaman depan')
  await user.type(dialog.getByLabelText('Judul'), 'Try out terbuka')
  await user.type(dialog.getByLabelText('Isi gambar dalam kata'), 'Gerbang sekolah')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(await dialog.findByText('Pilih gambarnya.')).toBeTruthy()
  expect(await listBanners()).toEqual([])
})

test('a banner moves to another place and leads somewhere', async () => {
  await createBanner(app.db, { title: 'Yang lama', alt: 'Gerbang sekolah' })
  const { user } = await openScreen('/admin/content/banner', admin)
  await user.click(await screen.findByRole('button', { name: 'Ubah: Yang lama' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Tempat'), 'Dashboard siswa')
  await user.type(dialog.getByLabelText(/^Tautan/), '/student/try-out')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  expect(await screen.findByText('Dashboard siswa')).toBeTruthy()
  expect(await listBanners()).toMatchObject([
    { placement: 'dashboard', link_url: '/student/try-out', image_url: '/media/a.webp' },
  ])
})

test('a deleted banner comes back, and is taken back into the drafts', async () => {
  const image_url = `/media/${'a'.repeat(32)}.webp`
  await createBanner(app.db, { title: 'Yang lama', image_url })
  const { user } = await openScreen('/admin/content/banner', admin)
  await user.click(await screen.findByRole('button', { name: 'Hapus: Yang lama' }))
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }))
  await user.click(await screen.findByRole('button', { name: 'Jadikan draf: Yang lama' }))
  await screen.findByRole('button', { name: 'Terbitkan: Yang lama' })
  expect(await listBanners()).toMatchObject([{ image_url, is_active: false }])
})

test('a testimonial is written and changed', async () => {
  const { user } = await openScreen('/admin/content/testimoni', admin)
  await user.click(await screen.findByRole('button', { name: 'Tambah testimoni' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Nama'), 'Ani Rekaan')
  await user.type(dialog.getByLabelText('Asal sekolah'), 'SMA Rekaan')
  await user.type(dialog.getByLabelText('Diterima di'), 'Universitas Rekaan')
  await user.type(dialog.getByLabelText('Tahun diterima'), '2026')
  await user.type(dialog.getByLabelText('Ceritanya'), 'Latihannya terasa nyata.')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await user.click(await screen.findByRole('button', { name: 'Ubah: Ani Rekaan' }))
  const name = within(await screen.findByRole('dialog')).getByLabelText('Nama')
  await user.clear(name)
  await user.type(name, 'Ani Lain')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))

  expect(await screen.findByText('Ani Lain')).toBeTruthy()
  const { data } = await app.send(testimonials.listAll, token())
  expect(data).toMatchObject([{ name: 'Ani Lain', year: 2026, photo_url: null, is_published: false }])
})

test('students read guides one after the other, and what goes with them', async () => {
  const write = (body: object) =>
    app.send(guidances.create, { ...token(), body: { is_published: true, ...body } })
  await write({ title: 'Saat subtes berjalan', body: 'Waktu **terus** berjalan.' })
  await write({
    title: 'Saat sinyal hilang',
    body: '## Tenang\n\nJawaban menunggu.',
    video_url: 'https://video.example/1',
    file_url: '/media/0a1b.pdf',
    file_name: 'Sinyal.pdf',
  })
  await write({ title: 'Masih ditulis', body: 'Belum jadi.', is_published: false })
  const { user } = await openScreen('/student/guide', await app.signIn())

  expect(await screen.findByRole('heading', { name: 'Saat subtes berjalan' })).toBeTruthy()
  expect(screen.queryByText('Masih ditulis')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Berikutnya: Saat sinyal hilang' }))
  expect(await screen.findByRole('heading', { name: 'Tenang' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Saat sinyal hilang' })).toBe(document.activeElement)
  expect(screen.getByRole('link', { name: 'Tonton video' }).getAttribute('href')).toBe(
    'https://video.example/1',
  )
  expect(screen.getByRole('link', { name: 'Unduh Sinyal.pdf' })).toBeTruthy()
})

test('a picture in a guide says its size before it comes, and can be opened larger', async () => {
  const [hash, url] = ['b'.repeat(32), `/media/${'b'.repeat(32)}.webp`]
  const picture = { hash, url, bytes: 9_000, width: 360, height: 640 }
  const at = app.now().toISOString()
  const about = { owner_id: admin.user.id, kind: 'image', media_type: 'image/webp', alt: '' } as const
  const row = { id: app.platform.newId(), ...about, ...picture, created_at: at, updated_at: at }
  await insertRows(app.db, 'media', [row])
  const body = `Begini layarnya:\n\n![Layar soal](${url})`
  await app.send(guidances.create, {
    ...token(),
    body: { title: 'Saat subtes berjalan', body, is_published: true },
  })
  await openScreen('/student/guide', await app.signIn())
  const shown = await screen.findByRole('img', { name: 'Layar soal' })
  expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['360', '640'])
  expect(screen.getByRole('button', { name: 'Perbesar gambar: Layar soal' })).toBeTruthy()
})

test('a guide is written, and published', async () => {
  const { user } = await openScreen('/admin/content/panduan', admin)
  await user.click(await screen.findByRole('button', { name: 'Tambah panduan' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Judul'), 'Membaca raport')
  pasteHtml(await dialog.findByLabelText('Isi'), '<p>Titik dan galatnya.</p>')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await user.click(await screen.findByRole('button', { name: 'Terbitkan: Membaca raport' }))
  await screen.findByRole('button', { name: 'Jadikan draf: Membaca raport' })
  const { data } = await app.send(guidances.list, { token: (await app.signIn()).token })
  expect(data).toMatchObject([{ title: 'Membaca raport', file_name: null }])
})
