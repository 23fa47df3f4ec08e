import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { guidances } from '@gerbang/contract/site/guidances.ts'
import sharp from 'sharp'
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

const folder = join(import.meta.dirname, 'handbook')

test('every page has pictures; each is there, says in words what it shows, and is named', async () => {
  const shown = new Set<string>()
  for (const { body_html } of await readAs('admin')) {
    const pictures = Array.from(
      body_html.matchAll(/<img src="([^"]+)" alt="([^"]+)" width="(\d+)" height="(\d+)"/g),
      ([, src = '', alt = '', width, height]) => ({ src, alt, width: Number(width), height: Number(height) }),
    )
    expect(pictures.length).toBeGreaterThan(0)
    for (const { src, alt, width, height } of pictures) {
      const { statusCode, headers, rawPayload } = await app.http.inject(src)
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 2 * width, height: 2 * height })
      expect(alt.length).toBeGreaterThan(60)
      shown.add(src)
    }
  }
  const files = (await readdir(folder)).filter(name => name.endsWith('.webp'))
  expect(files).toHaveLength(shown.size)
})

test('whatever a page names in bold stands on a screen', async () => {
  const web = join(import.meta.dirname, '../../../../../web/src')
  const sources = (await readdir(web, { recursive: true })).filter(name => /(?<!test)\.tsx?$/.test(name))
  const screens = (await Promise.all(sources.map(name => readFile(join(web, name), 'utf8')))).join('\n')
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.md')) continue
    const text = await readFile(join(folder, name), 'utf8')
    const named = Array.from(text.matchAll(/\*\*([^*]+)\*\*/g), ([, words = '']) => words.split(' → ')).flat()
    // A number or "(opsional)" may follow.
    const missing = named.filter(words => !["'", '"', '`', '>'].some(mark => screens.includes(mark + words)))
    expect({ name, missing }).toEqual({ name, missing: [] })
  }
})
