import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMistakes, toBody, toFormat, toValues } from './identity-values.ts'

const begun = { scoring: 'irt', result_release: 'instant', review_policy: 'after_release' } as const
const values = (change: Partial<ReturnType<typeof toValues>> = {}) => ({ ...toValues(begun), ...change })
const listMistakes = (change: Parameters<typeof values>[0]) =>
  Object.entries(findMistakes(values(change))).flatMap(([field, words]) => (words ? [field] : []))

test('a new try-out begins with what the settings say and the usual for the rest', () => {
  expect(values()).toMatchObject({
    ...begun,
    title: '',
    mode: 'blocking',
    access: 'free',
    max_attempts: 1,
    opens_at: null,
    closes_at: null,
    has_penalty: false,
    scale_min: 200,
    scale_max: 1000,
    shuffle_questions: true,
  })
})

test('attempts without limit stay without limit', () => {
  expect(toValues({ ...begun, max_attempts: null }).max_attempts).toBeNull()
})

test('marks come back from the form as they went into it', () => {
  const marks = fc.oneof(
    fc.constant({ kind: 'points' as const }),
    fc.record({
      kind: fc.constant('penalty' as const),
      correct: fc.integer({ min: 1, max: 10 }),
      wrong: fc.integer({ min: -10, max: 0 }),
      blank: fc.integer({ min: -10, max: 0 }),
    }),
  )
  fc.assert(
    fc.property(marks, given => {
      expect(toBody(toValues({ ...begun, marks: given })).marks).toEqual(given)
    }),
  )
})

test('a time of release that no longer applies is not sent, and is still there to come back to', () => {
  const chosen = values({ result_release: 'at_time', release_at: '2026-12-01T00:00:00.000Z' })
  expect(toBody(chosen).release_at).toBe('2026-12-01T00:00:00.000Z')
  expect(toBody({ ...chosen, result_release: 'instant' }).release_at).toBeNull()
})

test('a format changes how a try-out is sat and scored, and nothing else', () => {
  const marks = { kind: 'penalty' as const, correct: 4, wrong: -2, blank: 0 }
  const preset = { mode: 'free', scoring: 'raw', marks } as Parameters<typeof toFormat>[0]
  expect(toFormat(preset)).toEqual({
    mode: 'free',
    scoring: 'raw',
    has_penalty: true,
    correct: 4,
    wrong: -2,
    blank: 0,
  })
})

const [first, second] = ['2026-12-01T00:00:00.000Z', '2026-12-02T00:00:00.000Z']

test('nothing is wrong with the usual', () => {
  expect(listMistakes({})).toEqual([])
  expect(listMistakes({ opens_at: first, closes_at: second })).toEqual([])
  expect(listMistakes({ closes_at: first })).toEqual([])
})

test.each([
  ['closes_at', { opens_at: second, closes_at: first }],
  ['closes_at', { opens_at: first, closes_at: first }],
  ['choices_max', { choices_min: 3, choices_max: 2 }],
  ['scale_max', { scale_min: 500, scale_max: 500 }],
  ['result_release', { result_release: 'at_close' as const }],
  ['release_at', { result_release: 'at_time' as const }],
])('%s is named where %o contradicts itself', (field, change) => {
  expect(listMistakes(change)).toEqual([field])
})
