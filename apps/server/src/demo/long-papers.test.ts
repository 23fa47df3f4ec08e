import { describe, expect, test } from 'vitest'
import { utbkSnbt } from '../db/reference/utbk-snbt.ts'
import { solutions as secondSolutions } from './second-paper/solutions.ts'
import { readAuthorKey } from './solution.ts'
import { holdShape, share } from './testing/hold-shape.ts'
import { firstPaper, secondPaper, shortPaper, thirdBank, thirdPaper } from './testing/written-papers.ts'
import { solutions as shortSolutions } from './short-paper/solutions.ts'
import { solutions as thirdSolutions } from './third-paper/solutions.ts'

const solutions = { ...secondSolutions, ...thirdSolutions, ...shortSolutions }
const papers = { second: secondPaper, third: thirdPaper }
const items = [...secondPaper, ...thirdBank, ...shortPaper].flatMap(subTest => subTest.items)
const optionOf = (item: { options: string[]; key: string }) => item.options['ABCDE'.indexOf(item.key)] ?? ''
const parts = Object.entries(papers).flatMap(([paper, subTests]) =>
  subTests.map(subTest => ({ paper, ...subTest })),
)

describe.each(parts)('$subject of the $paper paper', ({ subject, items }) => {
  test('has the official number of questions', () => {
    expect(items).toHaveLength(utbkSnbt.subjects.find(({ code }) => code === subject)?.items ?? 0)
  })

  test('has at least two questions of each topic, for topics are reported', () => {
    const counts = [...Map.groupBy(items, item => item.topic)].filter(([, same]) => same.length < 2)
    expect(counts).toEqual([])
  })

  holdShape(subject, items, 0.4)
})

describe.each(Object.entries(papers))('the %s paper', (_, paper) => {
  const items = paper.flatMap(subTest => subTest.items)

  test('has tables of one to three true rows of four, and not always two', () => {
    const rows = items.flatMap(item => (item.type === 'true_false_table' ? [item.key] : []))
    const trues = rows.map(key => key.filter(column => column === 0).length)
    expect(rows.every(key => key.length === 4)).toBe(true)
    expect(trues.every(count => count >= 1 && count <= 3)).toBe(true)
    expect(share(trues, count => count === 2)).toBeLessThan(0.6)
  })

  test('has the right option as the longest in at most a quarter', () => {
    const singles = items.filter(item => item.type === 'single_choice')
    const worded = singles.filter(({ options }) => options.some(option => /\p{L}{3}/u.test(option)))
    const isLongest = ({ options, key }: (typeof singles)[number]) =>
      options.every(
        (option, index) =>
          index === 'ABCDE'.indexOf(key) || option.length < optionOf({ options, key }).length,
      )
    expect(share(worded, isLongest)).toBeLessThanOrEqual(0.25)
  })
})

/** Without instructions such as "true or false?", which are the same everywhere. */
const textsOf = (paper: typeof firstPaper) =>
  paper
    .flatMap(({ items, stimuli }) => [...items.map(item => item.prompt), ...stimuli.map(one => one.body)])
    .filter(text => text.length >= 100)

test('no question and no text of a paper before occurs again', () => {
  const first = new Set(textsOf(firstPaper))
  const second = new Set([...first, ...textsOf(secondPaper)])
  expect(textsOf(secondPaper).filter(text => first.has(text))).toEqual([])
  const third = new Set([...second, ...textsOf(thirdBank)])
  expect(textsOf(thirdBank).filter(text => second.has(text))).toEqual([])
  expect(textsOf(shortPaper).filter(text => third.has(text))).toEqual([])
})

test('the third paper shares twelve questions of each sub-test with the second, so that scores can be linked', () => {
  const refs = new Set(secondPaper.flatMap(({ items }) => items.map(({ ref }) => ref)))
  const shared = thirdPaper.map(({ items }) => items.filter(({ ref }) => refs.has(ref)).length)
  expect(shared).toEqual(secondPaper.map(() => 12))
})

test('texts of the third paper have the length of the official ones', () => {
  const short = thirdBank
    .filter(({ subject }) => subject === 'LBI' || subject === 'LBE')
    .flatMap(({ stimuli }) =>
      stimuli.filter(({ body }) => (body.match(/[\p{L}\p{N}]+/gu) ?? []).length < 250),
    )
  expect(short.map(({ ref }) => ref)).toEqual([])
})

test.each(Object.entries(solutions))('the key of %s is what a computation gives', (ref, solve) => {
  const item = items.find(one => one.ref === ref)
  expect(item && readAuthorKey(item)).toEqual(solve())
})

test('every typed answer is computed', () => {
  const typed = items.filter(item => item.type === 'short_answer').map(({ ref }) => ref)
  expect(typed.filter(ref => !(ref in solutions))).toEqual([])
})
