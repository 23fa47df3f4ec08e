import { expect, test } from 'vitest'
import { changeGoal, type Goal, settleGoal } from './study-plans.rules.ts'

const calendar = { today: '2026-11-25', monday: '2026-11-30' }
const none: Goal = { days_a_week: null, next_days: null, next_from: null }
const four: Goal = { ...none, days_a_week: 4 }

test('the first goal and a higher one hold at once', () => {
  expect(changeGoal(none, 3, calendar)).toEqual({ ...none, days_a_week: 3 })
  expect(changeGoal(four, 5, calendar)).toEqual({ ...none, days_a_week: 5 })
})

test('a lower goal holds from the next Monday on', () => {
  const lowered = changeGoal(four, 2, calendar)
  expect(lowered).toEqual({ days_a_week: 4, next_days: 2, next_from: '2026-11-30' })
  expect(settleGoal(lowered, '2026-11-29').days_a_week).toBe(4)
  expect(settleGoal(lowered, '2026-11-30')).toEqual({ ...none, days_a_week: 2 })
})

test('whoever changes their mind before Monday keeps the goal', () => {
  expect(changeGoal(changeGoal(four, 2, calendar), 4, calendar)).toEqual(four)
})
