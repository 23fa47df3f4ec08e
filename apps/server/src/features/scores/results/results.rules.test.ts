import { expect, test } from 'vitest'
import {
  isReleased,
  isReviewAllowed,
  maskName,
  nextRelease,
  type ReleasePolicy,
  placeAround,
} from './results.rules.ts'

const close = '2026-11-21T12:00:00.000Z'
const at = (seconds: number) => new Date(Date.parse(close) + seconds * 1000)
const policy: ReleasePolicy = {
  closes_at: close,
  result_release: 'at_close',
  release_at: null,
  review_policy: 'after_release',
  awaits_marks: false,
}
const practice: ReleasePolicy = { ...policy, closes_at: null, result_release: 'instant' }
const later: ReleasePolicy = { ...policy, result_release: 'at_time', release_at: at(3600).toISOString() }

const instant: ReleasePolicy = { ...policy, result_release: 'instant' }
/** The first moment at which nobody can save any more. */
const over = (extra = 0) => at(extra + 60.001).toISOString()

test.each([
  { title: 'practice', of: practice, extra: 900, when: -1e6, released: true, next: null },
  { title: 'instant, while others sit', of: instant, extra: 0, when: -1e6, released: false, next: over() },
  { title: 'instant, when nobody can', of: instant, extra: 0, when: 60.001, released: true, next: null },
  { title: 'at close, at the close', of: policy, extra: 0, when: 0, released: false, next: over() },
  { title: 'at close, in the grace', of: policy, extra: 0, when: 60, released: false, next: over() },
  { title: 'at close, after the grace', of: policy, extra: 0, when: 60.001, released: true, next: null },
  { title: 'at close, in extra time', of: policy, extra: 900, when: 960, released: false, next: over(900) },
  { title: 'at close, after extra time', of: policy, extra: 900, when: 960.001, released: true, next: null },
  {
    title: 'at a time, before it',
    of: later,
    extra: 0,
    when: 3599.999,
    released: false,
    next: later.release_at,
  },
  { title: 'at a time', of: later, extra: 0, when: 3600, released: true, next: null },
  { title: 'at a time in extra time', of: later, extra: 7200, when: 3600, released: false, next: over(7200) },
  {
    title: 'at a close that never comes',
    of: { ...policy, closes_at: null },
    extra: 0,
    when: 1e9,
    released: false,
    next: null,
  },
  {
    title: 'at a time that nobody set',
    of: { ...later, release_at: null },
    extra: 0,
    when: 1e9,
    released: false,
    next: null,
  },
])('release, $title: out $released, told $next', ({ of, extra, when, released, next }) => {
  expect(isReleased(of, extra, at(when))).toBe(released)
  expect(nextRelease(of, extra, at(when))).toBe(next)
})

test.each([
  { title: 'open-ended practice', of: practice, extra: 0, when: -1e6, allowed: true },
  {
    title: 'open-ended practice without reviews',
    of: { ...practice, review_policy: 'never' as const },
    extra: 0,
    when: 0,
    allowed: false,
  },
  {
    title: 'instant results while others may sit',
    of: { ...policy, result_release: 'instant' as const },
    extra: 0,
    when: -1,
    allowed: false,
  },
  { title: 'the last moment of the grace', of: policy, extra: 0, when: 60, allowed: false },
  { title: 'after the grace', of: policy, extra: 0, when: 60.001, allowed: true },
  { title: 'the last moment of extra time and grace', of: policy, extra: 900, when: 960, allowed: false },
  { title: 'after extra time and grace', of: policy, extra: 900, when: 960.001, allowed: true },
  { title: 'before a later release', of: later, extra: 0, when: 3599, allowed: false },
  { title: 'after a later release', of: later, extra: 0, when: 3600, allowed: true },
])('review, $title: $allowed', ({ of, extra, when, allowed }) => {
  expect(isReviewAllowed(of, extra, at(when))).toBe(allowed)
})

test.each([
  ['Rani Putri', 'R••• P•••'],
  ['Ani', 'A•••'],
  ['Muhammad  Al-Fatih bin Umar', 'M••• A••• b••• U•••'],
  ['Çelik', 'Ç•••'],
  ['🙂 Rani', '🙂••• R•••'],
])('%s is masked as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})

test.each([
  ['the first', 1, 0],
  ['one near the top', 5, 0],
  ['one in the middle', 50, 39],
  ['the last', 100, 79],
])('%s stands among those around it', (_, position, skip) => {
  expect(placeAround(position, { count: 21, total: 100 })).toBe(skip)
})

test('a list that is shorter than what is around is shown from its first place', () => {
  expect(placeAround(4, { count: 21, total: 7 })).toBe(0)
})
