import { expect, test } from 'vitest'
import { scoreAnswer } from '../../score-answer.ts'
import { NUMBER, TEXT } from '../../testing/questions.ts'
import { validateAnswer } from '../../validate-answer.ts'

const numberKey = (value: number, tolerance = 0) => ({
  type: 'short_answer' as const,
  answer: { kind: 'number' as const, value, tolerance },
})

const textKey = (...accepted: string[]) => ({
  type: 'short_answer' as const,
  answer: { kind: 'text' as const, accepted },
})

test.each([
  ['1.250,5', numberKey(1250.5)],
  ['1250.5', numberKey(1250.5)],
  ['− 3', numberKey(-3)],
  ['3/4', numberKey(0.75)],
  ['1/3', numberKey(1 / 3)],
  ['0,4', numberKey(0.3, 0.1)],
  ['0,2', numberKey(0.3, 0.1)],
  ['1250,6', numberKey(1250.5, 0.1)],
  ['3,14', numberKey(3.14159, 0.01)],
])('%s is right for a number key', (typed, key) => {
  expect(scoreAnswer(NUMBER, key, typed).outcome).toBe('correct')
})

test.each([
  ['3', numberKey(-3)],
  ['0,41', numberKey(0.3, 0.1)],
  ['0,333', numberKey(1 / 3)],
  ['12 %', numberKey(12)],
  ['dua belas', numberKey(12)],
  ['1/0', numberKey(0, 1e308)],
])('%s is wrong for a number key', (typed, key) => {
  expect(scoreAnswer(NUMBER, key, typed).outcome).toBe('wrong')
})

test('1.250 is right whether 1250 or 1.25 was asked for', () => {
  expect(scoreAnswer(NUMBER, numberKey(1250), '1.250').outcome).toBe('correct')
  expect(scoreAnswer(NUMBER, numberKey(1.25), '1.250').outcome).toBe('correct')
  expect(scoreAnswer(NUMBER, numberKey(125), '1.250').outcome).toBe('wrong')
})

test.each([
  ['  Fotosintesis. ', 'correct'],
  ['FOTOSINTESIS', 'correct'],
  ['"fotosintesis"', 'correct'],
  ['foto sintesis', 'wrong'],
  ['...', 'wrong'],
  ['   ', 'blank'],
])('typing %j where fotosintesis is accepted is %s', (typed, outcome) => {
  expect(scoreAnswer(TEXT, textKey('asimilasi karbon', 'Fotosintesis'), typed).outcome).toBe(outcome)
})

test.each([
  ['x'.repeat(200), undefined],
  ['x'.repeat(201), 'too_long'],
  ['   ', undefined],
  ['', 'wrong_shape'],
  [['1'], 'wrong_shape'],
  [{ a: '1' }, 'wrong_shape'],
])('%j as typed text is %s', (value, problem) => {
  expect(validateAnswer(NUMBER, value)).toBe(problem)
})
