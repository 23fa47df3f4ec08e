import { testimonials } from '@gerbang/contract/site/testimonials.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { drawPicture } from '../../../../../server/src/testing/pictures.ts'
import { createTestimonial } from '../../../../../server/src/testing/site.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'
import { spoilReplies } from '../../../testing/spoil-replies.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('testimonials').execute())

const openList = () => openScreen('/admin/content/testimoni', admin)
const readAll = async () => (await app.send(testimonials.listAll, { token: admin.token })).data
const readPublic = async () => (await app.send(testimonials.list, {})).data

type User = Awaited<ReturnType<typeof openScreen>>['user']

async function openDialog(user: User, button: string) {
  await user.click(await screen.findByRole('button', { name: button }))
  const element = await screen.findByRole('dialog')
  return { element, dialog: within(element) }
}

async function pickPhoto(user: User, dialog: HTMLElement, file: File) {
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is no place for a photo.')
  await user.upload(input, file)
}

test('a story is written, kept as a draft, and published', async () => {
  const { user } = await openList()
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
  expect(await readAll()).toMatchObject([{ name: 'Rani Putri', year: 2026, is_published: true }])
})

test('each row names the person, where they were accepted and when, and what is a draft', async () => {
  await createTestimonial(app.db, { name: 'Ani Rekaan', accepted_at: 'Hukum, UGM', year: 2025 })
  await createTestimonial(app.db, { name: 'Budi Rekaan', position: 2, is_published: false })
  await openList()
  expect(await screen.findByText('Hukum, UGM, 2025')).toBeTruthy()
  expect(screen.getAllByText('Draf')).toHaveLength(1)
  expect((await readPublic()).map(({ name }) => name)).toEqual(['Ani Rekaan'])
})

test('what lacks is told at its field before anything is sent, and the first of them has the focus', async () => {
  const { user } = await openList()
  const { dialog } = await openDialog(user, 'Tambah testimoni')
  await user.type(dialog.getByLabelText('Asal sekolah'), 'SMA Rekaan')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(dialog.getByLabelText('Nama')).toBe(document.activeElement))
  for (const label of ['Nama', /^Diterima di/, /^Tahun diterima/, 'Ceritanya'])
    expect(dialog.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByLabelText('Asal sekolah')).toHaveProperty('value', 'SMA Rekaan')
  expect(await readAll()).toEqual([])
})

test('a year that cannot be and a story that is too short are told in numbers', async () => {
  await createTestimonial(app.db, { name: 'Ani Rekaan' })
  const { user } = await openList()
  const { dialog } = await openDialog(user, 'Ubah: Ani Rekaan')
  await user.clear(dialog.getByLabelText('Tahun diterima'))
  await user.type(dialog.getByLabelText('Tahun diterima'), '1999')
  await user.clear(dialog.getByLabelText('Ceritanya'))
  await user.type(dialog.getByLabelText('Ceritanya'), 'Bagus')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(await dialog.findByText('Paling sedikit 2.000.')).toBeTruthy()
  expect(dialog.getByText('Paling sedikit 10 huruf.')).toBeTruthy()
})

test('a photo is shown with its size before it travels, and stands beside the name afterwards', async () => {
  await createTestimonial(app.db, { name: 'Ani Rekaan', photo_url: null })
  const { user } = await openList()
  const { element, dialog } = await openDialog(user, 'Ubah: Ani Rekaan')
  expect(dialog.queryByRole('checkbox', { name: 'Hapus foto' })).toBeNull()
  const bytes = new Uint8Array(await drawPicture('png', 300, 300))
  await pickPhoto(user, element, new File([bytes], 'ani.png', { type: 'image/png' }))
  expect(dialog.getByText(/^ani\.png \(.+\)$/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [story] = await readAll()
  expect(story?.photo_url).toMatch(/^\/media\//)
})

test('a file that is no picture is refused at its field, and can be picked again', async () => {
  const { user } = await openList()
  const { element, dialog } = await openDialog(user, 'Tambah testimoni')
  const input = element.querySelector('input[type=file]')
  input?.removeAttribute('accept')
  await pickPhoto(user, element, new File(['teks'], 'ani.txt', { type: 'text/plain' }))
  expect(await dialog.findByText('Pilih berkas JPEG, PNG, atau WebP.')).toBeTruthy()
  expect(dialog.getByText('Belum ada berkas.')).toBeTruthy()
  const bytes = new Uint8Array(await drawPicture('png', 60, 60))
  await pickPhoto(user, element, new File([bytes], 'ani.png', { type: 'image/png' }))
  expect(dialog.queryByText('Pilih berkas JPEG, PNG, atau WebP.')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Buang berkas' }))
  expect(dialog.getByText('Belum ada berkas.')).toBeTruthy()
})

test('a photo stays while other words are changed, and goes only when that is asked', async () => {
  const photo_url = `/media/${'a'.repeat(32)}.webp`
  await createTestimonial(app.db, { name: 'Ani Rekaan', photo_url })
  const { user } = await openList()
  const first = await openDialog(user, 'Ubah: Ani Rekaan')
  expect(first.dialog.getByRole('img', { name: 'Gambar sekarang' }).getAttribute('src')).toBe(photo_url)
  await user.clear(first.dialog.getByLabelText('Asal sekolah'))
  await user.type(first.dialog.getByLabelText('Asal sekolah'), 'SMA Lain')
  await user.click(first.dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(async () => expect(await readAll()).toMatchObject([{ school: 'SMA Lain', photo_url }]))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const second = await openDialog(user, 'Ubah: Ani Rekaan')
  await user.click(second.dialog.getByRole('checkbox', { name: 'Hapus foto' }))
  await user.click(second.dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(async () => expect(await readAll()).toMatchObject([{ photo_url: null }]))
})

test('a story is taken from the front page at once, and brought back with photo and words', async () => {
  const photo_url = `/media/${'a'.repeat(32)}.webp`
  await createTestimonial(app.db, { name: 'Ani Rekaan', quote: 'Latihannya terasa nyata.', photo_url })
  const { user } = await openList()
  await user.click(await screen.findByRole('button', { name: 'Jadikan draf: Ani Rekaan' }))
  await screen.findByRole('button', { name: 'Terbitkan: Ani Rekaan' })
  expect(await readPublic()).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Hapus: Ani Rekaan' }))
  expect(await screen.findByText('Belum ada testimoni')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Urungkan' }))
  expect(await screen.findByRole('button', { name: 'Terbitkan: Ani Rekaan' })).toBeTruthy()
  expect(await readAll()).toMatchObject([{ quote: 'Latihannya terasa nyata.', photo_url }])
})

test('stories that do not come are asked for once more by a button', async () => {
  await createTestimonial(app.db, { name: 'Ani Rekaan' })
  const server = spoilReplies('/admin/contents/testimonials')
  const { user } = await openList()
  await screen.findByRole('alert')
  server.mend()
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Ani Rekaan')).toBeTruthy()
})
