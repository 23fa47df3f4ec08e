import type { ReleasedResult } from '@gerbang/contract/scores/results.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortTopics, type Topic } from './sort-topics.ts'
import { tellResult } from './tell-result.ts'

const subject = { id: 's', code: 'PU', name: 'Penalaran Umum', group: 'TPS' }
const subTest = (name: string, correct: number, wrong: number, blank = 0) => ({
  subject: { ...subject, name },
  correct,
  partial: 0,
  wrong,
  blank,
})

interface Given {
  sub_tests: object[]
  gap?: number
  total_se?: number | null
  provisional?: boolean
}

const release = ({ sub_tests, gap, total_se = 30, provisional = false }: Given) =>
  ({
    sub_tests,
    total_se,
    scoring: { provisional },
    choices: gap === undefined ? [] : [{ gap }],
  }) as unknown as ReleasedResult

const few = [subTest('PU', 9, 21), subTest('LBI', 13, 17)]

test('a target within the error is near, one beyond it is passed, one far below is not spoken of first', () => {
  expect(tellResult(release({ sub_tests: few, gap: -29 })).standing).toBe('near')
  expect(tellResult(release({ sub_tests: few, gap: 30 })).standing).toBe('near')
  expect(tellResult(release({ sub_tests: few, gap: 31 })).standing).toBe('over')
  expect(tellResult(release({ sub_tests: few, gap: -31 })).standing).toBe('start')
  expect(tellResult(release({ sub_tests: few, gap: 1, total_se: null })).standing).toBe('over')
})

test('a provisional score says nothing of a target', () => {
  expect(tellResult(release({ sub_tests: few, gap: 200, provisional: true })).standing).toBe('start')
})

test('the best sub-test is named by its share, and not where two are alike or there is one', () => {
  expect(tellResult(release({ sub_tests: few })).best).toEqual({ name: 'LBI', correct: 13, of: 30 })
  expect(tellResult(release({ sub_tests: [subTest('PU', 1, 1), subTest('LBI', 2, 2)] })).best).toBeNull()
  expect(tellResult(release({ sub_tests: [subTest('PU', 5, 5)] })).best).toBeNull()
  expect(tellResult(release({ sub_tests: [subTest('PU', 0, 5), subTest('LBI', 0, 2)] })).best).toBeNull()
})

test('blanks are counted apart, and a sheet left blank is no division by zero', () => {
  const blank = tellResult(release({ sub_tests: [subTest('PU', 0, 0, 20)] }))
  expect(blank).toMatchObject({ correct: 0, blank: 20, of: 20, standing: 'start' })
  expect(tellResult(release({ sub_tests: [] })).standing).toBe('start')
})

const topic = (name: string, correct: number, of: number): Topic => ({
  subject,
  topic_id: name,
  topic: name,
  correct,
  of,
})

test('the first step is what is nearest to the next mark, not what went worst', () => {
  const { weak } = sortTopics([topic('Nol', 0, 8), topic('Dekat', 4, 9), topic('Seperempat', 2, 8)])
  expect(weak.map(({ topic: name }) => name)).toEqual(['Dekat', 'Seperempat', 'Nol'])
})

test('every topic stands in one place, and none of fewer than four questions is judged', () => {
  const anyTopic = fc
    .tuple(fc.uuid(), fc.nat(12), fc.nat(12))
    .map(([name, one, other]) => topic(name, Math.min(one, other), Math.max(1, one, other)))
  fc.assert(
    fc.property(fc.array(anyTopic), topics => {
      const { weak, steady, few: unknown } = sortTopics(topics)
      expect(new Set([...weak, ...steady, ...unknown])).toEqual(new Set(topics))
      expect(weak.length + steady.length + unknown.length).toBe(topics.length)
      expect(unknown.every(({ of }) => of < 4)).toBe(true)
      expect(weak.every(({ correct, of }) => of >= 4 && correct < of)).toBe(true)
    }),
  )
})
