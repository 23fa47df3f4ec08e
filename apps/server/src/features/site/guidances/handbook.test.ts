import { access } from 'node:fs/promises'
import { join } from 'node:path'
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

test('every page has a title, a text and a picture that is there', async () => {
  for (const { title, body_html } of await readAs('admin')) {
    expect(title.length).toBeGreaterThan(5)
    expect(body_html).toContain('<h2>')
    const [, file = ''] = /src="\/media\/([\da-f]{32}\.webp)"/.exec(body_html) ?? []
    await expect(access(join(app.platform.config.media_dir, file))).resolves.toBeUndefined()
  }
})
