import { describe, expect, test } from 'vitest'
import { utbkSnbt } from '../../db/reference/utbk-snbt.ts'
import { itemsOf } from '../../features/bank/packs/reading/pack.ts'
import { readShipped } from '../../features/bank/packs/reading/read-shipped.ts'
import { COMPARISON, SUFFICIENCY } from '../common-options.ts'
import { readAuthorKey } from '../solution.ts'
import { holdShape, isSingle, share } from '../testing/hold-shape.ts'
import {
  firstPaper,
  practice,
  secondPaper,
  shortPaper,
  type SeedSubTest,
  thirdBank,
} from '../testing/written-papers.ts'
import { solutions } from './solutions/index.ts'

const items = practice.flatMap(subTest => subTest.items)
const letterOf = (index: number) => 'ABCDE'.charAt(index)

/** Forms whose options are the same in every question, whatever the key. */
const fixedForms = new Set([SUFFICIENCY, COMPARISON].map(form => form.join('\n')))
const isWorded = (option: string) => /\p{L}{3}/u.test(option.replaceAll(/\$[^$]*\$/g, ''))

/** Sub-tests whose every key can be computed. */
const COMPUTED = ['PK', 'PM']

test('sub-tests stand once and in the official order', () => {
  const order = utbkSnbt.subjects.map(({ code }) => code)
  const codes = practice.map(({ subject }) => subject)
  expect(codes).toEqual(order.filter(code => codes.includes(code)))
})

const [program] = itemsOf((await readShipped('utbk-snbt')).items, 'program')
const topicsOf = (subject: string) =>
  program?.data.subjects.find(({ code }) => code === subject)?.topics ?? []

describe.each(practice)('$subject', ({ subject, items }) => {
  test('has ten questions or more of each topic of the program, of all levels', () => {
    const sameTopic = Map.groupBy(items, item => item.topic)
    for (const topic of topicsOf(subject)) {
      const same = sameTopic.get(topic) ?? []
      expect({ topic, enough: same.length >= 10 }).toEqual({ topic, enough: true })
      expect(new Set(same.map(item => item.difficulty)).size).toBe(3)
    }
  })

  holdShape(subject, items, 0.3)

  test('has tables of one to three true rows of four, and not always two', () => {
    const keys = items.flatMap(item => (item.type === 'true_false_table' ? [item.key] : []))
    const trues = keys.map(key => key.filter(column => column === 0).length)
    expect(keys.every(key => key.length === 4)).toBe(true)
    expect(trues.every(count => count >= 1 && count <= 3)).toBe(true)
    expect(share(trues, count => count === 2)).toBeLessThan(0.6)
  })

  test('has the right option as the longest in at most a quarter', () => {
    const worded = items
      .filter(isSingle)
      .filter(({ options }) => !fixedForms.has(options.join('\n')) && options.some(isWorded))
    const longest = worded.filter(({ options, key }) =>
      options.every(
        (option, index) =>
          letterOf(index) === key || option.length < (options['ABCDE'.indexOf(key)] ?? '').length,
      ),
    )
    expect(longest.length).toBeLessThanOrEqual(Math.max(1, worded.length / 4))
  })
})

test.each(Object.entries(solutions))('the key of %s is what a computation gives', (ref, solve) => {
  const item = items.find(one => one.ref === ref)
  expect(item && readAuthorKey(item)).toEqual(solve())
})

test('keys of mathematics are all computed, and so is every typed answer', () => {
  const computable = practice.flatMap(({ subject, items }) =>
    items.filter(({ type }) => COMPUTED.includes(subject) || type === 'short_answer'),
  )
  expect(computable.filter(({ ref }) => !(ref in solutions)).map(({ ref }) => ref)).toEqual([])
})

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
/** Runs of five words. */
const shingles = (text: string) => {
  const all = words(text)
  return new Set(all.slice(4).map((_, index) => all.slice(index, index + 5).join(' ')))
}

/** What a question asks about: its passage aside, and without the instructions that all questions of a form share. */
const INSTRUCTIONS =
  /Tentukan apakah (?:penulisan )?setiap (?:pernyataan|temuan|kalimat)[^.]*\.|Decide whether each statement[^.]*\.|Tuliskan jawabanmu[^.]*\.|Penilaian manakah yang tepat[^?]*\?|Hubungan yang benar antara kuantitas[^.]*….|Perhatikan dua kuantitas berikut\.|Simpulan manakah[^?]*\?|Pernyataan manakah[^?]*\?/g
const listTexts = (paper: SeedSubTest[]) =>
  paper.flatMap(({ items, stimuli }) =>
    [
      ...items.map(({ ref, prompt }) => ({ ref, text: prompt })),
      ...stimuli.map(({ ref, body }) => ({ ref, text: body })),
    ].map(({ ref, text }) => ({ ref, seen: shingles(text.replaceAll(INSTRUCTIONS, ' ')) })),
  )

/** Questions about a text ask in the words that all of them use. */
const withoutStems = ({ items, ...subTest }: SeedSubTest) => ({
  ...subTest,
  items: items.filter(({ stimulus }) => stimulus === undefined),
})

test('no question and no text is nearly another of the bank or of a paper', () => {
  const mine = [...listTexts(practice), ...listTexts([...thirdBank, ...shortPaper].map(withoutStems))]
  const all = [...mine, ...listTexts(firstPaper), ...listTexts(secondPaper)].filter(
    ({ seen }) => seen.size > 3,
  )
  const twins = mine.flatMap(one =>
    all
      .filter(other => other.ref !== one.ref && one.seen.size > 3)
      .filter(({ seen }) => 2 * [...one.seen].filter(run => seen.has(run)).length > one.seen.size)
      .map(other => `${one.ref} ${other.ref}`),
  )
  expect(twins).toEqual([])
})
