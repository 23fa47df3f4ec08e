import { banners } from '@gerbang/contract/site/banners.ts'
import { testimonials } from '@gerbang/contract/site/testimonials.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createBanner, createTestimonial } from '../../../testing/site.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('banners that are active and inside their window come in display order', async () => {
  const at = (ms: number) => new Date(app.now().getTime() + ms).toISOString()
  await createBanner(app.db, { title: 'kedua', position: 2 })
  await createBanner(app.db, { title: 'pertama', position: 1, opens_at: at(0), closes_at: at(1) })
  await createBanner(app.db, { title: 'mati', is_active: false })
  await createBanner(app.db, { title: 'belum', opens_at: at(1) })
  await createBanner(app.db, { title: 'lewat', closes_at: at(0) })
  const { data } = await app.send(banners.list)
  expect(data.map(({ title }) => title)).toEqual(['pertama', 'kedua'])
})

test('testimonials come in display order, unpublished ones never', async () => {
  await createTestimonial(app.db, { name: 'Dua', position: 2 })
  await createTestimonial(app.db, { name: 'Satu', position: 1 })
  await createTestimonial(app.db, { name: 'Tersimpan', is_published: false })
  const { data } = await app.send(testimonials.list)
  expect(data.map(({ name }) => name)).toEqual(['Satu', 'Dua'])
})
