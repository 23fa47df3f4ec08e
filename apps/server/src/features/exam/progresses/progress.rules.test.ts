import { describe, expect, test } from 'vitest'
import { limits } from '../../../limits.ts'
import {
  boundTrace,
  deadlineOf,
  decideStart,
  isPastGrace,
  type ProgressState,
  type StartDecision,
  type StartRequest,
  stateOf,
} from './progress.rules.ts'

const start = new Date('2026-11-21T01:00:00.000Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const iso = (seconds: number) => after(seconds).toISOString()

test('saves count for a minute after the deadline, to the millisecond', () => {
  expect(limits.answerGraceMs).toBe(60_000)
  expect(isPastGrace({ ends_at: iso(0) }, after(60))).toBe(false)
  expect(isPastGrace({ ends_at: iso(0) }, after(60.001))).toBe(true)
})

test.each([
  { title: 'the full duration', closes: null, factor: 1, ends: 2550 },
  { title: 'the full duration when it fits exactly', closes: 2550, factor: 1, ends: 2550 },
  { title: 'less when the try-out closes sooner', closes: 600, factor: 1, ends: 600 },
  { title: 'half as much again with extra time', closes: null, factor: 1.5, ends: 3825 },
  { title: 'the extra time past the close, too', closes: 600, factor: 1.5, ends: 600 + 1275 },
  { title: 'no more than the lengthened duration', closes: 2549, factor: 2, ends: 2549 + 2550 },
])('a start gives $title', ({ closes, factor, ends }) => {
  const closes_at = closes === null ? null : iso(closes)
  expect(deadlineOf(2550, { closes_at }, factor, start)).toEqual(after(ends))
})

const subTests = ['pu', 'ppu', 'pbm'].map((id, index) => ({
  id,
  tryout_id: 't',
  position: index + 1,
  duration_seconds: 600,
  weight: 1,
  threshold: null,
  question_count: 4,
  subject: { id, code: id, name: id, group: 'TPS' },
}))

function progressOf(sub_test_id: string, over: Partial<ProgressState> = {}): ProgressState {
  return {
    id: `p-${sub_test_id}`,
    sub_test_id,
    ends_at: iso(600),
    submitted_at: null,
    client_id: 'tab',
    ...over,
  }
}
const running = progressOf
const closed = (sub_test_id: string) => progressOf(sub_test_id, { submitted_at: iso(0) })

describe.each([
  { title: 'nothing started', progresses: [], blocking: 'ready locked locked', free: 'ready ready ready' },
  {
    title: 'the first running',
    progresses: [running('pu')],
    blocking: 'running locked locked',
    free: 'running locked locked',
  },
  {
    title: 'the first closed',
    progresses: [closed('pu')],
    blocking: 'closed ready locked',
    free: 'closed ready ready',
  },
  {
    title: 'the second running',
    progresses: [closed('pu'), running('ppu')],
    blocking: 'closed running locked',
    free: 'closed running locked',
  },
  {
    title: 'only the last closed',
    progresses: [closed('pbm')],
    blocking: 'ready locked closed',
    free: 'ready ready closed',
  },
  {
    title: 'all closed',
    progresses: subTests.map(one => closed(one.id)),
    blocking: 'closed closed closed',
    free: 'closed closed closed',
  },
])('with $title', ({ progresses, blocking, free }) => {
  test.each([
    ['blocking', blocking],
    ['free', free],
  ] as const)('in %s mode the states are %s', (mode, expected) => {
    expect(subTests.map(one => stateOf(one, subTests, progresses, mode)).join(' ')).toBe(expected)
  })
})

const fine: StartRequest = {
  tryout: { opens_at: iso(-60), closes_at: null, mode: 'blocking', choices_min: 0 },
  sub_tests: subTests,
  attempt: { status: 'enrolled', progresses: [], choice_count: 0 },
  sub_test_id: 'pu',
  client_id: 'tab',
  take_over: false,
  resume_only: false,
  extra_time_factor: 1,
  at: start,
}
const attempt = (progresses: ProgressState[], over: Partial<NonNullable<StartRequest['attempt']>> = {}) => ({
  attempt: { status: 'in_progress' as const, progresses, choice_count: 0, ...over },
})
const refused = (code: string) => ({ kind: 'refuse', code }) as StartDecision
const closes = (seconds: number) => ({ tryout: { ...fine.tryout, closes_at: iso(seconds) } })
const choosing = { ...fine.tryout, choices_min: 2 }
const enrolledWith = (choice_count: number) => attempt([], { status: 'enrolled', choice_count })

describe.each<{ title: string; request: Partial<StartRequest>; decision: StartDecision }>([
  { title: 'a first start', request: {}, decision: { kind: 'start', ends_at: after(600) } },
  {
    title: 'a start with extra time',
    request: { extra_time_factor: 2 },
    decision: { kind: 'start', ends_at: after(1200) },
  },
  { title: 'a start near the close', request: closes(60), decision: { kind: 'start', ends_at: after(60) } },
  { title: 'a start at the close', request: closes(0), decision: refused('closed') },
  {
    title: 'a start before the opening',
    request: { tryout: { ...fine.tryout, opens_at: iso(1) } },
    decision: refused('closed'),
  },
  { title: 'nobody enrolled', request: { attempt: undefined }, decision: refused('not_found') },
  { title: 'an unknown sub-test', request: { sub_test_id: 'lbi' }, decision: refused('not_found') },
  {
    title: 'an attempt that is over',
    request: attempt([], { status: 'scored' }),
    decision: refused('closed'),
  },
  {
    title: 'too few majors chosen',
    request: { tryout: choosing, ...enrolledWith(1) },
    decision: refused('choices_needed'),
  },
  {
    title: 'enough majors chosen',
    request: { tryout: choosing, ...enrolledWith(2) },
    decision: { kind: 'start', ends_at: after(600) },
  },
  { title: 'an earlier sub-test open', request: { sub_test_id: 'ppu' }, decision: refused('locked') },
  {
    title: 'an earlier sub-test open in free mode',
    request: { sub_test_id: 'ppu', tryout: { ...fine.tryout, mode: 'free' } },
    decision: { kind: 'start', ends_at: after(600) },
  },
  {
    title: 'another one running',
    request: { sub_test_id: 'ppu', ...attempt([running('pu')]) },
    decision: refused('locked'),
  },
  { title: 'a look without a start', request: { resume_only: true }, decision: refused('not_started') },
  { title: 'a closed sub-test', request: attempt([closed('pu')]), decision: refused('closed') },
  {
    title: 'the same tab',
    request: attempt([running('pu')]),
    decision: { kind: 'resume', progress_id: 'p-pu' },
  },
  {
    title: 'another tab',
    request: { client_id: 'other', ...attempt([running('pu')]) },
    decision: refused('in_use'),
  },
  {
    title: 'another tab that takes over',
    request: { client_id: 'other', take_over: true, ...attempt([running('pu')]) },
    decision: { kind: 'take_over', progress_id: 'p-pu' },
  },
  {
    title: 'the same tab after the close of the try-out',
    request: { ...closes(-1), ...attempt([running('pu')]) },
    decision: { kind: 'resume', progress_id: 'p-pu' },
  },
  {
    title: 'the same tab in the grace',
    request: { at: after(660), ...attempt([running('pu')]) },
    decision: { kind: 'resume', progress_id: 'p-pu' },
  },
  {
    title: 'the same tab after the grace',
    request: { at: after(660.001), ...attempt([running('pu')]) },
    decision: { kind: 'close', progress_id: 'p-pu' },
  },
  {
    title: 'the next sub-test after the grace of the last',
    request: { at: after(661), sub_test_id: 'ppu', ...attempt([running('pu')]) },
    decision: { kind: 'close', progress_id: 'p-pu' },
  },
])('with $title', ({ request, decision }) => {
  test(`the decision is ${decision.kind === 'refuse' ? decision.code : decision.kind}`, () => {
    expect(decideStart({ ...fine, ...request })).toEqual(decision)
  })
})

const begun = { questions: 3, started_at: '2026-11-21T01:00:00.000Z' }
const traced = (seconds: number[], ...times: string[]) => ({
  visit: 'kunjungan',
  seconds,
  events: times.map((at, n) => ({ n, kind: 'blur' as const, at })),
})
const anHourLater = new Date('2026-11-21T02:00:00.000Z')

test('what a page says of itself is kept as far as it can be', () => {
  const whole = traced([1200, 1200, 1200], '2026-11-21T01:30:00.000Z')
  expect(boundTrace(whole, begun, anHourLater)).toEqual(whole)
})

test.each([
  ['longer than the paper runs', [1200, 1200, 1201]],
  ['at more questions than there are', [1, 1, 1, 1]],
])('nobody looked %s', (_, seconds) => {
  expect(boundTrace(traced(seconds), begun, anHourLater).seconds).toEqual([])
})

test('nothing was done before the paper began, nor is anything done in time to come', () => {
  const { events } = boundTrace(
    traced([], '2026-11-20T01:00:00.000Z', '2026-11-22T01:00:00.000Z'),
    begun,
    anHourLater,
  )
  expect(events.map(({ at }) => at)).toEqual([begun.started_at, anHourLater.toISOString()])
})
