import { expect, test } from 'vitest'
import { findSeason } from './seasons.rules.ts'

test.each([
  ['2026-08-01T01:00:00.000Z', 2027],
  ['2026-12-31T23:00:00.000Z', 2027],
  ['2027-01-02T01:00:00.000Z', 2027],
  ['2027-06-30T16:59:59.999Z', 2027],
])('a try-out that opens at %s prepares for the exam of %i', (opensAt, season) => {
  expect(findSeason(opensAt)).toBe(season)
})

test('a season begins with the first of July in Jakarta, where it is still June in Greenwich', () => {
  expect(findSeason('2027-06-30T17:00:00.000Z')).toBe(2028)
  expect(findSeason('2027-07-01T00:00:00.000Z')).toBe(2028)
})
