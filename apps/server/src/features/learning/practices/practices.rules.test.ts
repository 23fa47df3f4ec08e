import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  answersCounted,
  chooseScale,
  countAided,
  describeShare,
  estimateAbility,
  joinPrior,
  type OwnAnswer,
  type Prior,
  titleOf,
  toScore,
} from './practices.rules.ts'

const answer = (outcome: OwnAnswer['outcome'], b: number | null = 0): OwnAnswer => ({
  question_id: 'q',
  subject_id: 'mtk',
  topic_id: null,
  practice_id: 'p',
  confirmed_at: '2026-11-21T01:00:00.000Z',
  outcome,
  parameters: b === null ? null : { a: 1, d: -b, c: 0 },
})
const times = (count: number, outcome: OwnAnswer['outcome'], b: number | null = 0) =>
  Array.from({ length: count }, () => answer(outcome, b))
const bank = { a: 520, b: 90, scale_of: 'first' }
const prior = (changes: Partial<Prior['scale']> = {}): Prior => ({
  theta: 1,
  theta_se: 0.4,
  scale: { a: 480, b: 110, scale_of: 'first', is_alike: false, ...changes },
})

test('without answers that have estimates, and without a try-out, nothing is known', () => {
  expect(estimateAbility([], undefined)).toBeNull()
  expect(estimateAbility(times(9, 'correct', null), undefined)).toBeNull()
})

test('a try-out alone is known as it was, a little less surely', () => {
  const known = estimateAbility([], prior())
  expect(known?.answers).toBe(0)
  expect(known?.theta).toBeCloseTo(1, 1)
  expect(known?.se).toBeCloseTo(Math.hypot(0.4, 0.3), 2)
})

test('who answers right is above who answers wrong, and harder questions lift higher', () => {
  const [right, wrong, hard] = [times(5, 'correct'), times(5, 'wrong'), times(5, 'correct', 2)].map(
    answers => estimateAbility(answers, undefined)?.theta ?? NaN,
  )
  expect(right).toBeGreaterThan(0)
  expect(wrong).toBeCloseTo(-(right ?? NaN), 6)
  expect(hard).toBeGreaterThan(right ?? NaN)
})

test('only what is right counts as right', () => {
  const wrong = estimateAbility(times(5, 'wrong'), undefined)
  for (const outcome of ['partial', 'blank'] as const)
    expect(estimateAbility(times(5, outcome), undefined)).toEqual(wrong)
})

test('answers without estimates say nothing, and only the newest with the others count', () => {
  const newest = times(answersCounted, 'correct')
  const known = estimateAbility(newest, undefined)
  expect(known?.answers).toBe(answersCounted)
  expect(estimateAbility([...newest, ...times(30, 'wrong')], undefined)).toEqual(known)
  expect(estimateAbility([...times(4, 'wrong', null), ...times(5, 'correct')], undefined)).toEqual(
    estimateAbility(times(5, 'correct'), undefined),
  )
})

test('what a try-out said pulls the answers to it', () => {
  const alone = estimateAbility(times(3, 'wrong'), undefined)
  const after = estimateAbility(times(3, 'wrong'), prior())
  expect(after?.theta).toBeGreaterThan(alone?.theta ?? NaN)
  expect(after?.theta).toBeLessThan(1)
})

test('a try-out speaks where its scale is that of the bank, or its students are like the norm', () => {
  expect(joinPrior(prior(), bank)).toEqual(prior())
  expect(joinPrior(prior({ scale_of: 'other' }), bank)).toBeUndefined()
  expect(joinPrior(prior({ scale_of: 'other', is_alike: true }), bank)).toBeDefined()
  expect(joinPrior(prior({ scale_of: 'other' }), undefined)).toBeDefined()
  expect(joinPrior(undefined, bank)).toBeUndefined()
})

test('points are told on the scale of the bank, else of the try-out, else on the usual one', () => {
  expect(chooseScale(bank, prior())).toBe(bank)
  expect(chooseScale(undefined, prior())).toEqual(prior().scale)
  expect(chooseScale(undefined, undefined)).toEqual({ a: 500, b: 100 })
  expect(toScore({ theta: 1.234, se: 0.456, answers: 7 }, bank)).toEqual({ score: 631, se: 41, answers: 7 })
})

test('a share is that of the newest twenty', () => {
  expect(describeShare([])).toBeNull()
  expect(
    describeShare([...times(15, 'correct'), ...times(5, 'partial'), ...times(9, 'wrong')]),
  ).toMatchObject({
    correct: 15,
    of: 20,
  })
})

test('its interval is that of Wilson', () => {
  // Wilson's interval of 4 in 5 and of 10 in 20, as tables give them.
  expect(describeShare([...times(4, 'correct'), answer('wrong')])).toMatchObject({ low: 0.38, high: 0.96 })
  expect(describeShare([...times(10, 'correct'), ...times(10, 'wrong')])).toMatchObject({
    low: 0.3,
    high: 0.7,
  })
})

test('an interval lies around the share, between nothing and all', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), (right, wrong) => {
      const share = describeShare([...times(right, 'correct'), ...times(wrong, 'wrong')])
      if (!share) return
      expect(share.low).toBeGreaterThanOrEqual(0)
      expect(share.high).toBeLessThanOrEqual(1)
      expect(share.low).toBeLessThanOrEqual(share.correct / share.of + 0.005)
      expect(share.high).toBeGreaterThanOrEqual(share.correct / share.of - 0.005)
    }),
  )
})

test('right with a hint moves a question as partly right does, and a hint changes nothing else', () => {
  const at = '2026-11-21T01:00:00.000Z'
  expect(countAided({ outcome: 'correct', hinted_at: at })).toBe('partial')
  expect(countAided({ outcome: 'correct', hinted_at: null })).toBe('correct')
  for (const outcome of ['partial', 'wrong', 'blank', null] as const)
    expect(countAided({ outcome, hinted_at: at })).toBe(outcome)
})

test('a practice is called by its kind, and by what it is about', () => {
  expect(titleOf('topic', 'Peluang')).toBe('Latihan topik: Peluang')
  expect(titleOf('today', null)).toBe('Lima soal hari ini')
})
