import { expect, test } from 'vitest'
import { writeMarkdown } from '../content/write-markdown.ts'
import { content, grid, marksOf, options, question } from '../testing/build-items.ts'
import { answerQuestion, assignKeys } from './assign-keys.ts'
import { gatherQuestion, splitQuestions } from './gather-questions.ts'
import { settleOptions } from './settle-options.ts'

function assign(...items: Parameters<typeof marksOf>) {
  const marks = settleOptions(marksOf(...items))
  const asked = splitQuestions(marks).map(own => gatherQuestion(own, undefined))
  const { questions, warnings } = assignKeys(asked, marks)
  return {
    keys: questions.map(({ keys }) => keys.map(key => key.text).join(' ')),
    sources: questions.map(({ keys }) => keys.map(({ source }) => source).join(' ')),
    explanations: questions.map(({ explanation }) => writeMarkdown(explanation)),
    codes: warnings.map(({ code }) => code),
  }
}

const ask = (number: number) => [`${number}. Apa?`, 'A. x', 'B. y']
const three = [...ask(1), ...ask(2), ...ask(3)]

test.each<[what: string, items: Parameters<typeof marksOf>, keys: string[]]>([
  ['a key below its question', [...ask(1), 'Kunci: A', ...ask(2), 'Kunci: B'], ['A', 'B']],
  ['two lines for one question', [...ask(1), 'Kunci: A', 'Jawaban: B'], ['A B']],
  ['a list below its heading', [...three, 'KUNCI JAWABAN', '1. A', '2. B', '3. A'], ['A', 'B', 'A']],
  ['a list on one line', [...three, 'Kunci Jawaban:', '1. A 2. B 3. A'], ['A', 'B', 'A']],
  ['a range of numbers', [...three, 'Kunci Jawaban:', '1-3: ABA'], ['A', 'B', 'A']],
  ['a row of letters, as many as questions', [...three, 'Kunci Jawaban:', 'A B A'], ['A', 'B', 'A']],
  ['letters below each other', [...three, 'KUNCI JAWABAN', 'A', 'B', 'A'], ['A', 'B', 'A']],
  ['a row of more letters than questions', [...three, 'Kunci Jawaban:', 'ABAB'], ['', '', '']],
  ['the number of its question', [...three, 'Kunci jawaban nomor 2: B'], ['', 'B', '']],
  [
    'a table',
    [
      ...three,
      grid([
        ['1', '2', '3'],
        ['A', 'B', 'A'],
      ]),
    ],
    ['A', 'B', 'A'],
  ],
])('keys come from %s', (_, items, keys) => {
  expect(assign(...items).keys).toEqual(keys)
})

test('each key says where it stood', () => {
  const table = grid([
    ['No', 'Kunci'],
    ['1', 'A'],
    ['2', 'B'],
    ['3', 'A'],
  ])
  const asked = [...ask(1), 'Kunci: A', ...ask(2), ...ask(3)]
  expect(assign(...asked, table).sources).toEqual(['line table', 'table', 'table'])
})

test('sections that count again are answered one after the other, with a warning', () => {
  const found = assign(...ask(1), 'II. ISIAN', '1. Ibu kota?', 'KUNCI JAWABAN', '1. A', '1. Tokyo')
  expect(found).toMatchObject({ keys: ['A', 'Tokyo'], codes: [] })
  const list = assign('LITERASI', ...ask(1), 'PENALARAN', ...ask(1), 'KUNCI JAWABAN', '1. A 2. B')
  expect(list.codes).toContain('key_ambiguous')
})

test('the name of a sub-test above its keys says whose they are', () => {
  const found = assign(
    'LITERASI MEMBACA',
    ...ask(1),
    'PENALARAN UMUM',
    ...ask(1),
    'KUNCI JAWABAN',
    'Penalaran umum',
    '1. B',
    'Literasi membaca',
    '1. A',
  )
  expect(found.keys).toEqual(['A', 'B'])
})

test('a key without a question is told', () => {
  expect(assign(...ask(1), 'KUNCI JAWABAN', '1. A 7. B')).toMatchObject({
    keys: ['A'],
    codes: ['key_without_question'],
  })
})

test('explanations come with the answers of a list, on the same line and below', () => {
  const found = assign(...ask(1), ...ask(2), 'PEMBAHASAN', '1. A. Karena x.', 'Lihat gambar.', '2. B')
  expect(found).toMatchObject({ keys: ['A', 'B'], explanations: ['Karena x.\n\nLihat gambar.', ''] })
})

test('explanations come from the rows of a table', () => {
  const rows = grid([
    ['No', 'Kunci', 'Pembahasan'],
    ['1', 'A', 'karena x'],
    ['2', 'B', ''],
  ])
  expect(assign(...ask(1), ...ask(2), rows)).toMatchObject({
    keys: ['A', 'B'],
    explanations: ['karena x', ''],
  })
})

test('a list of keys answers only the questions above it', () => {
  expect(assign(...ask(1), 'Kunci jawaban nomor 2: B', ...ask(2))).toMatchObject({
    keys: ['', ''],
    codes: ['key_without_question'],
  })
})

const piece = (words: string) => ({
  kind: 'piece' as const,
  head: undefined,
  content: content(words),
  whole: content(words),
  labelLook: {},
  tick: '',
  style: '',
  indent: 0,
  position: 9,
})

test.each<[line: string, key: string, explanation: string]>([
  ['B', 'B', ''],
  ['(b)', 'b', ''],
  ['B. Karena y.', 'B', 'Karena y.'],
  ['B karena y', 'B', 'karena y'],
  ['Jawaban: B', 'B', ''],
  ['Pembahasan: y', '', 'y'],
  ['Badan air', '', 'Badan air'],
])('the answer “%s” of a question with options has the key “%s”', (said, key, explanation) => {
  const answered = answerQuestion(question({ options: options('x', 'y') }), piece(said))
  expect(answered.keys.map(each => each.text).join(' ')).toBe(key)
  expect(writeMarkdown(answered.explanation)).toBe(explanation)
})

test('the answer of a question without options is its words', () => {
  expect(answerQuestion(question(), piece('Banjarbaru')).keys).toMatchObject([
    { text: 'Banjarbaru', source: 'list', position: 9 },
  ])
})
