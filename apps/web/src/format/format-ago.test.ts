import { expect, test } from 'vitest'
import { formatAgo } from './format-ago.ts'

const now = new Date('2026-11-21T08:00:00Z')

test.each([
  ['2026-11-21T08:00:30Z', 'baru saja'],
  ['2026-11-21T07:59:01Z', 'baru saja'],
  ['2026-11-21T07:59:00Z', '1 menit yang lalu'],
  ['2026-11-21T07:00:01Z', '59 menit yang lalu'],
  ['2026-11-21T05:10:00Z', '2 jam yang lalu'],
  ['2026-11-20T08:00:00Z', 'kemarin'],
  ['2026-11-14T08:00:00Z', '7 hari yang lalu'],
])('%s is %s', (iso, words) => {
  expect(formatAgo(iso, now)).toBe(words)
})
