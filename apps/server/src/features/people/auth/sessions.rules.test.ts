import { expect, test } from 'vitest'
import { limits } from '../../../limits.ts'
import { isSessionValid, type SessionState, sessionEnd } from './sessions.rules.ts'

const start = new Date('2026-11-21T01:00:00.000Z')
const hour = 3_600_000
const day = 24 * hour
const after = (ms: number) => new Date(start.getTime() + ms)
const iso = (ms: number) => after(ms).toISOString()

const student: SessionState = {
  role: 'student',
  status: 'active',
  last_seen_at: iso(0),
  expires_at: iso(7 * day),
  exam_until: null,
}
const admin: SessionState = { ...student, role: 'admin', expires_at: iso(12 * hour) }

test.each([
  ['student', 7 * day],
  ['teacher', 12 * hour],
  ['admin', 12 * hour],
] as const)('the session of a %s ends %i ms after it began', (role, ms) => {
  expect(sessionEnd(role, start)).toEqual(after(ms))
})

interface Case {
  title: string
  session: SessionState
  at: number
  valid: boolean
}
const seen = (session: SessionState, ms: number): SessionState => ({ ...session, last_seen_at: iso(ms) })
const until = (session: SessionState, ms: number): SessionState => ({ ...session, exam_until: iso(ms) })

test.each<Case>([
  { title: 'a student just before 24 hours idle', session: student, at: day - 1, valid: true },
  { title: 'a student idle for 24 hours', session: student, at: day, valid: false },
  {
    title: 'a student just before the seventh day ends',
    session: seen(student, 7 * day - 1000),
    at: 7 * day - 1,
    valid: true,
  },
  { title: 'a busy student after seven days', session: seen(student, 7 * day), at: 7 * day, valid: false },
  { title: 'an admin just before an hour idle', session: admin, at: hour - 1, valid: true },
  { title: 'an admin idle for an hour', session: admin, at: hour, valid: false },
  { title: 'a teacher idle for an hour', session: { ...admin, role: 'teacher' }, at: hour, valid: false },
  {
    title: 'a busy admin just before twelve hours',
    session: seen(admin, 12 * hour - 1000),
    at: 12 * hour - 1,
    valid: true,
  },
  { title: 'a busy admin after twelve hours', session: seen(admin, 12 * hour), at: 12 * hour, valid: false },
  {
    title: 'a running sub-test past the idle limit',
    session: until(student, 2 * day),
    at: 2 * day - 1,
    valid: true,
  },
  {
    title: 'a running sub-test past the absolute limit',
    session: until(student, 8 * day),
    at: 8 * day - 1,
    valid: true,
  },
  {
    title: 'the last moment of the deadline and its grace',
    session: until(student, 2 * day),
    at: 2 * day,
    valid: true,
  },
  {
    title: 'after the deadline and its grace',
    session: until(student, 2 * day),
    at: 2 * day + 1,
    valid: false,
  },
  {
    title: 'a sub-test that is over, within the other limits',
    session: until(student, hour),
    at: 2 * hour,
    valid: true,
  },
  { title: 'a disabled user', session: { ...student, status: 'disabled' }, at: 0, valid: false },
  { title: 'an invited user', session: { ...student, status: 'invited' }, at: 0, valid: false },
  {
    title: 'a disabled user in a running sub-test',
    session: { ...until(student, day), status: 'disabled' },
    at: 0,
    valid: false,
  },
])('$title, the session is valid: $valid', ({ session, at, valid }) => {
  expect(isSessionValid(session, after(at))).toBe(valid)
})

test('the limits are those of the rules: 24 hours and 7 days, 60 minutes and 12 hours', () => {
  expect(limits).toMatchObject({
    studentIdleMs: day,
    studentSessionMs: 7 * day,
    staffIdleMs: hour,
    staffSessionMs: 12 * hour,
  })
})
