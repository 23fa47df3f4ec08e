import { describe, expect, test } from 'vitest'
import { utbkSnbt } from '../db/reference/utbk-snbt.ts'
import { solutions } from './second-paper/solutions.ts'
import { firstPaper, secondPaper } from './testing/written-papers.ts'
import { readAuthorKey } from './solution.ts'

const items = secondPaper.flatMap(subTest => subTest.items)
const singles = items.filter(item => item.type === 'single_choice')
const optionOf = (item: { options: string[]; key: string }) => item.options['ABCDE'.indexOf(item.key)] ?? ''
const share = <T>(all: readonly T[], holds: (one: T) => boolean) => all.filter(holds).length / all.length

describe.each(secondPaper)('$subject', ({ subject, items }) => {
  const singles = items.filter(item => item.type === 'single_choice')

  test('has the official number of questions', () => {
    expect(items).toHaveLength(utbkSnbt.subjects.find(({ code }) => code === subject)?.items ?? 0)
  })

  test('has at least two questions of each topic, for topics are reported', () => {
    const counts = [...Map.groupBy(items, item => item.topic)].filter(([, same]) => same.length < 2)
    expect(counts).toEqual([])
  })

  test('is a quarter easy, half medium and a quarter hard, to a question or two', () => {
    const parts = { easy: 0.25, medium: 0.5, hard: 0.25 }
    const off = Object.entries(parts).filter(
      ([difficulty, part]) => Math.abs(share(items, item => item.difficulty === difficulty) - part) > 0.1,
    )
    expect(off).toEqual([])
  })

  test('has typed answers only in mathematics, and no pick-alls, like the official paper', () => {
    const types = new Set<string>(items.map(item => item.type))
    expect(types).not.toContain('multiple_choice')
    expect(types.has('short_answer')).toBe(subject === 'PK' || subject === 'PM')
  })

  test('has every letter as a key, none in more than four of ten', () => {
    const counts = [...Map.groupBy(singles, item => item.key).values()].map(same => same.length)
    expect(counts).toHaveLength(5)
    expect(Math.max(...counts) / singles.length).toBeLessThanOrEqual(0.4)
  })
})

test('tables have one to three true rows of four, and not always two', () => {
  const rows = items.flatMap(item => (item.type === 'true_false_table' ? [item.key] : []))
  const trues = rows.map(key => key.filter(column => column === 0).length)
  expect(rows.every(key => key.length === 4)).toBe(true)
  expect(trues.every(count => count >= 1 && count <= 3)).toBe(true)
  expect(share(trues, count => count === 2)).toBeLessThan(0.6)
})

test('the right option is no more often the longest than by chance', () => {
  const worded = singles.filter(({ options }) => options.some(option => /\p{L}{3}/u.test(option)))
  const isLongest = ({ options, key }: (typeof singles)[number]) =>
    options.every(
      (option, index) => index === 'ABCDE'.indexOf(key) || option.length < optionOf({ options, key }).length,
    )
  expect(share(worded, isLongest)).toBeLessThanOrEqual(0.2)
})

/** Without instructions such as "true or false?", which are the same everywhere. */
const textsOf = (paper: typeof firstPaper) =>
  paper
    .flatMap(({ items, stimuli }) => [...items.map(item => item.prompt), ...stimuli.map(one => one.body)])
    .filter(text => text.length >= 100)

test('no question and no text of the first paper occurs again', () => {
  const first = new Set(textsOf(firstPaper))
  expect(textsOf(secondPaper).filter(text => first.has(text))).toEqual([])
})

test.each(Object.entries(solutions))('the key of %s is what a computation gives', (ref, solve) => {
  const item = items.find(one => one.ref === ref)
  expect(item && readAuthorKey(item)).toEqual(solve())
})

test('every typed answer is computed', () => {
  const typed = items.filter(item => item.type === 'short_answer').map(({ ref }) => ref)
  expect(typed.filter(ref => !(ref in solutions))).toEqual([])
})
