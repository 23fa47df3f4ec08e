import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  describeBins,
  describeScoring,
  findRung,
  isReleased,
  isReviewAllowed,
  listBinEdges,
  listBinEnds,
  maskName,
  nextRelease,
  placeAround,
  type ReleasePolicy,
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

test('a result that waits for marks is out at no time, and none is told', () => {
  for (const one of [practice, instant, policy, later]) {
    const waiting = { ...one, awaits_marks: true }
    expect(isReleased(waiting, 0, at(1e9))).toBe(false)
    expect(nextRelease(waiting, 0, at(-1e6))).toBeNull()
  }
})

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

test('each score stands in one bar of the histogram, and the top one in the last', () => {
  const scale = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 9000 }))
  fc.assert(
    fc.property(scale, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), ([min, width], places) => {
      const hundredths = places.map(place => Math.round(100 * (min + place * width)))
      const edges = listBinEdges(min, min + width)
      const ends = [...listBinEnds(edges), Infinity]
      const bins = describeBins(
        edges,
        ends.map(end => hundredths.filter(score => score < end).length),
      )
      expect(bins).toHaveLength(20)
      expect(bins.map(({ count }) => count)).toEqual(
        bins.map(({ from, to }, at) => {
          const isIn = (score: number) => score >= 100 * from - 1e-6 && (at === 19 || score < 100 * to - 1e-6)
          return hundredths.filter(isIn).length
        }),
      )
    }),
  )
})

const scaled = { basis: 'norm', a: 500, b: 100, scale_of: 'first' }
test.each([
  ['right answers', null, 'points'],
  ['as many students as a calibration needs', { ...scaled, students: 50 }, 'calibrated'],
  ['a run that did not yet say how many', { ...scaled, students: null }, 'calibrated'],
  ['too few students, with questions that are known', { ...scaled, basis: 'anchors', students: 49 }, 'known'],
  ['too few students, with nothing known', { ...scaled, students: 49 }, 'few'],
])('scores by %s say so', (_, scale, rung) => {
  expect(findRung(scale as never)).toBe(rung)
})

test.each([
  ['irt', 'points', true],
  ['irt', '2pl', false],
  ['raw', 'points', false],
] as const)(
  'a try-out by %s whose run is by %s has provisional scores: %s',
  (scoring, model, provisional) => {
    const tryout = { scoring, opens_at: close, closes_at: close }
    const told = describeScoring(tryout, { model, number: 2, published_at: null }, [])
    expect(told).toMatchObject({ model, provisional, rolling: false, run_number: 2, published_at: close })
    const open = describeScoring(
      { ...tryout, closes_at: null },
      { model, number: 2, published_at: over() },
      [],
    )
    expect(open).toMatchObject({ rolling: scoring === 'irt', published_at: over() })
  },
)
