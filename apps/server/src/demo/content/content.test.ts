import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { guidances } from '@gerbang/contract/site/guidances.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBanners } from '../../features/site/banners/banners.queries.ts'
import { listNews } from '../../features/site/news/news.queries.ts'
import { findSettings } from '../../features/platform/settings/settings.queries.ts'
import { findUsableStudentCode } from '../../features/people/student-codes/student-codes.queries.ts'
import { listTestimonials } from '../../features/site/testimonials/testimonials.queries.ts'
import { createTestApp, type TestApp } from '../../testing/api.ts'
import { epoch } from '../../testing/factories.ts'
import { seedReference } from '../../db/reference/seed-reference.ts'
import { insertDemo } from '../seed-demo.ts'
import { seedPatiently } from '../testing/seed-patiently.ts'
import { readWebpSize } from '../../content/webp-size.ts'

let database: TestApp
let mediaPlace: string
let admin: Awaited<ReturnType<TestApp['signIn']>>

beforeAll(async () => {
  mediaPlace = await mkdtemp(join(tmpdir(), 'gerbang-media-'))
  database = await createTestApp({ media_place: mediaPlace })
  await seedReference(database.db, database.platform)
  await seedPatiently(database, insertDemo)
  admin = await database.signIn({ role: 'admin' })
})

afterAll(async () => {
  await database.close()
  await rm(mediaPlace, { recursive: true, force: true })
})

/** Begin so. */
const forStaff = ['untuk-guru-%', 'untuk-admin-%']

/** What students read as guides, and what teachers and admins read as articles. */
async function listGuides(): Promise<{ slug: string; body_html: string }[]> {
  const { token } = await database.signIn()
  const { data } = await database.send(guidances.list, { token })
  const articles = await database.db
    .selectFrom('news')
    .select(['slug', 'body_html'])
    .where('slug', 'like', sql<string>`any(${forStaff}::text[])`)
    .execute()
  return [...data, ...articles]
}

const picture =
  /<img src="\/media\/(?<file>[^"]+)" alt="(?<alt>[^"]*)" width="(?<width>\d+)" height="(?<height>\d+)"/g
const findPictures = (html: string) => Array.from(html.matchAll(picture), ({ groups = {} }) => groups)

const listCards = async () => (await listNews(database.db, epoch, { page: 1, per_page: 20 })).data

test('eight articles with a picture each are out, none of them from the future', async () => {
  const cards = await listCards()
  expect(cards).toHaveLength(8)
  expect(new Set(cards.map(({ cover_url }) => cover_url)).size).toBe(8)
  for (const { published_at } of cards) expect(Date.parse(published_at)).toBeLessThan(epoch.getTime())
})

test('the sign-in pages have a picture of their own, with words for those who cannot see it', async () => {
  const [banner] = await listBanners(database.db, epoch)
  expect(banner?.placement).toContain('login')
  expect(banner?.alt).not.toBe('')
})

test('what the content shows is in the media folder, as WebP of at most 60 KB', async () => {
  const [guides, cards, banners, stories] = await Promise.all([
    listGuides(),
    listCards(),
    listBanners(database.db, epoch),
    listTestimonials(database.db),
  ])
  const used = [
    ...guides.flatMap(({ body_html }) => findPictures(body_html)).map(({ file }) => `/media/${file}`),
    ...cards.map(({ cover_url }) => cover_url),
    ...banners.map(({ image_url }) => image_url),
    ...stories.map(({ photo_url }) => photo_url),
  ]
  const stored = await readdir(mediaPlace)
  for (const file of stored) expect((await stat(join(mediaPlace, file))).size).toBeLessThan(60_000)
  expect(stored.map(file => `/media/${file}`)).toEqual(expect.arrayContaining(used))
})

test('every guide shows real screens, told to those who cannot see them, at half of their pixels', async () => {
  const guides = await listGuides()
  expect(guides).toHaveLength(8)
  for (const { slug, body_html } of guides) {
    const shown = findPictures(body_html)
    expect({ slug, pictures: shown.length }).toEqual({ slug, pictures: expect.toBeOneOf([1, 2]) })
    for (const { file = '', alt, width, height } of shown) {
      expect(alt).toMatch(/^\p{Lu}.{40,}\.$/u)
      const size = readWebpSize(await readFile(join(mediaPlace, file)))
      expect(size).toEqual({ width: 2 * Number(width), height: 2 * Number(height) })
    }
  }
})

test('an admin who saves a guide as it stands changes nothing that students see', async () => {
  const { token } = admin
  const { data: before } = await database.send(guidances.listAll, { token })
  for (const { id, body } of before)
    await database.send(guidances.update, { token, params: { id }, body: { body } })
  const { data: after } = await database.send(guidances.listAll, { token })
  expect(after.map(({ body_html }) => body_html)).toEqual(before.map(({ body_html }) => body_html))
})

test('one code lets a student register, the other is past its time', async () => {
  expect(await findUsableStudentCode(database.db, 'cemara-27', epoch)).toBeDefined()
  expect(await findUsableStudentCode(database.db, 'MERAPI26', epoch)).toBeUndefined()
})

test('contact and social links lead to nobody', async () => {
  const { contact_email, social_links } = await findSettings(database.db)
  expect(contact_email).toMatch(/\.example$/)
  for (const { url } of social_links) expect(new URL(url).hostname).toMatch(/\.example$/)
})
