import { expect, test } from 'vitest'
import { formatMonth } from '../../../format/format-time.ts'
import { groupTryouts } from './group-tryouts.ts'

const inJakarta = (iso: string) => formatMonth(iso, 'Asia/Jakarta')
const closes_at = '2026-12-31T00:00:00.000Z'
const card = (id: number, phase: 'open' | 'upcoming' | 'closed', opens_at: string, ends = true) => ({
  id,
  phase,
  opens_at,
  closes_at: ends ? closes_at : null,
})

test('each heading stands once, in the order of the list, with the months of the reader', () => {
  const cards = [
    card(1, 'open', '2026-11-20T00:00:00.000Z'),
    card(2, 'upcoming', '2026-11-30T16:00:00.000Z'),
    card(3, 'upcoming', '2026-11-30T18:00:00.000Z'),
    card(4, 'open', '2026-10-01T00:00:00.000Z', false),
    card(5, 'closed', '2026-11-02T00:00:00.000Z'),
    card(6, 'closed', '2026-11-01T00:00:00.000Z'),
    card(7, 'closed', '2025-11-01T00:00:00.000Z'),
  ]
  expect(groupTryouts(cards, inJakarta).map(([name, of]) => [name, of.map(({ id }) => id)])).toEqual([
    ['Sedang dibuka', [1]],
    ['Akan datang: November 2026', [2]],
    ['Akan datang: Desember 2026', [3]],
    ['Kapan saja', [4]],
    ['Sudah ditutup: November 2026', [5, 6]],
    ['Sudah ditutup: November 2025', [7]],
  ])
})
