import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreAnswer } from './score-answer.ts'
import { anyAnswer, answerTo, question } from './testing/arbitraries.ts'
import { MULTIPLE, SINGLE, TABLE, TEXT } from './testing/questions.ts'
import { validateAnswer } from './validate-answer.ts'

const answered = question.chain(one => answerTo(one).map(value => ({ ...one, value })))

test('an answer made of the parts of its question is accepted', () => {
  fc.assert(
    fc.property(answered, ({ content, value }) => {
      expect(validateAnswer(content, value)).toBeUndefined()
    }),
  )
})

test('credit lies between 0 and 1 and agrees with the outcome, whatever the value', () => {
  fc.assert(
    fc.property(question, anyAnswer, ({ content, key }, value) => {
      const { credit, outcome } = scoreAnswer(content, key, value)
      expect(credit).toBeGreaterThanOrEqual(0)
      expect(credit).toBeLessThanOrEqual(1)
      expect(outcome === 'correct').toBe(credit === 1)
      expect(outcome === 'partial').toBe(credit > 0 && credit < 1)
    }),
  )
})

test('the same holds for values that fit', () => {
  fc.assert(
    fc.property(answered, ({ content, key, value }) => {
      const { credit, outcome } = scoreAnswer(content, key, value)
      expect(outcome).toBe(credit === 0 ? 'wrong' : credit === 1 ? 'correct' : 'partial')
      expect(credit * 2520).toBeCloseTo(Math.round(credit * 2520), 9)
    }),
  )
})

test('the key itself, given as an answer, is correct', () => {
  fc.assert(
    fc.property(question, ({ content, key }) => {
      const right = {
        single_choice: () => key.type === 'single_choice' && key.option_id,
        multiple_choice: () => key.type === 'multiple_choice' && key.option_ids,
        true_false_table: () => key.type === 'true_false_table' && key.column_ids,
        short_answer: () =>
          key.type === 'short_answer' &&
          (key.answer.kind === 'number' ? String(key.answer.value) : (key.answer.accepted[0] ?? '')),
      }[content.type]()
      expect(right && scoreAnswer(content, key, right)).toEqual({ credit: 1, outcome: 'correct' })
    }),
  )
})

test.each([
  [SINGLE, ''],
  [MULTIPLE, []],
  [TABLE, {}],
  [TEXT, '\u00a0 '],
])('no answer in the form of an empty value is blank, not wrong', (content, empty) => {
  const key = { type: 'single_choice' as const, option_id: 'a' }
  expect(scoreAnswer(content, key, empty).outcome).toBe('blank')
})

test('a value that does not fit and a key of another type are wrong', () => {
  const key = { type: 'single_choice' as const, option_id: 'a' }
  expect(scoreAnswer(SINGLE, key, ['a']).outcome).toBe('wrong')
  expect(scoreAnswer(MULTIPLE, key, ['a']).outcome).toBe('wrong')
})
