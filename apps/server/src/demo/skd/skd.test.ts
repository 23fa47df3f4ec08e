import { questionContent, questionKey } from '@gerbang/contract/question.ts'
import { findKind } from '@gerbang/scoring/kinds/question-kinds.ts'
import { scoreAnswer } from '@gerbang/scoring/score-answer.ts'
import { describe, expect, test } from 'vitest'
import { buildQuestion, createRenderer } from '../../features/bank/questions/build-question.ts'
import { skdPaper } from '../testing/written-papers.ts'

const items = skdPaper.flatMap(subTest => subTest.items)
const singles = items.filter(item => item.type === 'single_choice')
const keyOf = (item: (typeof singles)[number]) => item.options['ABCDE'.indexOf(item.key)] ?? ''

test('has twenty questions of each part, more to choose from in TIU and TKP, and refs of their own', () => {
  expect(skdPaper.map(({ subject, items }) => [subject, items.length])).toEqual([
    ['TWK', 20],
    ['TIU', 34],
    ['TKP', 24],
  ])
  expect(new Set(items.map(({ ref }) => ref)).size).toBe(78)
})

test.each(items)('$ref renders, fits the contract, and its key earns full marks', item => {
  const built = buildQuestion(
    item.draft,
    createRenderer(item.ref, () => ({ src: '/media/a.svg', width: 56, height: 56 })),
  )
  expect(questionContent.parse(built.content)).toEqual(built.content)
  expect(questionKey.parse(built.key)).toEqual(built.key)
  const answer = findKind(built.key.type).solve(built.key)
  expect(scoreAnswer(built.content, built.key, answer)).toEqual({ credit: 1, outcome: 'correct' })
  expect(built.explanation_html.length).toBeGreaterThan(200)
})

test.each(skdPaper)('$subject reports no topic with fewer than three questions', ({ items }) => {
  const few = [...Map.groupBy(items, ({ topic }) => topic)].filter(([, same]) => same.length < 3)
  expect(few).toEqual([])
})

test.each(skdPaper)('$subject is about a quarter easy, half medium and a quarter hard', ({ items }) => {
  for (const [level, part] of Object.entries({ easy: 0.25, medium: 0.5, hard: 0.25 })) {
    const share = items.filter(({ difficulty }) => difficulty === level).length / items.length
    expect(Math.abs(share - part)).toBeLessThanOrEqual(0.1)
  }
})

const isLongest = (options: string[], best: string) =>
  options.every(option => option === best || option.length < best.length)

describe('keys', () => {
  test('are every letter, none in more than four of ten', () => {
    const counts = [...Map.groupBy(singles, ({ key }) => key).values()].map(({ length }) => length)
    expect(counts).toHaveLength(5)
    expect(Math.max(...counts) / singles.length).toBeLessThanOrEqual(0.4)
  })

  test('are the longest option in at most a quarter', () => {
    const worded = singles.filter(({ options }) => options.some(option => /\p{L}{3}/u.test(option)))
    const weighted = items.filter(item => item.type === 'weighted_choice')
    const longest = [
      ...worded.filter(item => isLongest(item.options, keyOf(item))),
      ...weighted.filter(({ options, weights }) => isLongest(options, options[weights.indexOf(5)] ?? '')),
    ]
    expect(longest.length / (worded.length + weighted.length)).toBeLessThanOrEqual(0.25)
  })

  test('of TKP weigh its five options 1 to 5, each once, and not in the same places', () => {
    const keys = items.flatMap(item => (item.type === 'weighted_choice' ? [item.weights] : []))
    expect(keys).toHaveLength(24)
    for (const weights of keys) expect(weights.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
    const places = new Set(keys.map(weights => weights.indexOf(5)))
    expect(places.size).toBe(5)
  })
})

/** Each writes its answer as the option does. */
const solutions: Record<string, () => string> = {
  'TIU-112': () =>
    String(
      [3, 7, 15, 31].every((one, i, all) => i === 0 || one === 2 * (all[i - 1] ?? 0) + 1) ? 2 * 63 + 1 : 0,
    ),
  'TIU-113': () => String([1, 3, 5, 7, 9].reduce((sum, step) => sum + step, 5)),
  'TIU-114': () => String(23 + 38 + 1),
  'TIU-115': () => String(0.25 * 360 - 0.3 * 290),
  'TIU-117': () => String(5 * [...Array(50).keys()].findIndex(k => k > 0 && 4 * k + 6 === 5 * k - 3)),
  'TIU-118': () => String((((45 * 3) / 12) * 40) / 5),
  'TIU-119': () => `Rp${new Intl.NumberFormat('id').format(Math.round(1_760_000 / (0.8 * 1.1)))}`,
  'TIU-120': () => String(60 + 55 - (100 - 10)),
  'TIU-127': () => String(0.375 * 64 + 0.125 * 96),
  'TIU-129': () => new Intl.NumberFormat('id').format(2026 ** 2 - 2024 ** 2),
  'TIU-132': () => String(2 * 36),
  'TIU-134': () => String(Math.round(1 / (1 / 6 + 1 / 4 - 1 / 12))),
  'TIU-130': () => new Intl.NumberFormat('id').format(Math.sqrt(0.0625) + Math.cbrt(0.125) - 0.2 ** 2),
}

test.each(Object.entries(solutions))('the key of %s is what a computation gives', (ref, solve) => {
  const item = singles.find(one => one.ref === ref)
  expect(item && keyOf(item)).toBe(solve())
})

test('every key that is a number is computed', () => {
  const numbers = singles.filter(item => /^(?:Rp)?[\d.,]+$/.test(keyOf(item))).map(({ ref }) => ref)
  expect(numbers.filter(ref => !(ref in solutions))).toEqual([])
})

const permute = <T>(all: T[]): T[][] =>
  all.length < 2 ? [all] : all.flatMap((one, i) => permute(all.toSpliced(i, 1)).map(rest => [one, ...rest]))

test('the orders that TIU-109 and TIU-110 ask for leave what their keys say', () => {
  const files = permute(['K', 'L', 'M', 'N', 'O']).filter(order => {
    const at = (name: string) => order.indexOf(name)
    return at('M') === at('K') + 1 && at('L') > at('O') && at('N') === 0 && Math.abs(at('O') - at('N')) > 1
  })
  expect(new Set(files.map(order => order[4]))).toEqual(new Set(['L']))
  const days = permute(['P', 'Q', 'R', 'S', 'T']).filter(order => {
    const at = (name: string) => order.indexOf(name)
    return at('R') === 2 && at('Q') === at('P') + 1 && at('T') !== 4 && at('T') !== 0
  })
  expect(new Set(days.map(order => order[4]))).toEqual(new Set(['S', 'Q']))
})
