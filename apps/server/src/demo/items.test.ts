import { basename } from 'node:path'
import { questionContent, questionKey } from '@gerbang/contract/question.ts'
import { findKind } from '@gerbang/scoring/kinds/question-kinds.ts'
import { scoreAnswer } from '@gerbang/scoring/score-answer.ts'
import { expect, test } from 'vitest'
import { utbkSnbt } from '../db/reference/utbk-snbt.ts'
import { buildQuestion, createRenderer } from '../features/bank/questions/build-question.ts'
import { readShipped } from '../features/bank/packs/reading/read-shipped.ts'
import {
  firstPaper,
  practice,
  secondPaper,
  shortPaper,
  thirdBank,
  thirdPaper,
} from './testing/written-papers.ts'

const files = [...(await readShipped('utbk-snbt')).files.keys()]
  .filter(path => /^banks\/.*\.(?:webp|svg)$/.test(path))
  .map(path => basename(path))
const seedSubTests = [...firstPaper, ...secondPaper, ...thirdBank, ...shortPaper, ...practice]
const items = seedSubTests.flatMap(subTest => subTest.items)
const stimuli = seedSubTests.flatMap(subTest => subTest.stimuli)
const texts = [
  ...stimuli.map(stimulus => stimulus.body),
  ...items.flatMap(item => [item.prompt, item.explanation]),
  ...items.flatMap(item => ('options' in item ? item.options : [])),
]
const pictures = texts.flatMap(text => [...text.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)])

const findPicture = (address: string) =>
  files.includes(address) ? { src: '/media/a.webp', width: 1, height: 1 } : undefined

test.each([firstPaper, secondPaper, thirdPaper, shortPaper])(
  'a paper has a sub-test for every subject of the program, in its order, with ten questions or more',
  (...paper) => {
    expect(paper.map(subTest => subTest.subject)).toEqual(utbkSnbt.subjects.map(({ code }) => code))
    expect(paper.filter(subTest => subTest.items.length < 10)).toEqual([])
  },
)

test('all four types of question occur', () => {
  expect(new Set(items.map(item => item.type))).toEqual(
    new Set(['single_choice', 'multiple_choice', 'true_false_table', 'short_answer']),
  )
})

test('refs are unique and name their subject', () => {
  const refs = [...items, ...stimuli].map(({ ref }) => ref)
  expect(new Set(refs).size).toBe(refs.length)
  for (const { subject, items, stimuli } of seedSubTests)
    for (const { ref } of [...items, ...stimuli]) expect(ref).toMatch(new RegExp(`^${subject}-S?\\d+$`))
})

test.each(seedSubTests)('questions of $subject name all its texts and no others', ({ items, stimuli }) => {
  const named = new Set(items.flatMap(item => item.stimulus ?? []))
  expect(named).toEqual(new Set(stimuli.map(({ ref }) => ref)))
})

test.each(seedSubTests.filter(({ subject }) => subject === 'LBI' || subject === 'LBE'))(
  'texts of $subject are shared by several questions',
  ({ items, stimuli }) => {
    const questionsOf = Map.groupBy(items, item => item.stimulus)
    expect(stimuli.length).toBeGreaterThan(0)
    expect(stimuli.filter(({ ref }) => (questionsOf.get(ref)?.length ?? 0) < 2)).toEqual([])
  },
)

test.each(stimuli)('the text $ref renders', ({ ref, body }) => {
  expect(createRenderer(ref, findPicture).renderBlocks(body)).not.toBe('')
})

test.each(items)('$ref renders, fits the contract, and its key earns full marks', item => {
  const { content, key, explanation_html } = buildQuestion(item.draft, createRenderer(item.ref, findPicture))
  expect(questionContent.parse(content)).toEqual(content)
  expect(questionKey.parse(key)).toEqual(key)
  expect(scoreAnswer(content, key, findKind(key.type).solve(key))).toEqual({ credit: 1, outcome: 'correct' })
  expect(explanation_html.length).toBeGreaterThan(150)
})

test.each(items.filter(item => item.type === 'true_false_table'))(
  '$ref has a key for every statement and needs both columns',
  ({ key, statements }) => {
    expect(key).toHaveLength(statements.length)
    expect(new Set(key)).toEqual(new Set([0, 1]))
  },
)

