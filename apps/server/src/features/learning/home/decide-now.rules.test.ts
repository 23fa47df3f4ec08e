import type { Resume } from '@gerbang/contract/learning/home.ts'
import type { TryoutCard } from '@gerbang/contract/exam/tryouts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phaseOf } from '../../exam/tryouts/tryouts.rules.ts'
import { type Chances, decideNow, isStarting, isThing } from './decide-now.rules.ts'

const at = new Date('2026-11-25T05:00:00.000Z')
const minutesOn = (minutes: number) => new Date(at.getTime() + minutes * 60_000).toISOString()
const subject = { id: 's', code: 'PU', name: 'Penalaran Umum', group: 'TPS' }

function card(
  slug: string,
  opens: number,
  lasts: number | null,
  access: 'free' | 'code' = 'free',
): TryoutCard {
  const opens_at = minutesOn(opens)
  const closes_at = lasts === null ? null : minutesOn(opens + lasts)
  return {
    id: slug,
    slug,
    title: slug,
    description: '',
    image_url: null,
    program: { id: 'p', name: 'p' },
    opens_at,
    closes_at,
    phase: phaseOf({ opens_at, closes_at }, at),
    mode: 'blocking',
    access,
    sub_test_count: 1,
    question_count: 10,
    duration_seconds: 600,
    attempt: null,
    finished: [],
  }
}

const resume = (kind: Resume['kind'], slug: string, ends: number | null): Resume => ({
  kind,
  slug,
  title: slug,
  part: null,
  ends_at: ends === null ? null : minutesOn(ends),
})

const nothing: Chances = {
  at,
  under_way: [],
  tryouts: [],
  quizzes: [],
  practice: { due: 0, waiting: 0, next_due_at: null, weak: [], subjects: [] },
  has_practised_today: false,
}

const weak = (own: number, questions: number) => ({
  weak: [{ topic: { id: 't', name: 'Peluang' }, subject, correct: 1, of: 6, own }],
  subjects: [
    {
      subject,
      questions,
      ability: null,
      share: null,
      topics: [{ id: 't', name: 'Peluang', questions, ...known }],
    },
  ],
})
const known = { correct: 0, of: 0, low: 0, high: 1, state: 'unknown' } as const

const minutes = fc.integer({ min: -20_000, max: 20_000 })
const anyChances = fc
  .record({
    resumes: fc.array(fc.tuple(fc.constantFrom('tryout', 'quiz', 'practice' as const), fc.option(minutes)), {
      maxLength: 4,
    }),
    tryouts: fc.array(
      fc.tuple(minutes, fc.option(fc.integer({ min: 1, max: 20_000 })), fc.constantFrom('free', 'code')),
      { maxLength: 5 },
    ),
    quizzes: fc.nat(2),
    due: fc.nat(10),
    own: fc.nat(5),
    questions: fc.nat(9),
    has_practised_today: fc.boolean(),
  })
  .map(
    ({ resumes, tryouts, quizzes, due, own, questions, has_practised_today }): Chances => ({
      at,
      under_way: resumes.map(([kind, ends], index) =>
        resume(kind, kind === 'tryout' ? `r${index}` : `t${index}`, ends),
      ),
      tryouts: tryouts.map(([opens, lasts, access], index) => card(`t${index}`, opens, lasts, access)),
      quizzes: Array.from({ length: quizzes }, (_, index) => ({
        slug: `q${index}`,
        title: 'Kuis',
        question_count: 5,
      })),
      practice: { due, waiting: 0, next_due_at: null, ...weak(own, questions) },
      has_practised_today,
    }),
  )

test('there is always something, it is never closed, and never offered twice', () => {
  fc.assert(
    fc.property(anyChances, chances => {
      const now = decideNow(chances)
      if (now.kind === 'running') expect(Date.parse(now.ends_at ?? '')).toBeGreaterThan(at.getTime())
      if (now.kind === 'soon' || now.kind === 'wait')
        expect(Date.parse(now.opens_at)).toBeGreaterThan(at.getTime())
      if (now.kind === 'tryout')
        expect(chances.tryouts.find(({ slug }) => slug === now.slug)?.phase).toBe('open')
      if (now.kind === 'topic' || now.kind === 'practice') expect(now.questions).toBeGreaterThan(0)
      if (now.kind === 'due') expect(now.count).toBeGreaterThan(0)
      const places = [
        ...chances.under_way,
        ...chances.tryouts.map(({ slug }) => ({ kind: 'tryout' as const, slug })),
        ...chances.quizzes.map(({ slug }) => ({ kind: 'quiz' as const, slug })),
      ]
      expect(places.filter(place => isThing(now, place))).toHaveLength('slug' in now ? 1 : 0)
    }),
    { numRuns: 2_000 },
  )
})

test.each<[string, Partial<Chances>]>([
  ['running', { under_way: [resume('tryout', 'a', 30)], tryouts: [card('b', 30, 60)] }],
  ['soon', { tryouts: [card('b', 30, 60)], under_way: [resume('practice', 'a', null)] }],
  ['unfinished', { under_way: [resume('practice', 'a', null)], practice: { ...nothing.practice, due: 3 } }],
  ['due', { practice: { ...nothing.practice, due: 3, ...weak(2, 3) }, has_practised_today: true }],
  ['enough', { practice: { ...nothing.practice, ...weak(2, 3) }, has_practised_today: true }],
  ['topic', { practice: { ...nothing.practice, ...weak(2, 3) }, tryouts: [card('b', -30, 60)] }],
  ['tryout', { tryouts: [card('c', -90, 60), card('b', -30, 60), card('d', 300, 60)] }],
  ['practice', { practice: { ...nothing.practice, subjects: weak(0, 3).subjects } }],
  ['quiz', { quizzes: [{ slug: 'q', title: 'q', question_count: 5 }], tryouts: [card('d', 300, 60)] }],
  ['wait', { tryouts: [card('c', -90, 60), card('d', 300, 60)] }],
  ['guide', { tryouts: [card('c', -90, 60)] }],
])('%s comes before what follows it', (kind, chances) => {
  expect(decideNow({ ...nothing, ...chances }).kind).toBe(kind)
})

test('of two that are open the one without a code comes first', () => {
  const tryouts = [card('kode', -30, 60, 'code'), card('bebas', -20, 60)]
  expect(decideNow({ ...nothing, tryouts })).toMatchObject({ slug: 'bebas' })
})

const beginner = {
  step: 'placement',
  target: null,
  days_a_week: null,
  has_history: false,
  placed: 0,
} as const

test.each<[string, boolean, Partial<Parameters<typeof isStarting>[1]>]>([
  ['somebody new', true, {}],
  ['who left the first step', true, { step: 'target', has_history: true, placed: null }],
  ['who left them all', false, { step: 'done' }],
  ['who has practised before there were any', false, { has_history: true }],
  ['who chose a goal before there were any', false, { days_a_week: 3 }],
  ['whom nothing can place', false, { placed: null }],
])('%s is led through the first steps: %s', (_, isLed, known) => {
  expect(isStarting({ kind: 'guide' }, { ...beginner, ...known })).toBe(isLed)
})

test('an exam that runs or is near stands before the first steps', () => {
  const soon = decideNow({ ...nothing, tryouts: [card('b', 30, 60)] })
  const running = decideNow({ ...nothing, under_way: [resume('tryout', 'a', 30)] })
  expect([soon, running].map(now => isStarting(now, beginner))).toEqual([false, false])
})
