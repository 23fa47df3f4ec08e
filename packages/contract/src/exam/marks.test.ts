import { expect, test } from 'vitest'
import { keep } from '../testing/keep.ts'
import { audience } from './exam-day.ts'
import { marks } from './marks.ts'

const penalty = { kind: 'penalty', correct: 4, wrong: -1, blank: 0 }

test('right answers earn, and wrong ones cost or cost nothing', () => {
  expect(keep(marks, { kind: 'points' })).toEqual({ kind: 'points' })
  expect(keep(marks, penalty)).toEqual(penalty)
  expect(keep(marks, { ...penalty, wrong: 0 })).toBeDefined()
  expect(keep(marks, { ...penalty, wrong: 1 })).toBeUndefined()
  expect(keep(marks, { ...penalty, correct: 0 })).toBeUndefined()
  expect(keep(marks, { ...penalty, blank: -101 })).toBeUndefined()
})

test('a form sends them in letters', () => {
  expect(keep(marks, { kind: 'penalty', correct: '2.5', wrong: '-0.5', blank: '0' })).toEqual({
    kind: 'penalty',
    correct: 2.5,
    wrong: -0.5,
    blank: 0,
  })
})

test('points have no prices of their own', () => {
  expect(keep(marks, { ...penalty, kind: 'points' })).toBeUndefined()
})

test('an act of the exam day names whom it is for, and nobody else', () => {
  const user_id = '019ab000-0000-7000-8000-00000000000a'
  for (const one of [{ kind: 'all' }, { kind: 'school', school: 'SMA 1' }, { kind: 'student', user_id }])
    expect(keep(audience, one)).toEqual(one)
  for (const one of [
    { kind: 'all', user_id },
    { kind: 'school' },
    { kind: 'batch', batch: ' ' },
    { kind: 'student', user_id: 'ani' },
  ])
    expect(keep(audience, one)).toBeUndefined()
})
