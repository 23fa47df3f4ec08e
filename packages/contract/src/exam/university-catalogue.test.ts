import { expect, test } from 'vitest'
import { keep, refusals } from '../testing/keep.ts'
import { universityCatalogue } from './university-catalogue.ts'

const figures = {
  year: 2026,
  capacity: 40,
  applicants: 900,
  passing_score: 650.5,
  source: 'Laman resmi',
  is_estimate: false,
}
const major = { code: 'IF', name: 'Informatika', level: 'S1', group: 'Saintek', years: [figures] }
const refused = (changes: object) => refusals(universityCatalogue.updateMajor.body, { ...major, ...changes })

test('a major without weights is weighed as each try-out does', () => {
  expect(keep(universityCatalogue.updateMajor.body, major)).toMatchObject({ weights: {} })
})

test('of weights one is more than nothing', () => {
  expect(refused({ weights: { PU: 0, PM: 2.5 } })).toEqual([])
  expect(refused({ weights: { PU: 0, PM: 0 } })).toEqual(['weights'])
  expect(refused({ weights: { PU: 1, PM: -1 } })).toEqual(['weights.PM'])
  expect(refused({ weights: { 'p u': 1 } })).toEqual(['weights.p u'])
})

test('a year stands once, and may lack its figures', () => {
  const unknown = { ...figures, year: 2025, capacity: null, applicants: null, passing_score: null }
  expect(refused({ years: [figures, unknown] })).toEqual([])
  expect(refused({ years: [figures, { ...unknown, year: 2026 }] })).toEqual(['years'])
  expect(refused({ years: [] })).toEqual([])
})

test.each([
  ['capacity', -1],
  ['capacity', 0.5],
  ['applicants', -1],
  ['passing_score', 1000.1],
  ['source', 'x'],
  ['year', 1999],
])('a year is refused for its %s of %s', (field, value) => {
  expect(refused({ years: [{ ...figures, [field]: value }] })).toEqual([`years.0.${field}`])
})
