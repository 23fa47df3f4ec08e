import { expect, test } from 'vitest'
import { questionSamples } from '../../../testing/factories.ts'
import { judgeAnswer } from './judge-answer.ts'

const [single] = questionSamples.filter(({ content }) => content.type === 'single_choice')
const [several] = questionSamples.filter(({ content }) => content.type === 'multiple_choice')
const [short] = questionSamples.filter(({ content }) => content.type === 'short_answer')
const judge = (sample: typeof single, value: Parameters<typeof judgeAnswer>[1]) =>
  sample && judgeAnswer(sample.content, value)

test.each(questionSamples.map(sample => [sample.content.type, sample] as const))(
  'of a %s right and wrong answers are kept alike, and none takes an answer back',
  (_, { content, right, wrong }) => {
    for (const value of [right, wrong, null]) expect(judgeAnswer(content, value)).toBeUndefined()
  },
)

test('what a question does not offer is told', () => {
  expect(judge(single, 'z')).toBe('Pilihan ini tidak ada pada soal.')
  expect(judge(several, ['a', 'z'])).toBe('Pilihan ini tidak ada pada soal.')
})

test('one option is no list of options, nor a list one option', () => {
  expect(judge(single, ['a'])).toBe('Bentuk jawaban tidak sesuai dengan jenis soal.')
  expect(judge(several, 'a')).toBe('Bentuk jawaban tidak sesuai dengan jenis soal.')
  expect(judge(short, { s1: 'c1' })).toBe('Bentuk jawaban tidak sesuai dengan jenis soal.')
})

test('an option that is chosen twice is told', () => {
  expect(judge(several, ['a', 'a'])).toBe('Pilihan yang sama dikirim dua kali.')
})

test('a short answer has two hundred signs at most', () => {
  expect(judge(short, 'a'.repeat(200))).toBeUndefined()
  expect(judge(short, 'a'.repeat(201))).toBe('Jawaban terlalu panjang.')
})

test('signs that the database cannot hold are told before they reach it', () => {
  for (const value of ['a\0b', '\ud83d', 'a\udc00'])
    expect(judge(short, value)).toBe('Jawaban memuat tanda yang tidak dapat disimpan.')
  expect(judge(short, '🙂')).toBeUndefined()
})