test.each([firstPaper, secondPaper, thirdPaper, shortPaper])(
  'nobody can count on how many rows are true or how many options right',
  (...paper) => {
    const items = paper.flatMap(subTest => subTest.items)
    const rows = items.flatMap(item => (item.type === 'true_false_table' ? [item.key] : []))
    const picks = items.flatMap(item => (item.type === 'multiple_choice' ? [item.key.length] : []))
    const counts = [rows.map(key => key.filter(column => column === 0).length), picks]
    for (const same of counts.filter(({ length }) => length > 0)) {
      const most = Math.max(...[...Map.groupBy(same, count => count).values()].map(({ length }) => length))
      expect(most / same.length).toBeLessThan(0.6)
    }
  },
)

test.each(items.filter(item => item.type === 'multiple_choice'))(
  '$ref has different right options and a wrong one',
  ({ key, options }) => {
    expect(new Set(key).size).toBe(key.length)
    expect(key.length).toBeLessThan(options.length)
  },
)

test.each(items.filter(item => 'options' in item))('options of $ref differ', ({ options }) => {
  expect(new Set<string>(options).size).toBe(options.length)
})

test('no letter is right in more than 40 % of the single choices', () => {
  const keys = items.flatMap(item => (item.type === 'single_choice' ? [item.key] : []))
  const counts = [...Map.groupBy(keys, key => key).values()].map(same => same.length)
  expect(Math.max(...counts) / keys.length).toBeLessThanOrEqual(0.4)
})

test.each(items)('the explanation of $ref names no option by its letter, for options are shuffled', item => {
  expect(item.explanation).not.toMatch(
    /(?:[Oo]psi|[Pp]ilihan|[Jj]awaban|[Oo]ption|[Cc]hoice|[Aa]nswer)\s+\(?[A-F]\)?(?![\p{L}\p{N}])/u,
  )
})

const readNumbers = (options: string[]) => {
  const plain = options.map(option => option.replaceAll('$', '').replaceAll('{,}', ','))
  return plain.every(option => /^-?[\d.]+(,\d+)?$/.test(option))
    ? plain.map(option => Number(option.replaceAll('.', '').replace(',', '.')))
    : undefined
}

test.each(items.filter(item => item.type === 'single_choice'))(
  'options of $ref that are numbers ascend, and stay in that order',
  ({ options, keeps_order }) => {
    const numbers = readNumbers(options)
    expect(numbers).toEqual(numbers?.toSorted((a, b) => a - b))
    expect(numbers !== undefined && !keeps_order).toBe(false)
  },
)

test('pictures exist, are all used, and say in words what they show', () => {
  expect(new Set(pictures.map(([, , file]) => file))).toEqual(new Set(files))
  expect(pictures.filter(([, alt = '']) => alt.length < 40)).toEqual([])
})

test('formulas, tables and pictures occur', () => {
  expect(texts.some(text => /\$[^$]+\$/.test(text))).toBe(true)
  expect(texts.some(text => /^\|.*\|$/m.test(text))).toBe(true)
  expect(pictures.length).toBeGreaterThan(0)
})

/** Formulas have brackets of their own. */
const listNumbers = (text: string) => new Set(text.replaceAll(/\$[^$]*\$/g, '').match(/\(\d{1,2}\)/g))

test('what options cite by its number carries that number in the question or its passage', () => {
  const bodies = new Map(
    seedSubTests.flatMap(({ subject, stimuli }) =>
      stimuli.map(({ ref, body }) => [`${subject} ${ref}`, body]),
    ),
  )
  const lacking = seedSubTests.flatMap(({ subject, items }) =>
    items.flatMap(item => {
      if (!('options' in item)) return []
      const [question = ''] = item.prompt.split('\n').slice(-1)
      const shown = listNumbers(
        `${item.prompt.slice(0, -question.length)}\n${bodies.get(`${subject} ${item.stimulus}`) ?? ''}`,
      )
      const cited = listNumbers([question, ...item.options].join('\n'))
      return [...cited].filter(number => !shown.has(number)).map(number => `${item.ref} ${number}`)
    }),
  )
  expect(lacking).toEqual([])
})
