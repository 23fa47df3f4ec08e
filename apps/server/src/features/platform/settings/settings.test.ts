import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { settings } from '@gerbang/contract/platform/settings.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import type { SettingsMeans } from './change-settings.ts'
import { operateSettings } from './operate-settings.ts'
import { drawPicture, writeForm } from '../../../testing/pictures.ts'

let app: TestApp
let token: string
let admin: string
beforeAll(async () => {
  app = await createTestApp()
  const signedIn = await app.signIn({ role: 'admin' })
  token = signedIn.token
  admin = signedIn.user.id
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
    tryout_scoring: 'irt',
    tryout_result_release: 'at_close',
    tryout_review_policy: 'after_release',
    registration_needs_code: false,
    code_max_uses: 1,
    code_valid_days: null,
    second_factor_for_admins: true,
    teachers_see_classes: true,
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
  const stored = await readFile(join(app.platform.config.media_place, basename(url)))
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
  ['a way of scoring that is none', { tryout_scoring: 'acak' }, 'tryout_scoring'],
  ['a release that wants a time', { tryout_result_release: 'at_time' }, 'tryout_result_release'],
  ['codes without a use', { code_max_uses: 0 }, 'code_max_uses'],
  ['codes for no day', { code_valid_days: 0 }, 'code_valid_days'],
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

const listNoted = () =>
  app.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'details', 'at'])
    .where('action', '=', 'settings_changed')
    .orderBy('id')
    .execute()

test('the log tells who changed which setting from what to what, without an address or a number, and only what changed', async () => {
  const before = (await listNoted()).length
  const { data } = await app.send(settings.get)
  const body = {
    ...data,
    logo_url: undefined,
    code_max_uses: 36,
    code_valid_days: 90,
    contact_phone: '0812 3456',
  }
  await app.send(settings.update, { token, body })
  await app.send(settings.update, { token, body })
  const noted = (await listNoted()).slice(before)
  expect(noted).toEqual([
    {
      actor_id: admin,
      at: app.now().toISOString(),
      details: {
        changes: {
          contact_phone: 'changed',
          code_max_uses: { from: 1, to: 36 },
          code_valid_days: { from: null, to: 90 },
        },
      },
    },
  ])
})

test('of two changes at once the log tells an unbroken story', async () => {
  const before = (await listNoted()).length
  await app.send(settings.update, { token, body: { code_max_uses: 100 } })
  await Promise.all(
    [101, 102, 103, 104].map(code_max_uses => app.send(settings.update, { token, body: { code_max_uses } })),
  )
  const steps = (await listNoted())
    .slice(before)
    .map(({ details }) => (details as { changes: { code_max_uses: { from: number; to: number } } }).changes)
    .map(({ code_max_uses }) => code_max_uses)
  expect(steps).toHaveLength(5)
  // Each step begins where another ended, and the last is what everybody reads.
  const ends = new Set(steps.map(({ to }) => to))
  const open = steps.slice(1).map(({ from }) => from)
  expect(new Set(open).size).toBe(4)
  expect(open.every(from => ends.has(from))).toBe(true)
  const last = [...ends].find(to => !open.includes(to))
  expect((await app.send(settings.get)).data.code_max_uses).toBe(last)
})

const operate = (...args: string[]) => {
  const { db, config, now, newId } = app.platform
  const means: SettingsMeans = { db, mediaPlace: config.media_place, actorId: null, now, newId }
  return operateSettings(means, args)
}

test('without a browser all settings are listed, and one is changed by the same rules and noted', async () => {
  await app.send(settings.update, {
    token,
    body: { registration_needs_code: false, product_name: 'Gerbang' },
  })
  const lines = (await operate()).split('\n')
  expect(lines[0]).toMatch(/^NAMA +NILAI +ARTI *$/)
  expect(lines).toContainEqual(expect.stringMatching(/^product_name +Gerbang +nama produk *$/))
  for (const name of Object.keys(settings.update.body.shape))
    expect(lines.filter(line => line.startsWith(`${name} `))).toHaveLength(1)

  const said = await operate('registration_needs_code', 'true')
  expect(said).toBe('registration_needs_code: false → true. Tercatat di riwayat perubahan.')
  expect((await app.send(settings.get)).data.registration_needs_code).toBe(true)
  expect((await listNoted()).at(-1)).toMatchObject({
    actor_id: null,
    details: { changes: { registration_needs_code: { from: false, to: true } } },
  })
  expect(await operate('registration_needs_code', 'true')).toBe('registration_needs_code tetap true.')
  await operate('registration_needs_code', 'false')
})

test('links, an emptied setting and a logo go through the command line too', async () => {
  await operate('social_links', '[{"platform":"x","url":"https://x.com/gerbang"}]')
  await operate('code_valid_days', '30')
  await operate('code_valid_days', 'null')
  const file = join(await mkdtemp(join(tmpdir(), 'gerbang-')), 'sekolah.png')
  await writeFile(file, await drawPicture('png', 300, 200))
  await operate('logo', file)
  expect((await app.send(settings.get)).data).toMatchObject({
    social_links: [{ platform: 'x', url: 'https://x.com/gerbang' }],
    code_valid_days: null,
    logo_url: expect.stringMatching(/^\/media\/logo-.*\.webp$/),
  })
})

test.each([
  [['warna', 'biru'], /^Tidak ada pengaturan bernama warna\. Yang ada: product_name/],
  [['product_name'], /^Pemakaian:/],
  [['product_name', 'Sekolah', 'Kita'], /tanda kutip/],
  [['product_name', 'null'], /^product_name: /],
  [['code_max_uses', 'banyak'], /^code_max_uses: /],
  [['social_links', 'x.com'], /^social_links: tulis sebagai JSON/],
  [['logo', '/tidak/ada.png'], /tidak bisa dibaca/],
  [['logo', import.meta.filename], /^logo: /],
])('the command refuses %j with what to mend, and nothing changes', async (args, sentence) => {
  const before = (await app.send(settings.get)).data
  await expect(operate(...args)).rejects.toThrow(sentence)
  expect((await app.send(settings.get)).data).toEqual(before)
})
