import type { Preset } from '@gerbang/contract/exam/programs.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBad, toBody, toValues } from './preset-values.ts'

const subjects = ['a', 'b', 'c'].map(id => ({ id, name: `Subtes ${id}`, default_duration_seconds: 1_800 }))
const preset = {
  name: 'Mandiri',
  year: 2026,
  source: 'Panitia',
  mode: 'free',
  scoring: 'raw',
  sub_tests: [
    { subject: { id: 'b' }, question_count: 20, duration_seconds: 1_350, weight: 2, threshold: 300 },
  ],
} as unknown as Preset
const points = { kind: 'points' as const }

test('a new format has a row for each subject, with its usual time and no part in it yet', () => {
  const { name, year, rows } = toValues(undefined, subjects, 2027)
  expect([name, year]).toEqual(['', 2027])
  expect(rows.map(({ count, minutes, weight }) => [count, minutes, weight])).toEqual([
    [null, 30, 1],
    [null, 30, 1],
    [null, 30, 1],
  ])
  expect(toBody(toValues(undefined, subjects, 2027), points).sub_tests).toEqual([])
})

test('a format comes back from the form as it went into it, the half minute too', () => {
  const body = toBody(toValues(preset, subjects, 2027), points)
  expect(body).toMatchObject({ name: 'Mandiri', year: 2026, mode: 'free', scoring: 'raw', marks: points })
  expect(body.sub_tests).toEqual([
    { subject_id: 'b', question_count: 20, duration_seconds: 1_350, weight: 2, threshold: 300 },
  ])
})

test('whole seconds survive the minutes of the form', () => {
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 36_000 }), duration_seconds => {
      const [sub_test] = preset.sub_tests
      const timed = { ...preset, sub_tests: [{ ...sub_test, duration_seconds }] } as Preset
      expect(toBody(toValues(timed, subjects, 2027), points).sub_tests[0]?.duration_seconds).toBe(
        duration_seconds,
      )
    }),
  )
})

const row = { subject_id: 'a', count: 20, minutes: 30, weight: 1, threshold: null }

test('a row without a count is never wrong, whatever else stands in it', () => {
  expect(isBad({ ...row, count: null, minutes: -1 })).toBe(false)
})

test.each([
  ['no question', { count: 0 }],
  ['half a question', { count: 2.5 }],
  ['too many questions', { count: 201 }],
  ['no time', { minutes: 0 }],
  ['too much time', { minutes: 601 }],
  ['a weight below nothing', { weight: -1 }],
  ['too much weight', { weight: 101 }],
])('%s is wrong', (_, change) => {
  expect(isBad(row)).toBe(false)
  expect(isBad({ ...row, ...change })).toBe(true)
})
