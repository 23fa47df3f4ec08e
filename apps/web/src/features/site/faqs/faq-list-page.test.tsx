import { faqs } from '@gerbang/contract/site/faqs.ts'
import { screen, waitFor, within } from '@testing-library/react'
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
beforeEach(() => app.db.deleteFrom('faqs').execute())

async function write(...questions: string[]) {
  for (const question of questions) {
    const body = { question, answer: 'Ya.', category: 'Umum', is_published: true }
    await app.send(faqs.create, { token: admin.token, body })
  }
}

async function readOrder() {
  const { data } = await app.send(faqs.listAll, { token: admin.token })
  return data.map(({ question }) => question)
}

async function openList() {
  const { user } = await openScreen('/admin/content/faq', admin)
  await screen.findByRole('heading', { name: 'Konten' })
  return user
}

test('says so when there is nothing yet', async () => {
  await openList()
  expect(await screen.findByText('Belum ada pertanyaan')).toBeTruthy()
})

test('a question is written, checked by the rules of the call, and stands in the list', async () => {
  const user = await openList()
  await user.click(screen.getByRole('button', { name: 'Tambah pertanyaan' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('Pertanyaan'), 'Apa')
  await user.type(within(dialog).getByLabelText('Jawaban'), 'Itu **tebal**.')
  await user.type(within(dialog).getByLabelText('Kelompok'), 'Umum')
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(within(dialog).getByLabelText('Pertanyaan')).toBe(document.activeElement))
  await user.type(within(dialog).getByLabelText('Pertanyaan'), ' itu Kode Siswa?')
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }))

  expect(await screen.findByText('Apa itu Kode Siswa?')).toBeTruthy()
  expect(screen.getByText('Draf')).toBeTruthy()
  expect(await readOrder()).toEqual(['Apa itu Kode Siswa?'])
})

test('a question is changed', async () => {
  await write('Harus pakai laptop?')
  const user = await openList()
  await user.click(await screen.findByRole('button', { name: 'Ubah: Harus pakai laptop?' }))
  const field = within(await screen.findByRole('dialog')).getByLabelText('Pertanyaan')
  await user.clear(field)
  await user.type(field, 'Bisa lewat ponsel?')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))

  expect(await screen.findByText('Bisa lewat ponsel?')).toBeTruthy()
  expect(await readOrder()).toEqual(['Bisa lewat ponsel?'])
})

test('a deletion is undone, and the question stands where it stood', async () => {
  await write('Satu satu?', 'Dua dua?', 'Tiga tiga?')
  const user = await openList()
  await user.click(await screen.findByRole('button', { name: 'Hapus: Dua dua?' }))
  await screen.findByText('“Dua dua?” dihapus.')
  expect(await readOrder()).toEqual(['Satu satu?', 'Tiga tiga?'])
  await user.click(screen.getByRole('button', { name: 'Urungkan' }))

  expect(await screen.findByRole('button', { name: 'Hapus: Dua dua?' })).toBeTruthy()
  expect(await readOrder()).toEqual(['Satu satu?', 'Dua dua?', 'Tiga tiga?'])
})

test('a question is put in order by keyboard, and taken back into the drafts', async () => {
  await write('Satu satu?', 'Dua dua?')
  const user = await openList()
  const [handle] = await screen.findAllByRole('button', { name: /Satu satu/ })
  handle?.focus()
  await user.keyboard(' {ArrowDown} ')
  await waitFor(async () => expect(await readOrder()).toEqual(['Dua dua?', 'Satu satu?']))
  await user.click(await screen.findByRole('button', { name: 'Jadikan draf: Dua dua?' }))

  expect(await screen.findByRole('button', { name: 'Terbitkan: Dua dua?' })).toBeTruthy()
})

test('students read what is published, by category', async () => {
  await write('Satu satu?')
  const draft = { question: 'Masih rahasia?', answer: 'Ya.', category: 'Umum' }
  await app.send(faqs.create, { token: admin.token, body: draft })
  await openScreen('/student/faq', await app.signIn())

  const category = await screen.findByRole('heading', { name: 'Umum' })
  expect(category.parentElement?.textContent).toContain('Satu satu?')
  expect(screen.queryByText('Masih rahasia?')).toBeNull()
})
