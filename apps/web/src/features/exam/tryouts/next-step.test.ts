import type { Attempt } from '@gerbang/contract/exam/tryouts.ts'
import { expect, test } from 'vitest'
import { canRetake, pathAfterEnrolment, tellNextStep } from './next-step.ts'

const attempt = (status: Attempt['status']): Attempt => ({
  id: 'a1',
  number: 1,
  status,
  choices: [],
  finished_at: null,
})

test.each([
  ['start', null, null],
  ['start', attempt('void'), null],
  ['start', null, 'code_needed'],
  ['continue', attempt('enrolled'), null],
  ['continue', attempt('in_progress'), null],
  ['blocked', null, 'upcoming'],
  ['blocked', attempt('in_progress'), 'closed'],
  ['result', attempt('finished'), 'closed'],
  ['result', attempt('scored'), null],
] as const)('the step is %s', (step, attempt, obstacle) => {
  expect(tellNextStep({ attempt, obstacle })).toBe(step)
})

test('a finished try-out may be taken again only while nothing is in the way', () => {
  expect(canRetake({ attempt: attempt('scored'), obstacle: null })).toBe(true)
  expect(canRetake({ attempt: attempt('scored'), obstacle: 'attempts_used' })).toBe(false)
  expect(canRetake({ attempt: null, obstacle: null })).toBe(false)
})

test('majors are asked for before the first start and never after it', () => {
  const tryout = { slug: 'utbk-1', choice_rules: { min: 1, max: 4, combinations: [] } }
  expect(pathAfterEnrolment(tryout, attempt('enrolled'))).toBe('/student/try-out/fill-major/utbk-1/a1')
  expect(pathAfterEnrolment(tryout, attempt('in_progress'))).toBe('/student/try-out/subjects/utbk-1')
})

test('a try-out without choices goes straight to its sub-tests', () => {
  const tryout = { slug: 'utbk-1', choice_rules: { min: 0, max: 4, combinations: [] } }
  expect(pathAfterEnrolment(tryout, attempt('enrolled'))).toBe('/student/try-out/subjects/utbk-1')
})
