import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { media } from '@gerbang/contract/platform/media.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { drawPicture, promisePixels, writeForm } from '../../../testing/pictures.ts'
import { renderTexts } from './render-texts.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signIn({ role: 'teacher' })).token
})
afterAll(() => app.close())

const file = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'grafik.png', { type: 'image/png' })

async function upload(bytes: Buffer, alt?: string, as = token) {
  return app.send(media.create, {
    token: as,
    ...(await writeForm({ file: file(bytes), ...(alt && { alt }) })),
  })
}

test('a picture is kept small and without what else the file carried, and texts show it', async () => {
  const { status, data } = await upload(await drawPicture('png', 2000, 1000), 'Grafik fungsi')
  expect({ status, data }).toMatchObject({
    status: 201,
    data: { kind: 'image', width: 1600, height: 800, alt: 'Grafik fungsi' },
  })
  const stored = await readFile(join(app.platform.config.media_place, basename(data.url)))
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 })
  expect(stored.includes('RAHASIA')).toBe(false)
  const text = { source: `![Grafik](${data.url})`, shape: 'blocks' } as const
  const { html } = (await renderTexts(app.db, [text]))(text)
  expect(html).toContain(`<img src="${data.url}" alt="Grafik" width="1600" height="800"`)
  expect((await app.http.inject(data.url)).statusCode).toBe(200)
})

test('an address of a picture cannot be counted or guessed', async () => {
  const { data } = await upload(await drawPicture('png', 20, 20))
  expect(basename(data.url)).toMatch(/^[0-9a-f]{32}\.webp$/)
})

test('the same picture of one owner is one row, and a later text for it is taken over', async () => {
  const picture = await drawPicture('jpeg', 300, 200)
  const first = await upload(picture)
  const again = await upload(picture, 'Peta')
  const once = await upload(picture)
  expect(again.data).toEqual({ ...first.data, alt: 'Peta' })
  expect(once.data).toEqual(again.data)
  const other = await upload(picture, undefined, (await app.signIn({ role: 'admin' })).token)
  expect(other.data).toMatchObject({ url: first.data.url, alt: '' })
  expect(other.data.id).not.toBe(first.data.id)
})

test('two uploads of the same picture at once are one row', async () => {
  const picture = await drawPicture('webp', 310, 210)
  const replies = await Promise.all([upload(picture), upload(picture), upload(picture)])
  expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1)
})

test('a PDF is kept as it is and no text shows it as a picture', async () => {
  const bytes = Buffer.from('%PDF-1.7\n%%EOF\n')
  const { status, data } = await upload(bytes)
  expect({ status, data }).toMatchObject({ status: 201, data: { kind: 'file', width: null, height: null } })
  expect(await readFile(join(app.platform.config.media_place, basename(data.url)))).toEqual(bytes)
  const text = { source: `![Panduan](${data.url})`, shape: 'blocks' } as const
  expect((await renderTexts(app.db, [text]))(text).problem).toBeDefined()
})

const packed = deflateSync(Buffer.from('<< /S /JavaScript /JS (app.alert(1)) >>'))
const wrap = (head: string, body: Buffer | string = '') =>
  Buffer.concat([Buffer.from(`%PDF-1.7\n1 0 obj\n${head}`), Buffer.from(body), Buffer.from('\n%%EOF\n')])
test.each([
  ['a script', wrap('<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj')],
  ['a script whose name is spelt in numbers', wrap('<< /S /J#61vaScript >> endobj')],
  ['a program to start', wrap('<< /S /Launch /F (a.exe) >> endobj')],
  ['a lock', wrap('<< /Encrypt 2 0 R >> endobj')],
  [
    'a script among packed objects',
    wrap(
      '<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n',
      Buffer.concat([packed, Buffer.from('\nendstream')]),
    ),
  ],
])('a PDF with %s is refused by name', async (_, bytes) => {
  const reply = await upload(bytes)
  expect(reply).toMatchObject({ status: 422, errors: { file: [expect.stringContaining('Cetak ulang')] } })
})

test('a PDF whose pictures or texts only look like a script is kept', async () => {
  const body = Buffer.concat([Buffer.from('x /JS (y) /JavaScript '), Buffer.from('\nendstream endobj')])
  expect((await upload(wrap('<< /Subtype /Image /JScript 1 >>\nstream\n', body))).status).toBe(201)
})

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['HTML with the name of a picture', Buffer.from('<html></html>')],
  ['a PNG that ends after its first bytes', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
  ['nothing', Buffer.from('')],
])('%s is refused, and says what to choose', async (_, bytes) => {
  const reply = await upload(bytes)
  expect(reply).toMatchObject({ status: 422 })
  expect(Object.keys(reply.errors)).toEqual(['file'])
})

test('a body without a file is refused by name', async () => {
  const reply = await app.send(media.create, { token, body: { alt: 'x' } })
  expect(Object.keys(reply.errors)).toEqual(['file'])
})

test.each([
  [1, 49_000_000],
  [20_000, 1],
  [8_000, 8_000],
])('a picture of %i × %i is refused by its head, before anything is decoded', async (width, height) => {
  const reply = await upload(promisePixels(width, height))
  expect(reply).toMatchObject({ status: 422, errors: { file: [expect.stringContaining('terlalu besar')] } })
})

test('pictures are decoded in another process, so that nobody waits behind one to sign in', async () => {
  const picture = await drawPicture('png', 320, 200)
  const here = vi.fn<() => void>()
  sharp.queue.on('change', here)
  expect((await upload(picture)).status).toBe(201)
  sharp.queue.off('change', here)
  expect(here).not.toHaveBeenCalled()
})
