import { expect, test } from 'vitest'
import { createRememberedSessions, type RememberedSession } from './remembered-sessions.ts'

const session: RememberedSession = {
  viewer: {
    user_id: '018f0000-0000-7000-8000-000000000002',
    bucket: 2,
    session_id: '018f0000-0000-7000-8000-000000000001',
    role: 'student',
    program_id: null,
    email_verified: true,
    must_change_password: false,
    extra_time_factor: 1,
    owes_second_factor: false,
  },
  until: Date.parse('2026-11-21T01:01:00.000Z'),
}

test.each([
  ['a session', (token: string) => token],
  ['another session', () => 'b'],
])('what a look-up found is not remembered when %s ends before it is back', (_, ended) => {
  const remembered = createRememberedSessions(10)
  const remember = remembered.prepare()
  remembered.forget(ended('a'))
  remember('a', session)
  expect(remembered.find('a')).toBeUndefined()
})

test('of too many sessions the one that was looked up longest ago is forgotten', () => {
  const remembered = createRememberedSessions(2)
  for (const token of ['a', 'b', 'a', 'c']) remembered.prepare()(token, session)
  expect(['a', 'b', 'c'].filter(token => remembered.find(token))).toEqual(['a', 'c'])
})
