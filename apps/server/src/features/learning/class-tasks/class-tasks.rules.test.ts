import { expect, test } from 'vitest'
import { findDone } from './class-tasks.rules.ts'

const given = '2026-11-21T01:00:00.000Z'
const [before, after, later] = ['2026-11-20', '2026-11-22', '2026-11-23'].map(
  day => `${day}T01:00:00.000Z`,
) as [string, string, string]
const task = (kind: 'quiz' | 'practice') => ({ kind, target: { id: 'aljabar' }, created_at: given })
const done = (at: string, changes = {}) => ({ user_id: 'ani', target_id: 'aljabar', at, ...changes })

test('what was done several times was done when it was done first', () => {
  expect(findDone(task('practice'), 'ani', [done(later), done(after)])).toBe(after)
})

test('a quiz counts whenever it was done, practice only since it was given', () => {
  const finished = [done(before), done(later)]
  expect(findDone(task('quiz'), 'ani', finished)).toBe(before)
  expect(findDone(task('practice'), 'ani', finished)).toBe(later)
  expect(findDone(task('practice'), 'ani', [done(before)])).toBeNull()
  expect(findDone(task('practice'), 'ani', [done(given)])).toBe(given)
})

test('neither another student nor another task counts', () => {
  const others = [done(after, { user_id: 'budi' }), done(after, { target_id: 'peluang' })]
  expect(findDone(task('quiz'), 'ani', others)).toBeNull()
})
