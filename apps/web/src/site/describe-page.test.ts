import type { Article } from '@gerbang/contract/site/news.ts'
import type { SiteFrame } from '@gerbang/contract/site/site.ts'
import { expect, test } from 'vitest'
import { describePage } from './describe-page.ts'

const settings = {
  product_name: 'SMA Harapan',
  logo_url: null as string | null,
  contact_email: null as string | null,
  contact_phone: null as string | null,
  social_links: [] as { url: string }[],
}

const frameOf = (changes: Partial<typeof settings> = {}) =>
  ({
    public_url: 'https://harapan.example',
    settings: { ...settings, ...changes },
    now: new Date(),
  }) as unknown as SiteFrame

const article = {
  slug: 'libur',
  title: 'Libur panjang',
  excerpt: 'Try out pindah ke Januari.',
  cover_url: null,
  published_at: '2026-11-21T01:00:00.000Z',
  updated_at: '2026-11-22T01:00:00.000Z',
} as Article

type Page = Parameters<typeof describePage>[0]
const list = (page: number) => ({ kind: 'news_list', page, pages: 3 }) as Page
const ofArticle = (changes: Partial<Article> = {}) =>
  ({ kind: 'article', article: { ...article, ...changes } }) as Page

test('the landing page is told as the school that it is, with the addresses that it gives', () => {
  const contact = {
    contact_email: 'halo@harapan.example',
    contact_phone: '022 1234567',
    social_links: [{ url: 'https://sosial.example/harapan' }],
    logo_url: '/media/logo.webp',
  }
  const { canonical, data, image } = describePage({ kind: 'landing' } as Page, frameOf(contact))
  expect(canonical).toBe('https://harapan.example/')
  expect(image).toMatchObject({ url: 'https://harapan.example/share.png', is_own: true })
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    name: 'SMA Harapan',
    url: 'https://harapan.example/',
    logo: 'https://harapan.example/media/logo.webp',
    email: 'halo@harapan.example',
    telephone: '022 1234567',
    sameAs: ['https://sosial.example/harapan'],
  })
})

test('what a school does not give is not told as empty', () => {
  const { data } = describePage({ kind: 'landing' } as Page, frameOf())
  expect(Object.keys(data ?? {})).toEqual(['@context', '@type', 'name', 'url', 'logo'])
})

test('each page of the news has a title and an address of its own', () => {
  const [first, second] = [1, 2].map(page => describePage(list(page), frameOf()))
  expect(first).toMatchObject({
    title: 'Berita · SMA Harapan',
    canonical: 'https://harapan.example/content-news',
  })
  expect(second?.title).toMatch(/^Berita, halaman 2.* · SMA Harapan$/)
  expect(second?.canonical).toBe('https://harapan.example/content-news?page=2')
})

test('an article is told as news with its times, and shows its own picture or the product’s', () => {
  const plain = describePage(ofArticle(), frameOf())
  expect(plain).toMatchObject({
    title: 'Libur panjang · SMA Harapan',
    description: 'Try out pindah ke Januari.',
    canonical: 'https://harapan.example/content-news/libur',
    image: { is_own: true },
    data: {
      '@type': 'NewsArticle',
      headline: 'Libur panjang',
      datePublished: article.published_at,
      dateModified: article.updated_at,
      inLanguage: 'id',
      publisher: { name: 'SMA Harapan' },
    },
  })
  const covered = describePage(ofArticle({ cover_url: '/media/libur.webp' }), frameOf())
  expect(covered.image).toEqual({
    url: 'https://harapan.example/media/libur.webp',
    alt: 'Libur panjang',
    is_own: false,
  })
  expect(covered.data).toMatchObject({ image: ['https://harapan.example/media/libur.webp'] })
})

test('what is not there is not to be found', () => {
  expect(describePage({ kind: 'missing' }, frameOf())).toMatchObject({ canonical: null, data: null })
})
