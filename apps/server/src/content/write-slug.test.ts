import { expect, test } from 'vitest'
import { findFreeSlug, writeSlug } from './write-slug.ts'

test.each([
  ['Jadwal UTBK 2027: apa yang berubah?', 'jadwal-utbk-2027-apa-yang-berubah'],
  ['Ma’had & pesantrén', 'mahad-pesantren'],
  ['  --  ', ''],
  ['日本語', ''],
])('%s → %s', (title, slug) => {
  expect(writeSlug(title)).toBe(slug)
})

test('a long title ends at a word', () => {
  const slug = writeSlug('panjang '.repeat(40))
  expect(slug.length).toBeLessThanOrEqual(100)
  expect(slug.endsWith('panjang')).toBe(true)
})

test('the first number that nobody has', () => {
  expect(findFreeSlug('a', new Set())).toBe('a')
  expect(findFreeSlug('a', new Set(['a', 'a-2', 'a-4']))).toBe('a-3')
})
