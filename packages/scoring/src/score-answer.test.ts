import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitsQuestion } from './fits-question.ts'
import { listParts } from './kinds/list-parts.ts'
import { findKind } from './kinds/question-kinds.ts'
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
      const given = findKind(key.type).markedBy === 'people' ? 0.5 : undefined
      const { credit, outcome } = scoreAnswer(content, key, value, given)
      expect(outcome).toBe(credit === 0 ? 'wrong' : credit === 1 ? 'correct' : 'partial')
      // Halves (what is only partly right) of shares of at most ten parts.
      expect(credit * 5040).toBeCloseTo(Math.round(credit * 5040), 9)
    }),
  )
})

test('every key fits its question, and what solves it is accepted and correct', () => {
  fc.assert(
    fc.property(question, ({ content, key }) => {
      const right = findKind(key.type).solve(key)
      expect(fitsQuestion(content, key)).toBe(true)
      expect(validateAnswer(content, right)).toBeUndefined()
      const given = findKind(key.type).markedBy === 'people' ? 1 : undefined
      expect(scoreAnswer(content, key, right, given)).toEqual({ credit: 1, outcome: 'correct' })
    }),
  )
})

test('a key fits no question of another kind', () => {
  fc.assert(
    fc.property(question, question, (one, other) => {
      fc.pre(one.content.type !== other.content.type)
      expect(fitsQuestion(one.content, other.key)).toBe(false)
    }),
  )
})

test('an answer that is one of the parts is one of those that blind guessing chooses from', () => {
  fc.assert(
    fc.property(question, ({ content }) => {
      const kind = findKind(content.type)
      fc.pre(kind.picksOne)
      expect(kind.countGuesses(content)).toBe(listParts(content).length)
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
