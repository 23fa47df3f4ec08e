import { expect, test } from 'vitest'
import { marksOf } from '../testing/build-items.ts'
import { gatherOptions, splitQuestions } from './gather-questions.ts'
import { settleOptions } from './settle-options.ts'

const roles = (...items: string[]) => settleOptions(marksOf(...items)).map(({ role }) => role)

test('options that do not begin again stay', () => {
  const marks = marksOf('1. Apa?', 'A. x', 'B. y')
  expect(settleOptions(marks)).toEqual(marks)
})

test('statements a, b above options A, B become lines of the stem', () => {
  const marks = settleOptions(marksOf('1. Pilih!', 'a. air', 'b. api', 'A. x', 'B. y'))
  expect(marks).toMatchObject([
    { role: 'question' },
    { role: 'block', to: 'stem', block: { content: [{ text: 'a. ' }, { text: 'air' }] } },
    { role: 'block', to: 'stem', block: { content: [{ text: 'b. ' }, { text: 'api' }] } },
    { role: 'options', restarts: true },
    { role: 'options' },
  ])
})

test('what stood below a statement goes with it, and what belonged to nothing too', () => {
  expect(roles('1. Pilih!', 'a. air', 'dan es', 'b. api', 'Yang benar adalah', 'A. x', 'B. y')).toEqual([
    'question',
    'block',
    'block',
    'block',
    'block',
    'options',
    'options',
  ])
})

test('the question before keeps its options', () => {
  const marks = settleOptions(marksOf('1. Apa?', 'A. x', 'B. y', '2. Pilih!', 'a. air', 'A. z', 'B. w'))
  const [first, second] = splitQuestions(marks)
  expect(gatherOptions(first?.marks ?? [])).toHaveLength(2)
  expect(gatherOptions(second?.marks ?? []).map(({ isUpper }) => isUpper)).toEqual([true, true])
})

test('a single A above the options, as from a text box, is a line of the stem with its letter', () => {
  const [, box, ...others] = settleOptions(marksOf('1. Apa?', 'A. jangan', 'A. x', 'B. y'))
  expect(box).toMatchObject({
    role: 'block',
    to: 'stem',
    block: { content: [{ text: 'A. ' }, { text: 'jangan' }] },
  })
  expect(others.map(({ role }) => role)).toEqual(['options', 'options'])
})

test('a key at the end of a statement stays a key', () => {
  expect(roles('1. Pilih!', 'a. air (Kunci: B)', 'A. x', 'B. y')).toEqual([
    'question',
    'block',
    'key',
    'options',
    'options',
  ])
})
