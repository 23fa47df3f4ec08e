import { expect, test } from 'vitest'
import { codesOf, describeSource, foreignIn, readSource } from '../testing/read-items.ts'
import { splitAiken } from './split-aiken.ts'

const source = 'Ibu kota Jepang?\nA. Osaka\nB) Tokyo\nANSWER: B\n'

test('a question ends with its answer, and empty lines say nothing', () => {
  expect(splitAiken(`${source}\n\nLagi?\nA. x\nB. y\nanswer: a\n`)).toMatchObject([
    { stem: 'Ibu kota Jepang?', answer: 'B', line: 1, isWellFormed: true },
    { stem: 'Lagi?', answer: 'A', line: 7, isWellFormed: true },
  ])
})

test('options have a letter with a point or a bracket', () => {
  expect(splitAiken(source)[0]?.options).toEqual([
    { letter: 'A', text: 'Osaka' },
    { letter: 'B', text: 'Tokyo' },
  ])
})

test.each([
  ['without options', 'Ibu kota?\nANSWER: A'],
  ['with a single option', 'Ibu kota?\nA. Osaka\nANSWER: A'],
  ['with a line between its options', 'Ibu kota?\nA. Osaka\natau\nB. Tokyo\nANSWER: A'],
])('an item %s is not well formed', (_, text) => {
  expect(splitAiken(text)[0]?.isWellFormed).toBe(false)
  expect(foreignIn(readSource(text))).toEqual(['unknown: Ibu kota?'])
})

test('a question is a single choice with its key', () => {
  expect(describeSource(source)).toEqual(['1 B: Ibu kota Jepang? | Osaka | Tokyo'])
})

test('a stem may have several lines', () => {
  expect(describeSource(`Bacalah.\n${source}`)).toEqual(['1 B: Bacalah.<br>Ibu kota Jepang? | Osaka | Tokyo'])
})

test('a heading or a rule between two questions is part of neither', () => {
  const result = readSource(`${source}\nBagian kedua\n\nLagi?\nA. x\nB. y\nANSWER: A\n-----\n${source}`)
  expect(result.questions.map(({ draft }) => draft.content.prompt)).toEqual([
    'Ibu kota Jepang?',
    'Lagi?',
    'Ibu kota Jepang?',
  ])
  expect(result.warnings).toMatchObject([
    { code: 'unknown_text', question: 'q2', message: expect.stringContaining('“Bagian kedua”') },
  ])
})

test('a sentence with an empty line below it belongs to the question', () => {
  expect(describeSource(`Bacalah.\n\n${source}`)).toEqual([
    '1 B: Bacalah.<br>Ibu kota Jepang? | Osaka | Tokyo',
  ])
})

test.each(['Feedback', 'Pembahasan'])('what stands behind “%s:” explains the question above', word => {
  const { questions } = readSource(`${source}${word}: Karena Tokyo.\n\n${source}`)
  expect(questions.map(({ draft }) => draft.explanation)).toEqual(['Karena Tokyo.', ''])
})

test('what looks like markup is plain text', () => {
  expect(describeSource('Apa arti <b>?\nA. *tebal*\nB. miring\nANSWER: A\n')).toEqual([
    '1 A: Apa arti \\<b>? | \\*tebal\\* | miring',
  ])
})

test('a letter that no option has is no key', () => {
  const result = readSource('Ibu kota?\nA. Osaka\nB. Tokyo\nANSWER: D\n')
  expect(codesOf(result)).toEqual(['missing_key'])
  expect(result.questions[0]?.draft.key).toBeNull()
})

test('the last question may lack its answer', () => {
  const result = readSource(`${source}Lagi?\nA. x\nB. y`)
  expect(codesOf(result)).toEqual(['missing_key'])
  expect(result.errors[0]?.message).toContain('Soal 2')
})

test('a file of Windows reads the same', () => {
  expect(describeSource(`\uFEFF${source.replaceAll('\n', '\r\n')}`)).toEqual([
    '1 B: Ibu kota Jepang? | Osaka | Tokyo',
  ])
})
