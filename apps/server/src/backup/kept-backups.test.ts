import { expect, test } from 'vitest'
import { listSuperfluous, nameBackup } from './kept-backups.rules.ts'

const dayMs = 86_400_000
const last = Date.parse('2026-11-25T02:30:00Z')
const nightly = (nights: number) =>
  Array.from({ length: nights }, (_, n) => nameBackup(new Date(last - n * dayMs)))

test('a name tells when the backup was begun, in an order that sorts', () => {
  expect(nameBackup(new Date('2026-11-25T02:30:59Z'))).toBe('gerbang-2026-11-25T0230.tar.gz')
})

test('a week of nights stays whole, and nothing of it goes', () => {
  expect(listSuperfluous(nightly(7))).toEqual([])
})

test('of two years of nights seven days, four weeks and twelve months stay', () => {
  const names = nightly(730)
  const gone = new Set(listSuperfluous(names))
  const kept = names.filter(name => !gone.has(name)).map(name => name.slice(8, 18))
  const days = '2026-11-25 2026-11-24 2026-11-23 2026-11-22 2026-11-21 2026-11-20 2026-11-19'
  const weeks = '2026-11-15 2026-11-08'
  const months =
    '2026-10-31 2026-09-30 2026-08-31 2026-07-31 2026-06-30 2026-05-31 2026-04-30 2026-03-31 2026-02-28 2026-01-31 2025-12-31'
  expect(kept).toEqual([days, weeks, months].flatMap(some => some.split(' ')))
})

test('of a day the newest stays, and files of others are left alone', () => {
  const names = [
    'gerbang-2026-11-25T0230.tar.gz',
    'gerbang-2026-11-25T1600.tar.gz',
    'gerbang.tar.gz',
    'catatan.txt',
  ]
  expect(listSuperfluous(names)).toEqual(['gerbang-2026-11-25T0230.tar.gz'])
})
