import type { Article } from '@gerbang/contract/site/news.ts'
import type { Settings } from '@gerbang/contract/platform/settings.ts'
import type { LandingPage, PublicTryout, SiteFrame, SitePage } from '@gerbang/contract/site/site.ts'
import { expect, test } from 'vitest'
import { renderSite } from './render-site.tsx'

const settings: Settings = {
  product_name: 'Gerbang',
  logo_url: null,
  contact_email: 'halo@gerbang.test',
  contact_phone: '+62 21 5555-0134',
  contact_city: 'Kota Bandung',
  contact_province: 'Jawa Barat',
  social_links: [{ platform: 'instagram', url: 'https://contoh.test/gerbang' }],
  ranking_names: true,
  open_school_students: 20,
  footer_year: 2025,
  tryout_scoring: 'irt',
  tryout_result_release: 'at_close',
  tryout_review_policy: 'after_release',
  registration_needs_code: false,
  code_max_uses: 1,
  code_valid_days: null,
  second_factor_for_admins: true,
  teachers_see_classes: true,
}

const article: Article = {
  id: '019a0000-0000-7000-8000-000000000001',
  title: 'Jadwal sudah keluar',
  slug: 'jadwal-sudah-keluar',
  excerpt: 'Tanggal yang perlu kamu catat.',
  cover_url: null,
  published_at: '2025-11-19T23:00:00.000Z',
  updated_at: '2025-11-19T23:00:00.000Z',
  body_html: '<p>Isi <strong>berita</strong>.</p>',
}

const tryout: PublicTryout = {
  slug: 'perdana',
  title: 'Try Out Perdana',
  description: 'Tujuh subtes.',
  opens_at: '2025-11-24T01:00:00.000Z',
  closes_at: '2025-11-24T05:00:00.000Z',
  phase: 'upcoming',
  access: 'free',
  program: 'UTBK-SNBT',
  sub_test_count: 7,
  question_count: 1160,
  duration_seconds: 11_700,
}

const landing: LandingPage = {
  kind: 'landing',
  tryouts: [],
  facts: { tryouts: 0, questions: 0, ranked_attempts: 0 },
  banner: null,
  news: [],
  testimonials: [],
  faqs: [],
  is_demo: false,
}

const asked = { name: 'Rani', school: 'SMAN 1', accepted_at: 'UB', year: 2025, photo_url: null }

function render(page: SitePage, frame: Partial<SiteFrame> = {}): string {
  return renderSite(page, {
    public_url: 'https://gerbang.test',
    settings,
    now: new Date('2025-11-21T01:00:00.000Z'),
    ...frame,
  })
}

const renderArticle = (changes: Partial<Article>) =>
  render({ kind: 'article', article: { ...article, ...changes }, more: [] })

test('a page is a whole document in Indonesian with a place to skip to', () => {
  const html = render(landing)
  expect(html).toMatch(/^<!doctype html><html lang="id">/i)
  expect(html).toContain('<a href="#isi"')
  expect(html).toContain('<main id="isi"')
})

test('a headline that looks like HTML stays text everywhere', () => {
  const title = '</title><script>alert("1")</script>'
  const html = renderArticle({ title })
  expect(html).not.toContain('<script>')
  expect(html.split('</title>')).toHaveLength(2)
  expect(html).toContain('&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</h1>')
})

test('a headline cannot end the data for search engines', () => {
  const html = renderArticle({ title: '</script><img src=x>' })
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({ '@type': 'NewsArticle', headline: '</script><img src=x>' })
})

test('an article is shared with its own words, address and picture', () => {
  const html = renderArticle({ cover_url: '/media/ab.webp' })
  expect(html).toContain('<title>Jadwal sudah keluar · Gerbang</title>')
  expect(html).toContain('<meta name="description" content="Tanggal yang perlu kamu catat."/>')
  expect(html).toContain(
    '<link rel="canonical" href="https://gerbang.test/content-news/jadwal-sudah-keluar"/>',
  )
  expect(html).toContain('<meta property="og:type" content="article"/>')
  expect(html).toContain('<meta property="og:image" content="https://gerbang.test/media/ab.webp"/>')
})

test('an article without a picture is shared with the one of the house', () => {
  expect(renderArticle({})).toContain('<meta property="og:image" content="https://gerbang.test/share.png"/>')
})

test('dates follow the clock in Jakarta', () => {
  expect(renderArticle({})).toContain('>20 November 2025</time>')
})

