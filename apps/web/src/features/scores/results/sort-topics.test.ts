import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortTopics, type Topic } from './sort-topics.ts'
import { enoughQuestions } from './tell-result.ts'

const topic = (topic: string, correct: number, of: number) => ({ topic, correct, of }) as unknown as Topic
const namesOf = (topics: readonly Topic[]) => topics.map(each => (each as unknown as { topic: string }).topic)

const topics = fc.array(
  fc
    .record({ of: fc.integer({ min: 1, max: 40 }), share: fc.double({ min: 0, max: 1, noNaN: true }) })
    .map(({ of, share }) => topic('', Math.round(of * share), of)),
)

test('each topic stands in one part, and none is lost', () => {
  fc.assert(
    fc.property(topics, all => {
      const { weak, steady, few } = sortTopics(all)
      expect([...weak, ...steady, ...few]).toHaveLength(all.length)
      expect(new Set([...weak, ...steady, ...few])).toEqual(new Set(all))
      expect(few.every(({ of }) => of < enoughQuestions)).toBe(true)
      expect(steady.every(({ correct, of }) => correct === of && of >= enoughQuestions)).toBe(true)
      expect(weak.every(({ correct, of }) => correct < of && of >= enoughQuestions)).toBe(true)
    }),
  )
})

test('of too few questions nothing is said, however they went', () => {
  const { weak, steady, few } = sortTopics([
    topic('semua benar', enoughQuestions - 1, enoughQuestions - 1),
    topic('semua salah', 0, 1),
  ])
  expect([weak, steady]).toEqual([[], []])
  expect(namesOf(few)).toEqual(['semua benar', 'semua salah'])
})

test('what is nearest to the next step comes first, and what is far from every step last', () => {
  const { weak } = sortTopics([
    topic('jauh', 2, 20),
    topic('hampir setengah', 9, 20),
    topic('hampir mantap', 14, 20),
    topic('sudah lewat', 19, 20),
  ])
  expect(new Set(namesOf(weak).slice(0, 2))).toEqual(new Set(['hampir setengah', 'hampir mantap']))
  expect(namesOf(weak).slice(2)).toEqual(['jauh', 'sudah lewat'])
})

test('topics that are equally far keep the order that they came in', () => {
  const alike = ['satu', 'dua', 'tiga'].map(name => topic(name, 5, 12))
  expect(namesOf(sortTopics(alike).weak)).toEqual(['satu', 'dua', 'tiga'])
})
