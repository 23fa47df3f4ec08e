import { guidances } from '@gerbang/contract/site/guidances.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'
import { pasteHtml } from '../../../testing/paste-html.ts'
import { cutNetwork } from '../../../testing/spoil-replies.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('guidances').execute())

const openList = () => openScreen('/admin/content/panduan', admin)
const readAll = async () => (await app.send(guidances.listAll, { token: admin.token })).data
const write = (title: string, more: object = {}) =>
  app.send(guidances.create, {
    token: admin.token,
    body: { title, body: 'Langkah demi langkah.', is_published: true, ...more },
  })

async function openNew() {
  const { user } = await openList()
  await user.click(await screen.findByRole('button', { name: 'Tambah panduan' }))
  const element = await screen.findByRole('dialog', { name: 'Tambah panduan' })
  return { user, element, dialog: within(element) }
}

/** Picks a file in the only place for one. */
async function pickFile(user: Awaited<ReturnType<typeof openNew>>['user'], within: HTMLElement, file: File) {
  const input = within.querySelector<HTMLInputElement>('input[type=file][accept="application/pdf"]')
  if (input === null) throw new Error('There is no place for a file.')
  await user.upload(input, file)
}
const pdf = new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'], 'Tata tertib.pdf', {
  type: 'application/pdf',
})

const acting = '%PDF-1.7\n1 0 obj\n<</OpenAction <</S /JavaScript /JS (app.alert(1))>>>>\nendobj\n%%EOF\n'
const offline = 'Tidak bisa terhubung. Periksa internetmu, lalu coba lagi.'

test('says so when there is no guide yet, and what to begin with', async () => {
  await openList()
  expect(await screen.findByText('Belum ada panduan')).toBeTruthy()
  expect(screen.getByText('Mulai dari yang paling sering ditanyakan sebelum try out.')).toBeTruthy()
})

test('each row says what its guide holds, and which is a draft', async () => {
  await write('Hanya teks saja')
  await write('Lengkap semuanya', {
    video_url: 'https://video.example/1',
    file_url: '/media/0a1b.pdf',
    file_name: 'Lengkap.pdf',
    is_published: false,
  })
  await openList()
  const rows = within(await screen.findByRole('list', { name: 'Panduan, dalam urutan tampil' }))
  expect(rows.getByText('teks')).toBeTruthy()
  expect(rows.getByText('teks, video, berkas')).toBeTruthy()
  expect(rows.getAllByText('Draf')).toHaveLength(1)
})

test('a title that is too short and a video without https are told at their fields, and what was typed stays', async () => {
  const { user, dialog } = await openNew()
  await user.type(dialog.getByLabelText('Judul'), 'Apa')
  await user.type(dialog.getByLabelText(/^Alamat video/), 'http://video.example/1')
  pasteHtml(await dialog.findByLabelText('Isi'), '<p>Titik dan galatnya.</p>')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(await dialog.findByText('Paling sedikit 5 huruf.')).toBeTruthy()
  await waitFor(() => expect(dialog.getByLabelText('Judul')).toBe(document.activeElement))
  await user.type(dialog.getByLabelText('Judul'), ' itu raport?')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  const video = dialog.getByLabelText(/^Alamat video/)
  await waitFor(() => expect(video.getAttribute('aria-invalid')).toBe('true'))
  expect(video).toHaveProperty('value', 'http://video.example/1')
  expect(await readAll()).toEqual([])

  await user.clear(video)
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Apa itu raport?')).toBeTruthy()
  expect(await readAll()).toMatchObject([{ title: 'Apa itu raport?', video_url: null, is_published: false }])
})

test('a file is kept as soon as it is picked, named, and goes along with the guide', async () => {
  const { user, element, dialog } = await openNew()
  await user.type(dialog.getByLabelText('Judul'), 'Tata tertib ujian')
  pasteHtml(await dialog.findByLabelText('Isi'), '<p>Baca sebelum mulai.</p>')
  await pickFile(user, element, pdf)
  expect(await dialog.findByText('Sekarang: Tata tertib.pdf')).toBeTruthy()
  await user.click(dialog.getByRole('checkbox', { name: 'Terbitkan sekarang' }))
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [guide] = await readAll()
  expect(guide).toMatchObject({ file_name: 'Tata tertib.pdf', is_published: true })
  expect(guide?.file_url).toMatch(/^\/media\/.+\.pdf$/)
})

