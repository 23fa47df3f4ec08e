import { expect, test } from 'vitest'
import { keep, refusals, taken } from '../testing/keep.ts'
import { media } from '../platform/media.ts'
import { settings } from '../platform/settings.ts'
import { banners } from './banners.ts'
import { faqs } from './faqs.ts'
import { guidances } from './guidances.ts'
import { news } from './news.ts'
import { testimonials } from './testimonials.ts'

const id = '019ab000-0000-7000-8000-00000000000a'
const many = (count: number) => Array.from({ length: count }, () => id)

test('what is added is a draft until somebody shows it', () => {
  const faq = { question: 'Apa ini?', answer: 'Ini.', category: 'Umum' }
  expect(keep(faqs.create.body, faq)).toEqual({ ...faq, is_published: false })
  const article = { title: 'Kabar baru', excerpt: 'Ringkasannya.', body: 'Isi beritanya.' }
  expect(keep(news.create.body, article)).toEqual({ ...article, status: 'draft' })
  const guide = { title: 'Panduan', body: 'Isi panduannya.' }
  expect(keep(guidances.create.body, guide)).toEqual({
    ...guide,
    video_url: null,
    file_url: null,
    file_name: null,
    is_published: false,
  })
})

test('a change hides nothing and takes nothing away that it does not name', () => {
  for (const { update } of [faqs, guidances, news, banners, testimonials])
    expect(keep(update.body, {})).toEqual({})
  expect(keep(news.update.body, { cover: null })).toEqual({ cover: null })
  expect(keep(banners.update.body, { link_url: null, closes_at: null })).toEqual({
    link_url: null,
    closes_at: null,
  })
})

test('a form shows and hides in letters', () => {
  expect(keep(banners.update.body, { is_active: 'false' })).toEqual({ is_active: false })
  expect(keep(testimonials.update.body, { is_published: 'true', year: '2026' })).toEqual({
    is_published: true,
    year: 2026,
  })
})

test('a banner stands on a page that shows banners', () => {
  expect(taken(banners.update.body, {}, 'placement', ['login', 'dashboard', 'landing', 'session'])).toEqual([
    'login',
    'dashboard',
    'landing',
  ])
})

test('a line end or a tab in a link hides no other site', () => {
  for (const link_url of [
    '/\t/jahat.id',
    '/\n/jahat.id',
    '/a\r/jahat.id',
    'https://contoh.id/\ta',
    'https://',
  ])
    expect(refusals(banners.update.body, { link_url })).toEqual(['link_url'])
  expect(keep(banners.update.body, { link_url: ' /student/try-out?a=1#b ' })).toEqual({
    link_url: '/student/try-out?a=1#b',
  })
})

test('a file of a guide lies here, and its film elsewhere is opened safely', () => {
  const files = [
    '/media/a-1.pdf',
    '/media/../a.pdf',
    'https://contoh.id/a.pdf',
    '/media/a.exe',
    '/media/A.pdf',
  ]
  expect(taken(guidances.update.body, {}, 'file_url', files)).toEqual(['/media/a-1.pdf'])
  expect(
    taken(guidances.update.body, {}, 'video_url', [null, 'https://contoh.id/a', 'http://contoh.id/a']),
  ).toEqual([null, 'https://contoh.id/a'])
})

test('content is put in order as a whole, and an addition stands at a place from one', () => {
  expect(taken(faqs.order.body, {}, 'ids', [[], many(1_000), many(1_001)])).toEqual([many(1_000)])
  const faq = { question: 'Apa ini?', answer: 'Ini.', category: 'Umum' }
  expect(taken(faqs.create.body, faq, 'position', [undefined, 0, 1, 10_000, 10_001])).toEqual([
    undefined,
    1,
    10_000,
  ])
})

test('news are read by their id, or by words of their address', () => {
  for (const one of [id, 'kabar-baru']) expect(keep(news.get.params, { id: one })).toEqual({ id: one })
  expect(refusals(news.get.params, { id: 'Kabar baru' })).toEqual(['id'])
})

test('a picture may be without words, and words of spaces are none', () => {
  const file = new File(['x'], 'a.png')
  expect(keep(media.create.body, { file })).toEqual({ file })
  expect(keep(media.create.body, { file, alt: null })).toEqual({ file, alt: null })
  expect(keep(media.create.body, { file, alt: '  Grafik ' })).toEqual({ file, alt: 'Grafik' })
})

test('settings change what they name; an address that is emptied is gone', () => {
  expect(keep(settings.update.body, {})).toEqual({})
  expect(keep(settings.update.body, { contact_email: null, code_valid_days: null })).toEqual({
    contact_email: null,
    code_valid_days: null,
  })
  expect(refusals(settings.update.body, { product_name: ' G ' })).toEqual(['product_name'])
})

test('a small school is one of five students at least, so that no band tells of a person', () => {
  expect(
    taken(settings.update.body, {}, 'open_school_students', ['4', '5', '1000', '1001', '', null]),
  ).toEqual(['5', '1000'])
})

test('codes are valid for days, or without end, and are used once at least', () => {
  expect(taken(settings.update.body, {}, 'code_valid_days', [null, '0', '1', '3650', '3651'])).toEqual([
    null,
    '1',
    '3650',
  ])
  expect(taken(settings.update.body, {}, 'code_max_uses', [null, '0', '1', '100000'])).toEqual([
    '1',
    '100000',
  ])
})
