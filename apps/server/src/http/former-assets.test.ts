import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/api.ts'

const script = pathToFileURL(resolve(import.meta.dirname, '../../../../scripts/former-assets.mjs')).href
const { keepFormerAssets }: { keepFormerAssets: (build: string, former: string) => void } = await import(
  script
)

const day = 24 * 3_600_000
let folder: string
let web_dir: string
let former_web_dir: string
let app: TestApp

/** As the bundler does: everything of the build before is gone. */
async function build(files: Record<string, string>): Promise<void> {
  keepFormerAssets(web_dir, former_web_dir)
  await rm(web_dir, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    const path = join(web_dir, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
    await writeFile(`${path}.br`, brotliCompressSync(text))
  }
}
const age = (path: string, days: number) => {
  const at = new Date(Date.now() - days * day)
  return utimes(path, at, at)
}
const get = (url: string, encoding = 'identity') =>
  app.http.inject({ url, headers: { 'accept-encoding': encoding } })

async function lead(url: string) {
  const { statusCode, headers } = await app.http.inject({ url, headers: { accept: 'text/html' } })
  return [statusCode, headers.location]
}

test('an address with a slash at its end leads to the one without, and never to another host', async () => {
  expect(await lead('/student/try-out/?phase=open')).toEqual([308, '/student/try-out?phase=open'])
  for (const url of ['//host.test/', '/\\host.test/']) expect((await lead(url))[1]).toBeUndefined()
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gerbang-builds-'))
  web_dir = join(folder, 'dist')
  former_web_dir = join(folder, 'former')
  await build({
    'index.html': 'satu',
    'assets/page-AAAA.js': 'one()',
    'assets/session/exam-AAAA.js': 'exam()',
  })
  app = await createTestApp({ web_dir, former_web_dir })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

test('a page that is open finds its files after the next build, in each encoding and for good', async () => {
  await age(join(web_dir, 'assets/page-AAAA.js'), 30)
  await build({ 'index.html': 'dua', 'assets/page-BBBB.js': 'two()' })
  for (const [url, text] of [
    ['/assets/page-BBBB.js', 'two()'],
    ['/assets/page-AAAA.js', 'one()'],
    ['/assets/session/exam-AAAA.js', 'exam()'],
  ] as const) {
    const plain = await get(url)
    expect([plain.statusCode, plain.body, plain.headers['cache-control']]).toEqual([
      200,
      text,
      'public, max-age=31449600, immutable',
    ])
    const packed = await get(url, 'br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(text)
    expect(packed.headers['content-type']).toBe(plain.headers['content-type'])
  }
  expect((await get('/student')).body).toBe('dua')
  expect(await get('/assets/page-CCCC.js')).toMatchObject({ statusCode: 404 })
})

test('only files with a hash are kept', () => {
  expect(existsSync(join(former_web_dir, 'index.html'))).toBe(false)
})

test('a build removes what was replaced more than seven days ago, and nothing younger', async () => {
  for (const suffix of ['', '.br']) {
    await age(join(former_web_dir, `assets/page-AAAA.js${suffix}`), 7.01)
    await age(join(former_web_dir, `assets/session/exam-AAAA.js${suffix}`), 6.99)
  }
  await build({ 'index.html': 'tiga', 'assets/page-CCCC.js': 'three()' })
  expect(await get('/assets/page-AAAA.js')).toMatchObject({ statusCode: 404 })
  for (const url of ['/assets/session/exam-AAAA.js', '/assets/page-BBBB.js', '/assets/page-CCCC.js'])
    expect(await get(url)).toMatchObject({ statusCode: 200 })
})

test('the week begins when a file is replaced, however long ago it was built or kept before', async () => {
  await age(join(former_web_dir, 'assets/page-BBBB.js'), 8)
  await build({ 'index.html': 'empat', 'assets/page-BBBB.js': 'two()' })
  await age(join(web_dir, 'assets/page-BBBB.js'), 30)
  await build({ 'index.html': 'lima', 'assets/page-DDDD.js': 'four()' })
  await build({ 'index.html': 'enam', 'assets/page-EEEE.js': 'five()' })
  expect(await get('/assets/page-BBBB.js')).toMatchObject({ statusCode: 200, body: 'two()' })
})
