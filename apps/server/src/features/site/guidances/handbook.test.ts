import { guidances } from '@gerbang/contract/site/guidances.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const readAs = async (role: 'admin' | 'teacher') =>
  (await app.send(guidances.handbook, { token: (await app.signIn({ role })).token })).data

test('admins read all pages, teachers those about what they can do', async () => {
  const [admin, teacher] = [await readAs('admin'), await readAs('teacher')]
  expect(admin.map(({ slug }) => slug)).toEqual([
    'memasukkan-siswa',
    'paket-isi',
    'latihan-dan-kuis',
    'laporan-soal',
    'jawaban-kertas',
    'laporan-kelas',
  ])
  expect(teacher.map(({ slug }) => slug)).toEqual([
    'paket-isi',
    'latihan-dan-kuis',
    'laporan-soal',
    'laporan-kelas',
  ])
})

test('every page has a title and a text with parts', async () => {
  for (const { title, body_html } of await readAs('admin')) {
    expect(title.length).toBeGreaterThan(5)
    expect(body_html.match(/<h2>/g)?.length).toBeGreaterThan(1)
  }
})