test('a later change is told, one on the same day is not', () => {
  expect(renderArticle({ updated_at: '2025-11-21T02:00:00.000Z' })).toContain('Diperbarui 21 November 2025')
  expect(renderArticle({ updated_at: '2025-11-20T02:00:00.000Z' })).not.toContain('Diperbarui')
})

test('the text of an article is shown as it was cleaned', () => {
  expect(renderArticle({})).toContain('<p>Isi <strong>berita</strong>.</p>')
})

test('the footer holds contact and social links', () => {
  const html = render(landing)
  expect(html).toContain('href="mailto:halo@gerbang.test"')
  expect(html).toContain('href="tel:+622155550134"')
  expect(html).toContain('Kota Bandung, Jawa Barat')
  expect(html).toContain('href="https://contoh.test/gerbang"')
  expect(html).toContain('© 2025 Gerbang')
})

test('what the settings leave out leaves no empty heading', () => {
  const empty = {
    contact_email: null,
    contact_phone: null,
    contact_city: null,
    contact_province: null,
    social_links: [],
  }
  const html = render(landing, { settings: { ...settings, ...empty } })
  expect(html).not.toContain('>Kontak<')
  expect(html).not.toContain('>Media sosial<')
  expect(html).not.toContain('mailto:')
})

test('an installation shows its own name and logo', () => {
  const html = render(landing, {
    settings: { ...settings, product_name: 'Bimbel Cemara', logo_url: '/media/cd.webp' },
  })
  expect(html).toContain('<title>Bimbel Cemara: ')
  expect(html).toContain('<img src="/media/cd.webp"')
  expect(html).toContain('© 2025 Bimbel Cemara')
})

test('a landing page without content has no empty parts', () => {
  const html = render(landing)
  expect(html).toContain('Belum ada try out yang dibuka.')
  for (const part of ['id="berita"', 'id="testimoni"', '#testimoni', 'pengerjaan sudah dinilai'])
    expect(html).not.toContain(part)
})

test('facts are written as Indonesian numbers, and a zero is left out', () => {
  const html = render({ ...landing, facts: { tryouts: 0, questions: 1160, ranked_attempts: 12 } })
  expect(html).toContain('>1.160</dd>')
  expect(html).not.toContain('try out terbit')
})

test('a try-out leads past the login to its own page', () => {
  const html = render({ ...landing, tryouts: [tryout] })
  expect(html).toContain('Sen, 24 Nov, 08.00 – 12.00 WIB')
  expect(html).toContain('7 subtes · 1.160 soal · 3 jam 15 menit')
  expect(html).toContain('href="/login?redirect=%2Fstudent%2Ftry-out%2Fdetail%2Fperdana"')
})

test('invented testimonials are called invented', () => {
  const testimonials = [{ ...asked, id: article.id, quote: 'Waktunya terasa.' }]
  expect(render({ ...landing, testimonials, is_demo: true })).toContain('ceritanya rekaan')
  expect(render({ ...landing, testimonials })).not.toContain('rekaan.</p>')
})

test('the list of news leads to its neighbours only', () => {
  const list = { kind: 'news_list' as const, articles: [article], pages: 3 }
  expect(render({ ...list, page: 1 })).not.toContain('rel="prev"')
  expect(render({ ...list, page: 2 })).toContain('href="/content-news" rel="prev"')
  expect(render({ ...list, page: 2 })).toContain('href="/content-news?page=3" rel="next"')
  expect(render({ ...list, page: 3 })).not.toContain('rel="next"')
})

test('a missing article asks search engines to forget it', () => {
  const html = render({ kind: 'missing' })
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('rel="canonical"')
})

test('each page brings its styles along and no script of its own', () => {
  const html = render(landing)
  const scripts = [...html.matchAll(/<script (?!type="application\/ld\+json")([^>]*)>/g)].map(([, at]) => at)
  expect(scripts).toEqual(['src="/early.js"', 'src="/site.js" defer=""'])
  expect(html).toContain('<style>')
})

test('the banner of the landing page leads where it says, or stands there alone', () => {
  const banner = {
    id: '0190a000-0000-7000-8000-000000000000',
    placement: 'landing',
    title: 'Try out terbuka',
    image_url: '/media/a.webp',
    alt: 'Gerbang sekolah',
    link_url: '/student/try-out',
  }
  expect(render({ ...landing, banner })).toMatch(
    /<a href="\/student\/try-out"[^>]*><img src="\/media\/a.webp" alt="Gerbang sekolah"/,
  )
  expect(render({ ...landing, banner: { ...banner, link_url: null } })).toMatch(
    /<div [^>]*><img src="\/media\/a.webp"/,
  )
})
