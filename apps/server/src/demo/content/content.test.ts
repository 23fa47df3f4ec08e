import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBanners } from '../../features/banners/banners.queries.ts'
import { listNews } from '../../features/news/news.queries.ts'
import { findSettings } from '../../features/settings/settings.queries.ts'
import { findUsableStudentCode } from '../../features/student-codes/student-codes.queries.ts'
import { listTestimonials } from '../../features/testimonials/testimonials.queries.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createProgram, epoch } from '../../testing/factories.ts'
import { insertContent } from './insert-content.ts'

let database: TestDatabase
let mediaDir: string

beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'gerbang-media-'))
  database = await createTestDatabase()
  const { id } = await createProgram(database.db)
  await insertContent(database.db, id, { now: () => epoch, newId: () => v7(), mediaDir })
})

afterAll(async () => {
  await database.close()
  await rm(mediaDir, { recursive: true, force: true })
})

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

test('what the content shows is in the media folder, as WebP of at most 40 KB', async () => {
  const [cards, banners, stories] = await Promise.all([
    listCards(),
    listBanners(database.db, epoch),
    listTestimonials(database.db),
  ])
  const used = [
    ...cards.map(({ cover_url }) => cover_url),
    ...banners.map(({ image_url }) => image_url),
    ...stories.map(({ photo_url }) => photo_url),
  ]
  const stored = await readdir(mediaDir)
  for (const file of stored) expect((await stat(join(mediaDir, file))).size).toBeLessThan(40_000)
  expect(used.toSorted()).toEqual(stored.map(file => `/media/${file}`).toSorted())
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
