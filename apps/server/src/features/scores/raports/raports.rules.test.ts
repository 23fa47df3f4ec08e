import { expect, test } from 'vitest'
import { describeSubTests, describeTotals, pickTopics, type ScaledEntry, sumTopics } from './raports.rules.ts'

const subject = { id: 's', code: 'PK', name: 'Pengetahuan Kuantitatif', group: 'TPS' }
const entry = (title: string, total: number, more: Partial<ScaledEntry> = {}): ScaledEntry => ({
  attempt_id: title,
  slug: title,
  title,
  number: 1,
  finished_at: '2026-11-21T01:00:00.000Z',
  total,
  total_se: 15,
  provisional: false,
  basis: 'anchors',
  scale_of: 'first',
  sub_tests: [],
  ...more,
})

/** One sub-test measured at this ability, with half an SD of error. */
const measured = (eap: number): ScaledEntry['sub_tests'] => [
  {
    subject,
    scaled: 500 + 100 * eap,
    se: 50,
    weight: 1,
    measured: { ability: { eap, se: 0.5 }, b: 100, scale_se: 0 },
  },
]

test('growth is told without the pull to the mean, with the error of both sittings, and within twice of that is not certain', () => {
  const entries = [entry('A', 500, { sub_tests: measured(0) }), entry('B', 560, { sub_tests: measured(0.6) })]
  // A posterior variance of a quarter leaves three quarters of a difference, and an error of 1 / sqrt(3) a sitting.
  const unsure = { value: 80, se: 81.65, is_certain: false, since: 'A' }
  expect(describeTotals(entries)).toEqual(unsure)
  expect(describeSubTests(entries)[0]?.change).toEqual(unsure)
  const later = [...entries, entry('C', 640, { sub_tests: measured(1.4) })]
  expect(describeTotals(later)).toEqual({ value: 186.67, se: 81.65, is_certain: true, since: 'A' })
})

test('a difference of right answers has no error that is known', () => {
  expect(describeTotals([entry('A', 500), entry('B', 900)])).toEqual({
    value: 400,
    se: null,
    is_certain: false,
    since: 'A',
  })
})

test('forms without a common scale, and scores that may still change, are left out', () => {
  const apart = entry('B', 900, { basis: 'equivalent_groups', scale_of: null })
  const early = entry('C', 100, { provisional: true })
  expect(describeTotals([entry('A', 500), apart, early])).toBeNull()
  expect(describeTotals([entry('A', 500), apart, early, entry('D', 530)])).toMatchObject({
    value: 30,
    since: 'A',
  })
})

test('each try-out that is the norm of its own students has a scale of its own', () => {
  const alone = entry('B', 700, { basis: 'norm', scale_of: 'B' })
  expect(describeTotals([entry('A', 500), alone])).toBeNull()
  expect(describeTotals([alone, entry('C', 720, { scale_of: 'B' })])).toMatchObject({ value: 20, since: 'B' })
})

test('one try-out that nothing links leaves the trend of the others as it was', () => {
  const linked = [entry('A', 500), entry('B', 540)]
  const alone = entry('C', 700, { basis: 'norm', scale_of: 'C' })
  const trend = { value: 40, since: 'A' }
  expect(describeTotals([...linked, alone])).toMatchObject(trend)
  expect(
    describeTotals([...linked, entry('D', 900, { basis: 'equivalent_groups', scale_of: null })]),
  ).toMatchObject(trend)
  const newer = [entry('E', 600, { scale_of: 'second' }), entry('F', 630, { scale_of: 'second' })]
  expect(describeTotals([...linked, ...newer, alone])).toMatchObject({ value: 30, since: 'E' })
})

test('a sub-test that was measured in one sitting alone has a difference without an error', () => {
  const unmeasured = measured(0).map(subTest => ({ ...subTest, measured: null }))
  const entries = [entry('A', 500, { sub_tests: unmeasured }), entry('B', 560, { sub_tests: measured(0.6) })]
  expect(describeSubTests(entries)[0]?.change).toEqual({ value: 60, se: null, is_certain: false, since: 'A' })
  expect(describeTotals(entries)).toMatchObject({ value: 60, se: null })
})

test('at most three topics stand out on either side, the strongest and the weakest first', () => {
  const topic = (nth: number, correct: number) => ({
    subject,
    topic_id: `t${nth}`,
    topic: `Topik ${nth}`,
    correct,
    of: 20,
  })
  const { strengths, weaknesses } = pickTopics(sumTopics([1, 2, 3, 4, 17, 18, 19, 20].map(n => topic(n, n))))
  expect(strengths.map(({ correct }) => correct)).toEqual([20, 19, 18])
  expect(weaknesses.map(({ correct }) => correct)).toEqual([1, 2, 3])
})

test('one sitting is no trend', () => {
  expect(describeTotals([entry('A', 500)])).toBeNull()
  expect(describeTotals([])).toBeNull()
})

test('counts of a topic add up, and a few questions make it neither strong nor weak', () => {
  const topics = sumTopics([
    { subject, topic_id: 'p', topic: 'Peluang', correct: 1, of: 3 },
    { subject, topic_id: 'p', topic: 'Peluang', correct: 1, of: 4 },
    { subject, topic_id: 'q', topic: 'Persen', correct: 0, of: 4 },
    { subject, topic_id: 'r', topic: 'Aljabar', correct: 9, of: 10 },
    { subject, topic_id: 's', topic: 'Statistika', correct: 4, of: 5 },
  ])
  expect(topics.map(({ topic, correct, of }) => `${topic} ${correct}/${of}`)).toEqual([
    'Persen 0/4',
    'Peluang 2/7',
    'Statistika 4/5',
    'Aljabar 9/10',
  ])
  const { strengths, weaknesses } = pickTopics(topics)
  expect([strengths.map(({ topic }) => topic), weaknesses.map(({ topic }) => topic)]).toEqual([
    ['Aljabar'],
    ['Peluang'],
  ])
})
