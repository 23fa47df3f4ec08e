import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listParts } from './kinds/list-parts.ts'
import { orderPaper, type PaperItem } from './paper-order.ts'
import { question } from './testing/arbitraries.ts'
import { NUMBER, SINGLE, TABLE } from './testing/questions.ts'

const BOTH = { questions: true, options: true }

const seeds = fc.integer({ min: -(2 ** 31), max: 2 ** 32 - 1 })

const paper: fc.Arbitrary<PaperItem[]> = fc.uniqueArray(
  fc.record({
    question_id: fc.uuid(),
    stimulus_id: fc.constantFrom(null, 'x', 'y', 'z'),
    content: question.map(({ content }) => content),
  }),
  { selector: item => item.question_id, maxLength: 20 },
)

const partIdsOf = ({ content }: PaperItem) => listParts(content).map(part => part.id)

const numbered = (count: number): PaperItem[] =>
  Array.from({ length: count }, (_, index) => ({
    question_id: `q${index}`,
    stimulus_id: null,
    content: SINGLE,
  }))

const idsOf = (order: { question_id: string }[]) => order.map(({ question_id }) => question_id)

test('a shuffled paper holds each question and each of its parts exactly once', () => {
  fc.assert(
    fc.property(paper, seeds, (items, seed) => {
      const ordered = orderPaper(items, seed, BOTH)
      expect(idsOf(ordered).toSorted()).toEqual(idsOf(items).toSorted())
      for (const item of items) {
        const found = ordered.find(({ question_id }) => question_id === item.question_id)
        expect(found?.option_ids.toSorted()).toEqual(partIdsOf(item).toSorted())
      }
    }),
  )
})

test('questions of one stimulus stay next to each other', () => {
  fc.assert(
    fc.property(paper, seeds, (items, seed) => {
      const stimulusOf = new Map(items.map(item => [item.question_id, item.stimulus_id ?? item.question_id]))
      const stimuli = idsOf(orderPaper(items, seed, BOTH)).map(id => stimulusOf.get(id))
      const runs = stimuli.filter((stimulus, index) => stimulus !== stimuli[index - 1])
      expect(new Set(runs).size).toBe(runs.length)
    }),
  )
})

test('the same seed gives the same paper, in whatever order the questions were read', () => {
  fc.assert(
    fc.property(paper, seeds, (items, seed) => {
      expect(orderPaper(items.toReversed(), seed, BOTH)).toEqual(orderPaper(items, seed, BOTH))
    }),
  )
})

test('a question taken out changes neither the order nor the options of the rest', () => {
  fc.assert(
    fc.property(paper, seeds, fc.nat(19), (items, seed, removed) => {
      const rest = items.filter((_, index) => index !== removed)
      const gone = items[removed]?.question_id
      const expected = orderPaper(items, seed, BOTH).filter(({ question_id }) => question_id !== gone)
      expect(orderPaper(rest, seed, BOTH)).toEqual(expected)
    }),
  )
})

test('without shuffling, everything stays as authored', () => {
  fc.assert(
    fc.property(paper, seeds, (items, seed) => {
      expect(orderPaper(items, seed, { questions: false, options: false })).toEqual(
        items.map(item => ({ question_id: item.question_id, option_ids: partIdsOf(item) })),
      )
    }),
  )
})

test('statements keep their order and a short answer has none to keep', () => {
  const items = [
    { question_id: 'table', stimulus_id: null, content: TABLE },
    { question_id: 'number', stimulus_id: null, content: NUMBER },
  ]
  for (let seed = 0; seed < 100; seed += 1) {
    const ordered = orderPaper(items, seed, { questions: false, options: true })
    expect(ordered.map(({ option_ids }) => option_ids)).toEqual([['p1', 'p2', 'p3', 'p4'], []])
  }
})

test('options that say so keep their order while those of their neighbours move', () => {
  const locked = { ...SINGLE, keeps_order: true as const }
  const items = [
    { question_id: 'locked', stimulus_id: null, content: locked },
    { question_id: 'open', stimulus_id: null, content: SINGLE },
  ]
  const orders = Array.from({ length: 50 }, (_, seed) => orderPaper(items, seed, BOTH))
  const seen = (id: string) =>
    new Set(orders.map(order => order.find(({ question_id }) => question_id === id)?.option_ids.join()))
  expect([...seen('locked')]).toEqual([SINGLE.options.map(({ id }) => id).join()])
  expect(seen('open').size).toBeGreaterThan(10)
})

test('neighbouring seeds give different papers', () => {
  const papers = Array.from({ length: 1000 }, (_, seed) => idsOf(orderPaper(numbered(20), seed, BOTH)).join())
  expect(new Set(papers).size).toBe(1000)
})

/** Sum of squared deviations from an equal share, the statistic of Pearson's test. */
function chiSquare(counts: number[]) {
  const share = counts.reduce((total, count) => total + count, 0) / counts.length
  return counts.reduce((total, count) => total + (count - share) ** 2 / share, 0)
}

test('over 12,000 attempts every order of five options is equally likely', () => {
  const counts = new Map<string, number>()
  for (let seed = 0; seed < 12_000; seed += 1) {
    const order = orderPaper(numbered(1), seed, BOTH)[0]?.option_ids.join('') ?? ''
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(120)
  // 173.6 is the 99.9 % quantile of chi-square with 119 degrees of freedom.
  expect(chiSquare([...counts.values()])).toBeLessThan(173.6)
})

test('over 10,000 attempts every question is equally likely in every place', () => {
  const counts = Array.from({ length: 10 }, () => Array.from({ length: 10 }, () => 0))
  for (let seed = 0; seed < 10_000; seed += 1) {
    for (const [place, id] of idsOf(orderPaper(numbered(10), seed * 7919, BOTH)).entries()) {
      const row = counts[place] ?? []
      const column = Number(id.slice(1))
      row[column] = (row[column] ?? 0) + 1
    }
  }
  // 27.9 is the 99.9 % quantile with 9 degrees of freedom; 33.7 is that of the worst of ten such rows.
  for (const row of counts) expect(chiSquare(row)).toBeLessThan(33.7)
})

test('two questions with the same option ids are shuffled independently', () => {
  let same = 0
  for (let seed = 0; seed < 12_000; seed += 1) {
    const [first, second] = orderPaper(numbered(2), seed, { questions: false, options: true })
    if (first?.option_ids.join() === second?.option_ids.join()) same += 1
  }
  // Expected 100 of 12,000 (1 in 5!), standard deviation 10.
  expect(same).toBeGreaterThan(60)
  expect(same).toBeLessThan(140)
})
