import { expect, test } from 'vitest'
import { document } from '../testing/build-items.ts'
import { numberFirst, numberStems } from './number-stems.ts'
import { isNumbered } from './piece.ts'
import { splitLines } from './split-lines.ts'

const options = ['A. x', 'B. y']
const read = (number: typeof numberStems, ...lines: string[]) =>
  number(splitLines(document(...lines)))?.flatMap(item => (isNumbered(item) ? [item.head.value] : []))

test('stems above options A and B are numbered from one on', () => {
  expect(read(numberStems, 'Apa?', ...options, 'Siapa?', ...options)).toEqual([1, 2])
})

test('a single stem is no document of questions', () => {
  expect(read(numberStems, 'Apa?', ...options)).toBeUndefined()
})

test('as many stems as are missing above the first number are numbered', () => {
  expect(read(numberFirst, 'Apa?', ...options, '2. Siapa?', ...options)).toEqual([1, 2])
  expect(read(numberFirst, 'Apa?', ...options, 'Di mana?', ...options, '3. Siapa?', ...options)).toEqual([
    1, 2, 3,
  ])
})

test.each([
  ['the first number is 1', ['Apa?', ...options, '1. Siapa?', ...options]],
  ['more numbers are missing', ['Apa?', ...options, '3. Siapa?', ...options]],
  ['the first number asks nothing', ['Apa?', ...options, '2. catatan']],
  ['no options stand above it', ['Kerjakan!', '2. Siapa?', ...options]],
])('nothing is numbered where %s', (_, lines) => {
  expect(read(numberFirst, ...lines)).toBeUndefined()
})
