import type { AnswerValue } from '@gerbang/contract/question.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalAnswers } from './canonical-answers.ts'
import { anyAnswer } from './testing/arbitraries.ts'

test('the text is compact JSON with sorted names and sorted picks', () => {
  const answers = new Map<string, AnswerValue>([
    ['q2', ['d', 'a']],
    ['q10', '1.250,5 "kg"\n'],
    ['q1', { p2: 's', p1: 'b', 10: 'b', 9: 's' }],
  ])
  expect(canonicalAnswers(answers)).toBe(
    '{"q1":{"10":"b","9":"s","p1":"b","p2":"s"},"q10":"1.250,5 \\"kg\\"\\n","q2":["a","d"]}',
  )
})

test('a cleared answer is the same as none', () => {
  expect(canonicalAnswers(new Map([['q1', null]]))).toBe('{}')
  expect(canonicalAnswers(new Map())).toBe('{}')
})

/** The same answer, written down the other way round. */
function reverse(value: AnswerValue): AnswerValue {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.toReversed()
  return Object.fromEntries(Object.entries(value).toReversed())
}

const stored = fc.uniqueArray(fc.tuple(fc.uuid(), anyAnswer), { selector: ([id]) => id })

test('equal answers give equal text whatever their order', () => {
  fc.assert(
    fc.property(stored, entries => {
      const reversed = entries.toReversed().map(([id, value]) => [id, reverse(value)] as const)
      expect(canonicalAnswers(new Map(reversed))).toBe(canonicalAnswers(new Map(entries)))
    }),
  )
})

test('the text tells every answer back, so different answers give different text', () => {
  fc.assert(
    fc.property(stored, entries => {
      const read = JSON.parse(canonicalAnswers(new Map(entries)))
      const sorted = entries.map(([id, value]) => [id, Array.isArray(value) ? value.toSorted() : value])
      expect(read).toEqual(Object.fromEntries(sorted))
    }),
  )
})
