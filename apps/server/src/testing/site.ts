import type { Insertable } from 'kysely'
import { v7 } from 'uuid'
import type { Db } from '../db/database.ts'
import type { DB } from '../db/schema.ts'
import { epoch } from './factories.ts'

const stamp = { created_at: epoch.toISOString(), updated_at: epoch.toISOString() }

/** A published article. */
export async function createArticle(db: Db, overrides: Partial<Insertable<DB['news']>> = {}) {
  const id = v7()
  const row = {
    id,
    title: 'Cara membaca grafik',
    slug: `berita-${id}`,
    excerpt: 'Mulai dari sumbu dan satuannya.',
    body: 'Mulai dari **sumbu**.',
    body_html: '<p>Mulai dari <strong>sumbu</strong>.</p>',
    cover_url: null,
    status: 'published' as const,
    published_at: epoch.toISOString(),
    ...stamp,
    ...overrides,
  }
  await db.insertInto('news').values(row).execute()
  return row
}

/** An active banner without a window. */
export async function createBanner(db: Db, overrides: Partial<Insertable<DB['banners']>> = {}) {
  const row = {
    id: v7(),
    placement: 'landing',
    title: 'Spanduk',
    image_url: '/media/a.webp',
    alt: 'Gambar',
    link_url: null,
    position: 1,
    opens_at: null,
    closes_at: null,
    is_active: true,
    ...stamp,
    ...overrides,
  }
  await db.insertInto('banners').values(row).execute()
  return row
}

/** A published testimonial. */
export async function createTestimonial(db: Db, overrides: Partial<Insertable<DB['testimonials']>> = {}) {
  const row = {
    id: v7(),
    name: 'Nama Rekaan',
    school: 'SMA Rekaan',
    accepted_at: 'Universitas Rekaan',
    year: 2026,
    quote: 'Latihannya terasa nyata.',
    photo_url: null,
    position: 1,
    is_published: true,
    ...stamp,
    ...overrides,
  }
  await db.insertInto('testimonials').values(row).execute()
  return row
}
