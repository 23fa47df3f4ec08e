import { expect, test } from 'vitest'
import { scoreAnswer } from '../../score-answer.ts'
import { TABLE } from '../../testing/questions.ts'
import { validateAnswer } from '../../validate-answer.ts'

const key = { type: 'true_false_table' as const, column_ids: { p1: 'b', p2: 's', p3: 'b', p4: 's' } }
const STRICT = { ...TABLE, credit: 'all_or_nothing' as const }

test.each([
  [{ p1: 'b', p2: 's', p3: 'b', p4: 's' }, 1, 'correct'],
  [{ p1: 'b', p2: 's', p3: 'b' }, 0.375, 'partial'],
  [{ p1: 'b', p2: 's', p3: 'b', p4: 'b' }, 0.25, 'partial'],
  [{ p1: 'b', p2: 'b' }, 0, 'wrong'],
  [{ p1: 's', p2: 'b', p3: 's', p4: 'b' }, 0, 'wrong'],
])('proportional: rows %j earn %d', (value, credit, outcome) => {
  expect(scoreAnswer(TABLE, key, value)).toEqual({ credit, outcome })
})

test.each([
  [{ p4: 's', p3: 'b', p2: 's', p1: 'b' }, 1, 'correct'],
  [{ p1: 'b', p2: 's', p3: 'b' }, 0, 'wrong'],
  [{ p1: 'b', p2: 's', p3: 'b', p4: 'b' }, 0, 'wrong'],
])('all or nothing: rows %j earn %d', (value, credit, outcome) => {
  expect(scoreAnswer(STRICT, key, value)).toEqual({ credit, outcome })
})

test.each([
  [{ p1: 'b' }, undefined],
  [{}, 'wrong_shape'],
  ['b', 'wrong_shape'],
  [['p1'], 'wrong_shape'],
  [{ p9: 'b' }, 'unknown_part'],
  [{ p1: 'x' }, 'unknown_part'],
  [JSON.parse('{"__proto__":"b"}'), 'unknown_part'],
  [{ constructor: 'b' }, 'unknown_part'],
])('%j as rows of a table is %s', (value, problem) => {
  expect(validateAnswer(TABLE, value)).toBe(problem)
})
