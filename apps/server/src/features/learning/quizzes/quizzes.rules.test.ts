import { expect, test } from 'vitest'
import { limits } from '../../../limits.ts'
import {
  endOf,
  findObstacle,
  isDue,
  isSumTold,
  obstacleMessages,
  phaseOf,
  tellingOf,
} from './quizzes.rules.ts'

const second = (count: number) => new Date(Date.UTC(2026, 10, 21, 1) + count * 1000)
const iso = (count: number) => second(count).toISOString()
const ofAnHour = { opens_at: iso(0), closes_at: iso(3600) }
const always = { opens_at: null, closes_at: null }

test('a quiz is open from its first moment until just before its last', () => {
  const phases = [-1, 0, 3599, 3600].map(at => phaseOf(ofAnHour, second(at)))
  expect(phases).toEqual(['upcoming', 'open', 'open', 'closed'])
  expect(phaseOf(always, second(0))).toBe('open')
})

test('an attempt is over once its grace is, and without an end it never is', () => {
  const grace = limits.answerGraceMs / 1000
  const ends_at = iso(60)
  expect([60, 60 + grace].map(at => isDue({ ends_at }, second(at)))).toEqual([false, false])
  expect(isDue({ ends_at }, second(60 + grace + 0.001))).toBe(true)
  expect(isDue({ ends_at: null }, second(10 ** 6))).toBe(false)
})

test('more time is given by its factor, and none where no clock runs', () => {
  expect(endOf(600, 1, second(0))).toBe(iso(600))
  expect(endOf(600, 1.5, second(0))).toBe(iso(900))
  expect(endOf(null, 1.5, second(0))).toBeNull()
})

test('what is told follows how the quiz wants it, and while it runs only what is told after each answer', () => {
  const told = (isOver: boolean) =>
    (['after_each', 'after_submit', 'never'] as const).map(feedback => tellingOf(feedback, isOver))
  expect(told(false)).toEqual(['each', 'nothing', 'nothing'])
  expect(told(true)).toEqual(['each', 'each', 'total'])
})

test('a quiz that never tells answers keeps its sum until nobody can try again', () => {
  const quiz = { ...ofAnHour, status: 'published', feedback: 'never', max_attempts: 2 } as const
  expect(isSumTold(quiz, 1, second(1))).toBe(false)
  expect(isSumTold(quiz, 2, second(1))).toBe(true)
  expect(isSumTold(quiz, 1, second(3600))).toBe(true)
  expect(isSumTold({ ...quiz, max_attempts: null }, 99, second(1))).toBe(false)
  expect(isSumTold({ ...quiz, status: 'archived' }, 1, second(1))).toBe(true)
  expect(isSumTold({ ...quiz, feedback: 'after_submit' }, 1, second(1))).toBe(true)
})

test.each([
  ['nothing speaks against a first attempt', {}, {}, 1, undefined],
  [
    'a running one needs no permission',
    { status: 'archived' },
    { isLive: true, used: 9, isHeld: true },
    9999,
    undefined,
  ],
  ['a quiz that is not out is closed', { status: 'draft' }, {}, 1, 'closed'],
  ['before it opens', {}, {}, -1, 'upcoming'],
  ['after it closes', {}, {}, 3600, 'closed'],
  ['when all attempts are used', { max_attempts: 1 }, { used: 1 }, 1, 'attempts_used'],
  ['while a try-out holds its questions', {}, { isHeld: true }, 1, 'held'],
  [
    'used attempts are told before what passes',
    { max_attempts: 1 },
    { used: 1, isHeld: true },
    1,
    'attempts_used',
  ],
] as const)('%s', (_, quiz, standing, at, obstacle) => {
  const found = findObstacle(
    { ...ofAnHour, status: 'published', max_attempts: null, ...quiz },
    { used: 0, isLive: false, isHeld: false, ...standing },
    second(at),
  )
  expect(found).toBe(obstacle)
  if (found) expect(obstacleMessages[found]).toMatch(/\.$/)
})
