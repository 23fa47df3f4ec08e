import type { ChallengeMember } from '@gerbang/contract/learning/challenges.ts'
import { expect, test } from 'vitest'
import { limits } from '../../../../limits.ts'
import { arrangeMembers, findJoinObstacle, joinMessages } from './challenges.rules.ts'

const at = new Date('2026-11-21T01:00:00.000Z')
const open = { closes_at: '2026-11-22T01:00:00.000Z', member_count: 1, quiz_obstacle: undefined }

test.each([
  ['an open challenge with room', {}, null],
  ['the last place', { member_count: limits.challengeMembers - 1 }, null],
  ['no place', { member_count: limits.challengeMembers }, 'full'],
  ['its very end', { closes_at: at.toISOString() }, 'closed'],
  ['a quiz that is over', { quiz_obstacle: 'closed' }, 'closed'],
  ['a quiz that has used up the attempts', { quiz_obstacle: 'attempts_used' }, 'closed'],
  ['a quiz whose questions are held, which passes', { quiz_obstacle: 'held' }, 'held'],
  ['an end that is told before the crowd', { closes_at: at.toISOString(), member_count: 99 }, 'closed'],
] as const)('%s', (_, changes, obstacle) => {
  const found = findJoinObstacle({ ...open, ...changes }, at)
  expect(found).toBe(obstacle)
  if (found) expect(joinMessages[found]).toMatch(/\.$/)
})

const member = (name: string, correct: number | null, changes = {}) =>
  ({ name, correct, is_me: false, has_finished: correct !== null, ...changes }) as ChallengeMember

test('the reader stands first, then who was right most, then by name; who has not finished comes last', () => {
  const members = [
    member('Zaki', null),
    member('Cici', 3),
    member('Ani', 3),
    member('Nol', 0),
    member('Dodi', 7),
    member('Saya', 1, { is_me: true }),
  ]
  expect(arrangeMembers(members).map(({ name }) => name)).toEqual([
    'Saya',
    'Dodi',
    'Ani',
    'Cici',
    'Nol',
    'Zaki',
  ])
})

test('the reader who has not finished stands first all the same', () => {
  const members = [member('Ani', 9), member('Saya', null, { is_me: true })]
  expect(arrangeMembers(members).map(({ name }) => name)).toEqual(['Saya', 'Ani'])
})
