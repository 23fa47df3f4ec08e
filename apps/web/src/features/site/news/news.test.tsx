import { news } from '@gerbang/contract/site/news.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'
import { pasteHtml } from '../../../testing/paste-html.ts'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('news').execute())

const words = { title: 'Jadwal baru', excerpt: 'Dua gelombang tahun ini.', body: 'Isi **tebal** beritanya.' }

async function write(overrides = {}) {
  const { data } = await app.send(news.create, { token: admin.token, body: { ...words, ...overrides } })
  return data
}
const readAll = async () => (await app.send(news.listAll, { token: admin.token })).data

test('the tabs of "Konten" begin with the news, which may be none', async () => {
  await openScreen('/admin/content', admin)
  expect(await screen.findByText('Belum ada berita')).toBeTruthy()
  const tabs = within(screen.getByRole('navigation', { name: 'Jenis konten' })).getAllByRole('link')
  expect(tabs.map(tab => tab.textContent)).toEqual([
    'Berita',
    'Banner',
    'Testimoni',
    'FAQ',
    'Panduan',
    'Pelajaran',
  ])
})

test('an article is written, looked at, and kept as a draft', async () => {
  const { user } = await openScreen('/admin/content/create-news', admin)
  await user.type(await screen.findByLabelText('Judul'), 'Abc')
  await user.type(screen.getByLabelText('Ringkasan'), words.excerpt)
  pasteHtml(await screen.findByLabelText('Isi'), '<h2>Kapan?</h2><p>Isi <strong>tebal</strong>.</p>')
  await user.click(screen.getByRole('button', { name: 'Pratinjau' }))
  const preview = await screen.findByRole('dialog')
  expect(within(preview).getByRole('heading', { name: 'Kapan?' })).toBeTruthy()
  expect(within(preview).getByText('tebal').tagName).toBe('STRONG')
  await user.click(within(preview).getByRole('button', { name: 'Tutup' }))

  await user.click(screen.getByRole('button', { name: 'Buat Berita' }))
  await waitFor(() => expect(screen.getByLabelText('Judul')).toBe(document.activeElement))
  await user.type(screen.getByLabelText('Judul'), ' gelombang kedua')
  await user.click(screen.getByRole('button', { name: 'Buat Berita' }))

  expect(await screen.findByRole('heading', { name: 'Update Berita' })).toBeTruthy()
  expect(screen.getByText('/content-news/abc-gelombang-kedua')).toBeTruthy()
  expect(await readAll()).toMatchObject([{ title: 'Abc gelombang kedua', status: 'draft' }])
})

test('an article is scheduled by publishing it with a time to come', async () => {
  const { id } = await write()
  const { user } = await openScreen(`/admin/content/news/${id}`, admin)
  await user.click(await screen.findByLabelText(/^Terbit/))
  await user.type(screen.getByLabelText(/^Waktu terbit/), '2099-01-02T08:00')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))

  expect(await screen.findByText('Terjadwal')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Lihat halamannya' })).toBeNull()
  expect(await readAll()).toMatchObject([{ published_at: '2099-01-02T01:00:00.000Z' }])
})

test('the list narrows to a state and leads to the article', async () => {
  await write({ status: 'published', title: 'Sudah terbit' })
  await write()
  const { user } = await openScreen('/admin/content?state=published', admin)
  expect(screen.queryByText(words.title)).toBeNull()
  await user.click(await screen.findByRole('link', { name: 'Sudah terbit' }))
  expect(await screen.findByRole('link', { name: 'Lihat halamannya' })).toBeTruthy()
})

test('an article is deleted after a question', async () => {
  const { id } = await write()
  const { user } = await openScreen(`/admin/content/news/${id}`, admin)
  await user.click(await screen.findByRole('button', { name: 'Hapus' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }))
  expect(await screen.findByText('Belum ada berita')).toBeTruthy()
})
