import { describe, expect, test } from 'vitest'
import { type Enrolment, findObstacle, isLive, phaseOf } from './tryouts.rules.ts'

const opens_at = '2026-11-21T01:00:00.000Z'
const closes_at = '2026-11-22T01:00:00.000Z'
const at = (iso: string, ms = 0) => new Date(Date.parse(iso) + ms)

test.each([
  { title: 'a moment before it opens', now: at(opens_at, -1), phase: 'upcoming' },
  { title: 'when it opens', now: at(opens_at), phase: 'open' },
  { title: 'a moment before it closes', now: at(closes_at, -1), phase: 'open' },
  { title: 'when it closes', now: at(closes_at), phase: 'closed' },
])('$title a try-out is $phase', ({ now, phase }) => {
  expect(phaseOf({ opens_at, closes_at }, now)).toBe(phase)
})

test('a try-out without an end stays open', () => {
  expect(phaseOf({ opens_at, closes_at: null }, at(closes_at, 1e12))).toBe('open')
})

test.each([
  ['enrolled', true],
  ['in_progress', true],
  ['finished', false],
  ['scored', false],
  ['void', false],
] as const)('an attempt that is %s is live: %s', (status, live) => {
  expect(isLive({ status })).toBe(live)
})

const tryout = { opens_at, closes_at, program_id: 'snbt', access: 'free', max_attempts: null } as const
const viewer = { program_id: 'snbt', email_verified: true }
const fine: Enrolment = { tryout, viewer, newest: undefined, used: 0, is_opened: false, at: at(opens_at) }
const scored = { status: 'scored' } as const
const code = { ...tryout, access: 'code' } as const
const once = { ...tryout, max_attempts: 1 }

describe.each<{ title: string; enrolment: Partial<Enrolment>; obstacle: string | undefined }>([
  { title: 'nothing', enrolment: {}, obstacle: undefined },
  { title: 'too early', enrolment: { at: at(opens_at, -1) }, obstacle: 'upcoming' },
  { title: 'too late', enrolment: { at: at(closes_at) }, obstacle: 'closed' },
  {
    title: 'another program',
    enrolment: { viewer: { ...viewer, program_id: 'mandiri' } },
    obstacle: 'wrong_program',
  },
  { title: 'no program', enrolment: { viewer: { ...viewer, program_id: null } }, obstacle: 'wrong_program' },
  {
    title: 'an unverified e-mail',
    enrolment: { viewer: { ...viewer, email_verified: false } },
    obstacle: 'email_unverified',
  },
  { title: 'no code', enrolment: { tryout: code }, obstacle: 'code_needed' },
  { title: 'a redeemed code', enrolment: { tryout: code, is_opened: true }, obstacle: undefined },
  { title: 'a void attempt of one', enrolment: { tryout: once }, obstacle: undefined },
  {
    title: 'a used attempt of one',
    enrolment: { tryout: once, newest: scored, used: 1 },
    obstacle: 'attempts_used',
  },
  {
    title: 'a used attempt of two',
    enrolment: { tryout: { ...tryout, max_attempts: 2 }, newest: scored, used: 1 },
    obstacle: undefined,
  },
  { title: 'a used attempt of any number', enrolment: { newest: scored, used: 1 }, obstacle: undefined },
  {
    title: 'a live attempt, whatever else',
    enrolment: {
      tryout: { ...code, max_attempts: 1 },
      newest: { status: 'enrolled' },
      used: 1,
      viewer: { program_id: null, email_verified: false },
    },
    obstacle: undefined,
  },
  {
    title: 'a live attempt after the end',
    enrolment: { newest: { status: 'in_progress' }, at: at(closes_at) },
    obstacle: 'closed',
  },
])('with $title', ({ enrolment, obstacle }) => {
  test(`the obstacle is ${obstacle}`, () => {
    expect(findObstacle({ ...fine, ...enrolment })).toBe(obstacle)
  })
})
