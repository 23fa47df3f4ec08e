import { questionDraft } from '@gerbang/contract/question.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeMatching, makeOfPairs, placesOfPairs, readLetters, writeLetters } from './matching/make.ts'
import { makeMultipleChoice, placesOfKey } from './multiple-choice/make.ts'
import { acceptNumber, acceptWords, makeShortAnswer } from './short-answer/make.ts'
import { makeSingleChoice, placeOfKey } from './single-choice/make.ts'
import {
  isTrueFalse,
  listTruths,
  makeTrueFalse,
  makeTrueFalseTable,
  TRUE_FALSE,
} from './true-false-table/make.ts'
import { greatestWeight, listWeights, makeWeightedChoice, scaleWeights } from './weighted-choice/make.ts'

const texts = fc.array(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 2, maxLength: 5 })
const credit = 'proportional' as const
const prompt = 'Apa?'

test('the key of a single choice stands where it was put, and nowhere without an option there', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: -2, max: 8 }), (options, place) => {
      const question = makeSingleChoice(prompt, options, place)
      expect(placeOfKey(question)).toBe(place >= 0 && place < options.length ? place : null)
    }),
  )
})

test('the keys of a multiple choice are read back in the order of the options', () => {
  fc.assert(
    fc.property(texts, fc.uniqueArray(fc.nat({ max: 4 })), (options, places) => {
      const key = places.filter(place => place < options.length)
      const question = makeMultipleChoice({ prompt, options, key, credit })
      expect(placesOfKey(question)).toEqual(key.toSorted((a, b) => a - b))
      expect(question.key === null).toBe(key.length === 0)
    }),
  )
})

test('truths of statements are read back, and those that nobody said stay open', () => {
  const truth = fc.constantFrom(0 as const, 1 as const, null)
  fc.assert(
    fc.property(texts, fc.array(truth, { minLength: 5, maxLength: 5 }), (statements, truths) => {
      const key = truths.slice(0, statements.length)
      const table = makeTrueFalseTable({ prompt, columns: TRUE_FALSE, statements, key, credit })
      expect(listTruths(table)).toEqual(key)
      expect(table.key === null).toBe(key.every(place => place === null))
    }),
  )
})

test('one statement under the standing sentence is true or false, and a table otherwise', () => {
  expect(isTrueFalse(makeTrueFalse('Bumi bulat.', 0))).toBe(true)
  expect(listTruths(makeTrueFalse('Bumi datar.', 1))).toEqual([1])
  const table = (more: object) =>
    makeTrueFalseTable({ prompt, columns: TRUE_FALSE, statements: ['a'], key: [0], credit, ...more })
  expect(isTrueFalse(table({}))).toBe(false)
  const standing = makeTrueFalse('a', 0).content.prompt
  expect(isTrueFalse(table({ prompt: standing, statements: ['a', 'b'] }))).toBe(false)
  expect(isTrueFalse(table({ prompt: standing, columns: ['Ya', 'Tidak'] }))).toBe(false)
  expect(isTrueFalse(table({ prompt: standing, credit: 'all_or_nothing' }))).toBe(false)
})

test('weights come back from shares of a hundred, whatever the greatest is', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(
      weights.filter(list => list.some(weight => weight > 0)),
      values => {
        const question = makeWeightedChoice(prompt, values.map(String), values)
        const greatest = greatestWeight(question)
        const shares = listWeights(question).map(weight => ((weight ?? 0) * 100) / greatest)
        expect(scaleWeights(shares, greatest)).toEqual(values)
      },
    ),
  )
})

test.each([
  ['no share at all', [0, 0], 5, [null, null]],
  ['a share below nothing', [100, -50], 4, [4, null]],
  ['a share beyond what an option may be worth', [100, 50], 12, [null, 6]],
])('where there is %s nobody has said the weight', (_, shares, greatest, weights) => {
  expect(scaleWeights(shares, greatest)).toEqual(weights)
})

test.each([
  [2.5, 0.1, { kind: 'number', value: 2.5, tolerance: 0.1 }],
  [2.5, -0.1, { kind: 'number', value: 2.5, tolerance: 0.1 }],
  [2.5, Number.NaN, { kind: 'number', value: 2.5, tolerance: 0 }],
  [Number.NaN, 0, null],
  [Number.POSITIVE_INFINITY, 0, null],
  [undefined, 0, null],
])('the number %j with the tolerance %j is accepted as %j', (value, tolerance, answer) => {
  expect(acceptNumber(value, tolerance)).toEqual(answer)
})

test('each accepted word stands once, and without a word there is no key', () => {
  expect(acceptWords(['air', 'H2O', 'air'])).toEqual({ kind: 'text', accepted: ['air', 'H2O'] })
  expect(acceptWords([])).toBeNull()
  expect(makeShortAnswer(prompt, null)).toMatchObject({ key: null, content: { input: 'text' } })
})

const matching = fc.record({
  items: texts,
  options: fc.array(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 2, maxLength: 8 }),
  key: fc.array(fc.option(fc.nat({ max: 7 })), { minLength: 5, maxLength: 5 }),
})

test('pairs are read back, and letters for them as they were written', () => {
  fc.assert(
    fc.property(matching, ({ items, options, key }) => {
      const question = makeMatching({ prompt, items, options, key, credit })
      const places = items.map((_, at) => {
        const place = key[at] ?? null
        return place !== null && place < options.length ? place : null
      })
      expect(placesOfPairs(question)).toEqual(places)
      expect(readLetters(writeLetters(question))).toEqual(places)
    }),
  )
})

test.each([
  ['C, A, B', [2, 0, 1]],
  ['c a b', [2, 0, 1]],
  ['1-b, 2-a', [1, 0]],
  ['1 → B; 3 → A', [1, null, 0]],
  ['2) c  1) h', [7, 2]],
  ['A, -, B', [0, null, 1]],
  ['A, Z', [0, null]],
])('the letters “%s” lead to %j', (words, places) => {
  expect(readLetters(words)).toEqual(places)
})

test('an option that two items share stands once, and one that no item has is a distractor', () => {
  const pairs = [
    { item: 'Jakarta', option: 'Jawa' },
    { item: 'Medan', option: 'Sumatra' },
    { item: 'Bandung', option: 'Jawa' },
    { item: '', option: 'Papua' },
  ]
  const question = makeOfPairs(prompt, pairs, credit, '')
  expect(question.content.items.map(({ text }) => text)).toEqual(['Jakarta', 'Medan', 'Bandung'])
  expect(question.content.options.map(({ text }) => text).toSorted()).toEqual(['Jawa', 'Papua', 'Sumatra'])
  const [jakarta, medan, bandung] = placesOfPairs(question)
  expect(jakarta).toBe(bandung)
  expect(jakarta).not.toBe(medan)
})

test('what is made is a draft that the contract takes', () => {
  const made = [
    makeSingleChoice(prompt, ['a', 'b', 'c'], 0),
    makeMultipleChoice({ prompt, options: ['a', 'b', 'c'], key: [0, 1], credit }),
    makeWeightedChoice(prompt, ['a', 'b', 'c'], [5, 1, 0]),
    makeTrueFalse('a', 0),
    makeShortAnswer(prompt, acceptNumber(1, -1)),
    makeMatching({ prompt, items: ['a', 'b'], options: ['x', 'y', 'z'], key: [0, 1], credit }),
  ]
  for (const question of made) {
    const draft = { ...question, explanation: '', explanation_video_url: null }
    expect(questionDraft.safeParse(draft).error).toBeUndefined()
  }
})