test('a file that acts by itself is refused in words, and the guide that was typed is still there', async () => {
  const { user, element, dialog } = await openNew()
  await user.type(dialog.getByLabelText('Judul'), 'Tata tertib ujian')
  await pickFile(user, element, new File([acting], 'Kuis.pdf', { type: 'application/pdf' }))
  expect((await screen.findAllByText(/^PDF ini berisi skrip/)).length).toBeGreaterThan(0)
  expect(dialog.queryByText(/^Sekarang:/)).toBeNull()
  expect(dialog.getByLabelText('Judul')).toHaveProperty('value', 'Tata tertib ujian')
})

test('a file is taken away again; the rest of the guide stays as it is', async () => {
  await write('Tata tertib ujian', { file_url: '/media/0a1b.pdf', file_name: 'Lama.pdf' })
  const { user } = await openList()
  await user.click(await screen.findByRole('button', { name: 'Ubah: Tata tertib ujian' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ubah panduan' }))
  expect(dialog.getByText('Sekarang: Lama.pdf')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Hapus berkas' }))
  expect(dialog.queryByText('Sekarang: Lama.pdf')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(async () => expect(await readAll()).toMatchObject([{ file_url: null, file_name: null }]))
  expect(await readAll()).toMatchObject([{ title: 'Tata tertib ujian', body: 'Langkah demi langkah.' }])
})

test('a save that does not get through keeps the dialog and every word in it', async () => {
  const { user, dialog } = await openNew()
  await user.type(dialog.getByLabelText('Judul'), 'Membaca raport')
  pasteHtml(await dialog.findByLabelText('Isi'), '<p>Titik dan galatnya.</p>')
  const network = cutNetwork()
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect((await screen.findAllByText(offline)).length).toBeGreaterThan(0)
  expect(dialog.getByLabelText('Judul')).toHaveProperty('value', 'Membaca raport')
  network.mend()
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await readAll()).toMatchObject([{ title: 'Membaca raport' }])
})

test('what was typed and not sent is there again, and can be begun anew', async () => {
  const first = await openNew()
  await first.user.type(first.dialog.getByLabelText('Judul'), 'Setengah jadi')
  await first.user.click(first.dialog.getByRole('button', { name: 'Batal' }))
  await first.user.click(screen.getByRole('button', { name: 'Tambah panduan' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Isian terakhirmu di sini kami pulihkan.')).toBeTruthy()
  expect(dialog.getByLabelText('Judul')).toHaveProperty('value', 'Setengah jadi')
  await first.user.click(dialog.getByRole('button', { name: 'Mulai dari awal' }))
  expect(dialog.getByLabelText('Judul')).toHaveProperty('value', '')
})

test('a deletion is undone with video, file and place', async () => {
  const more = {
    video_url: 'https://video.example/1',
    file_url: '/media/0a1b.pdf',
    file_name: 'Sinyal.pdf',
  }
  await write('Yang pertama')
  await write('Saat sinyal hilang', more)
  await write('Yang terakhir')
  const { user } = await openList()
  await user.click(await screen.findByRole('button', { name: 'Hapus: Saat sinyal hilang' }))
  expect(await screen.findByText('“Saat sinyal hilang” dihapus.')).toBeTruthy()
  await waitFor(async () => expect(await readAll()).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Urungkan' }))
  expect(await screen.findByRole('button', { name: 'Hapus: Saat sinyal hilang' })).toBeTruthy()
  expect(await readAll()).toMatchObject([
    { title: 'Yang pertama' },
    { title: 'Saat sinyal hilang', ...more },
    { title: 'Yang terakhir' },
  ])
})

test('guides are put in order by keyboard alone', async () => {
  await write('Mulai try out')
  await write('Membaca hasil')
  const { user } = await openList()
  const handle = await screen.findByRole('button', { name: 'Pindahkan Mulai try out' })
  handle.focus()
  await user.keyboard(' {ArrowDown} ')
  await waitFor(async () =>
    expect((await readAll()).map(({ title }) => title)).toEqual(['Membaca hasil', 'Mulai try out']),
  )
})
