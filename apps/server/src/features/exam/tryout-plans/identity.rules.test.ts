import { expect, test } from 'vitest'
import { findContradictions, findFrozen, type Identity } from './identity.rules.ts'

const draft: Identity = {
  opens_at: '2026-11-21T01:00:00.000Z',
  closes_at: '2026-11-21T05:00:00.000Z',
  choices_min: 0,
  choices_max: 4,
  scale_min: 200,
  scale_max: 1000,
  result_release: 'at_close',
  release_at: null,
}

test('a draft that fits together has nothing against it', () => {
  expect(findContradictions(draft)).toEqual({})
  expect(findContradictions({ ...draft, closes_at: null, result_release: 'instant' })).toEqual({})
  expect(findContradictions({ ...draft, choices_min: 2, choices_max: 2 })).toEqual({})
  const later = { ...draft, result_release: 'at_time' as const, release_at: '2026-11-22T05:00:00.000Z' }
  expect(findContradictions(later)).toEqual({})
})

test.each<[keyof Identity, Partial<Identity>]>([
  ['closes_at', { closes_at: draft.opens_at }],
  ['closes_at', { closes_at: '2026-11-20T05:00:00.000Z' }],
  ['choices_max', { choices_min: 3, choices_max: 2 }],
  ['scale_max', { scale_max: 200 }],
  ['result_release', { closes_at: null }],
  ['release_at', { result_release: 'at_time' }],
])('what mends it is %s where it has %o', (field, changes) => {
  expect(findContradictions({ ...draft, ...changes })).toEqual({ [field]: [expect.stringMatching(/\.$/)] })
})

test('the same moment in another zone is no later one', () => {
  expect(findContradictions({ ...draft, closes_at: '2026-11-21T08:00:00.000+07:00' })).toHaveProperty(
    'closes_at',
  )
})

test('several contradictions are told at once', () => {
  const found = findContradictions({ ...draft, closes_at: null, choices_min: 9, scale_min: 1000 })
  expect(Object.keys(found)).toEqual(['choices_max', 'scale_max', 'result_release'])
})

test('what is published keeps all but its title, and says so by field', () => {
  const changes = { ...draft, title: 'Nama baru', scale_max: 900, closes_at: null, updated_at: 'now' }
  expect(Object.keys(findFrozen({ ...draft, title: 'Nama', updated_at: 'then' }, changes))).toEqual([
    'closes_at',
    'scale_max',
  ])
  expect(findFrozen(draft, { ...draft })).toEqual({})
})

test('a value with parts is compared by what is in it', () => {
  expect(findFrozen({ marks: { kind: 'points' } }, { marks: { kind: 'points' } })).toEqual({})
  expect(findFrozen({ marks: { kind: 'points' } }, { marks: { kind: 'minus' } })).toHaveProperty('marks')
})
