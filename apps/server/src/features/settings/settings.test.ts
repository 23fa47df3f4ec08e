import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { settings } from '@gerbang/contract/settings.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/api.ts'
import { drawPicture, writeForm } from '../../testing/pictures.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signIn({ role: 'admin' })).token
})
afterAll(() => app.close())

test('a new installation has a name and the footer year 2025', async () => {
  expect((await app.send(settings.get)).data).toEqual({
    product_name: 'Gerbang',
    logo_url: null,
    contact_email: null,
    contact_phone: null,
    contact_city: null,
    contact_province: null,
    social_links: [],
    footer_year: 2025,
    ranking_names: true,
    open_school_students: 20,
  })
})

test('an admin changes some fields; the others stay, and everybody reads the outcome', async () => {
  const social_links = [{ platform: 'instagram', url: 'https://instagram.com/gerbang' }]
  const body = { product_name: 'Gerbang Ilmu', contact_email: 'Halo@Sekolah.id', social_links }
  expect(await app.send(settings.update, { token, body })).toMatchObject({ status: 200 })
  await app.send(settings.update, { token, body: { contact_city: 'Bandung' } })
  expect((await app.send(settings.get)).data).toMatchObject({
    product_name: 'Gerbang Ilmu',
    contact_email: 'halo@sekolah.id',
    contact_city: 'Bandung',
    social_links,
  })
})

test('a logo is stored as a small WebP without what else the file carried, and null takes it away', async () => {
  const logo = new File([new Uint8Array(await drawPicture('png', 2000, 500))], 'logo.png')
  const reply = await app.send(settings.update, { token, ...(await writeForm({ logo })) })
  expect(reply.status).toBe(200)
  const url = reply.data.logo_url ?? ''
  const stored = await readFile(join(app.platform.config.media_dir, basename(url)))
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 512, height: 128 })
  expect(stored.includes('RAHASIA')).toBe(false)
  const removed = await app.send(settings.update, { token, ...(await writeForm({ logo: '' })) })
  expect(removed.data.logo_url).toBeNull()
})

test.each([
  [
    'a link that is not https',
    { social_links: [{ platform: 'x', url: 'javascript:alert(1)' }] },
    'social_links.0.url',
  ],
  ['an e-mail that is none', { contact_email: 'bukan' }, 'contact_email'],
  ['a logo that is no file', { logo: 'a.png' }, 'logo'],
])('%s is refused by name', async (_, body, field) => {
  const reply = await app.send(settings.update, { token, body })
  expect(reply).toMatchObject({ status: 422, code: 'validation' })
  expect(Object.keys(reply.errors)).toEqual([field])
})

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['HTML with the name of a picture', Buffer.from('<html></html>')],
  ['a PNG that ends after its first bytes', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
])('%s is no logo', async (_, bytes) => {
  const logo = new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' })
  const reply = await app.send(settings.update, { token, ...(await writeForm({ logo })) })
  expect(reply).toMatchObject({ status: 422 })
  expect(Object.keys(reply.errors)).toEqual(['logo'])
})
