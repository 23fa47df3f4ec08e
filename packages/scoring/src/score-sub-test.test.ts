import type { AnswerValue } from '@gerbang/contract/question.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Marks, type SubTestItem, scoreSubTest } from './score-sub-test.ts'
import { answerTo, question } from './testing/arbitraries.ts'
import { MULTIPLE, SINGLE } from './testing/questions.ts'

const POINTS: Marks = { kind: 'points' }
const SIMAK: Marks = { kind: 'penalty', correct: 4, wrong: -1, blank: 0 }

const single = (question_id: string, overrides: Partial<SubTestItem> = {}): SubTestItem => ({
  question_id,
  content: SINGLE,
  key: { type: 'single_choice', option_id: 'a' },
  points: 1,
  voided: false,
  ...overrides,
})

const multiple = (question_id: string, overrides: Partial<SubTestItem> = {}) =>
  single(question_id, {
    content: MULTIPLE,
    key: { type: 'multiple_choice', option_ids: ['a', 'b', 'c'] },
    ...overrides,
  })

const answers = (record: Record<string, AnswerValue>) => new Map(Object.entries(record))

test('points add up, with the share earned of a partly right answer', () => {
  const items = [single('q1', { points: 2 }), single('q2'), multiple('q3', { points: 3 }), single('q4')]
  const given = answers({ q1: 'a', q2: 'b', q3: ['a', 'b'] })
  expect(scoreSubTest(items, given, POINTS)).toEqual({
    raw: 3,
    max: 7,
    correct: 1,
    partial: 1,
    wrong: 1,
    blank: 1,
    unmarked: 0,
    items: [
      { question_id: 'q1', outcome: 'correct', earned: 2, max: 2 },
      { question_id: 'q2', outcome: 'wrong', earned: 0, max: 1 },
      { question_id: 'q3', outcome: 'partial', earned: 1, max: 3 },
      { question_id: 'q4', outcome: 'blank', earned: 0, max: 1 },
    ],
  })
})

test('penalty marks take from the wrong answers only, whatever the points', () => {
  const items = [single('q1', { points: 9 }), single('q2'), single('q3'), multiple('q4')]
  const score = scoreSubTest(items, answers({ q1: 'a', q2: 'b', q4: ['a', 'b'] }), SIMAK)
  expect(score.items.map(item => item.earned)).toEqual([4, -1, 0, 1.3333])
  expect(score.raw).toBe(4.3333)
  expect(score.max).toBe(16)
})

test('only wrong answers under penalty marks leave less than nothing', () => {
  const items = [single('q1'), single('q2')]
  expect(scoreSubTest(items, answers({ q1: 'b', q2: 'c' }), SIMAK).raw).toBe(-2)
})

test('a blank may be marked too', () => {
  const marks: Marks = { kind: 'penalty', correct: 1, wrong: 0, blank: -0.5 }
  expect(scoreSubTest([single('q1')], answers({}), marks).raw).toBe(-0.5)
})

test('six sixths of a point make a whole point', () => {
  const ids = Array.from({ length: 6 }, (_, index) => `q${index}`)
  const items = ids.map(id => multiple(id))
  const given = answers(Object.fromEntries(ids.map(id => [id, ['a']])))
  const score = scoreSubTest(items, given, POINTS)
  expect(score.raw).toBe(1)
  expect(score.items[0]?.earned).toBe(0.1667)
})

test('a voided question gives nobody anything and is not part of the maximum', () => {
  const items = [single('q1', { voided: true, points: 5 }), single('q2', { voided: true }), single('q3')]
  const score = scoreSubTest(items, answers({ q1: 'a', q2: 'b', q3: 'a' }), SIMAK)
  expect(score).toMatchObject({ raw: 4, max: 4, correct: 1, wrong: 0, blank: 0 })
  expect(score.items[0]).toEqual({ question_id: 'q1', outcome: 'voided', earned: 0, max: 0 })
})

test('a blank attempt scores zero and is no error', () => {
  expect(scoreSubTest([single('q1')], answers({}), POINTS)).toMatchObject({ raw: 0, max: 1, blank: 1 })
  expect(scoreSubTest([], answers({}), POINTS)).toMatchObject({ raw: 0, max: 0, blank: 0, items: [] })
})

test('an answer to a question outside the paper is ignored', () => {
  expect(scoreSubTest([single('q1')], answers({ q1: 'a', other: 'a' }), POINTS)).toMatchObject({
    raw: 1,
    max: 1,
  })
})

const sheet = fc.array(
  fc.record({
    one: question.chain(one => fc.option(answerTo(one)).map(value => ({ ...one, value }))),
    points: fc.integer({ min: 1, max: 10_000 }).map(hundredths => hundredths / 100),
    voided: fc.boolean(),
  }),
  { maxLength: 30 },
)

const toPaper = (rows: typeof sheet extends fc.Arbitrary<infer Rows> ? Rows : never) => ({
  items: rows.map(({ one: { content, key }, points, voided }, index) => ({
    question_id: `q${index}`,
    content,
    key,
    points,
    voided,
  })),
  given: new Map(
    rows.flatMap(({ one }, index) => (one.value === null ? [] : [[`q${index}`, one.value] as const])),
  ),
})

test('the score lies between zero and the maximum, and every question has one outcome', () => {
  fc.assert(
    fc.property(sheet, rows => {
      const { items, given } = toPaper(rows)
      const score = scoreSubTest(items, given, POINTS)
      expect(score.raw).toBeGreaterThanOrEqual(0)
      expect(score.raw).toBeLessThanOrEqual(score.max)
      const counted = items.filter(item => !item.voided).length
      const { correct, partial, wrong, blank, unmarked } = score
      expect(correct + partial + wrong + blank + unmarked).toBe(counted)
    }),
  )
})

test('the order of the questions never changes a digit of the sums', () => {
  fc.assert(
    fc.property(sheet, fc.constantFrom(POINTS, SIMAK), (rows, marks) => {
      const { items, given } = toPaper(rows)
      const forwards = scoreSubTest(items, given, marks)
      const backwards = scoreSubTest(items.toReversed(), given, marks)
      expect(backwards).toEqual({ ...forwards, items: forwards.items.toReversed() })
    }),
  )
})
