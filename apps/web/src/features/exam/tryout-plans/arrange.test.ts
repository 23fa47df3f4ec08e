import type { Plan } from '@gerbang/contract/exam/tryout-plans.ts'
import { expect, test } from 'vitest'
import { replaceOne } from './arrange.ts'

const subTest = (id: string) => ({
  id: `row-${id}`,
  subject: { id, name: id },
  duration_seconds: 600,
  weight: 1,
  threshold: null,
  wanted_questions: 10,
  questions: 4,
})
const plan = { sub_tests: [subTest('a'), subTest('b'), subTest('c')] } as unknown as Plan

test('one sub-test changes, the others and their order stay, and only what the call takes is sent', () => {
  const planned = replaceOne(plan, 'b', { duration_seconds: 900 })
  expect(planned.map(({ subject_id, duration_seconds }) => [subject_id, duration_seconds])).toEqual([
    ['a', 600],
    ['b', 900],
    ['c', 600],
  ])
  expect(Object.keys(planned[0] ?? {}).toSorted()).toEqual([
    'duration_seconds',
    'subject_id',
    'threshold',
    'wanted_questions',
    'weight',
  ])
})

test('one sub-test leaves, and one that is not there changes nothing', () => {
  expect(replaceOne(plan, 'b', null).map(({ subject_id }) => subject_id)).toEqual(['a', 'c'])
  expect(replaceOne(plan, 'z', null)).toHaveLength(3)
  expect(replaceOne(plan, 'z', { weight: 5 }).every(({ weight }) => weight === 1)).toBe(true)
})
