import { expect, test } from 'vitest'
import { parseKeyList, parseKeyRow, parseLetters, parseTruth, parseTruths } from './parse-keys.ts'

const list = (line: string) =>
  parseKeyList(line)
    .map(({ number, key }) => `${number}${key}`)
    .join(' ')

test.each([
  ['1. A  2. C', '1A 2C'],
  ['1c 2d 3b', '1c 2d 3b'],
  ['1) A, 2) B; 3) C', '1A 2B 3C'],
  ['1=A | 2=B', '1A 2B'],
  ['1. A dan C 2. B', '1A dan C 2B'],
  ['1–5: ABABC', '1A 2B 3A 4B 5C'],
  ['no. 6 s/d 8 : A, B, C', '6A 7B 8C'],
  ['1–5: ABA', ''],
  ['1. A karena x', ''],
  ['Jawaban 1. A', ''],
  ['tahun 1999', ''],
  ['', ''],
])('“%s” holds the keys “%s”', (line, keys) => {
  expect(list(line)).toBe(keys)
})

test.each([
  ['ABCDA', 'ABCDA'],
  ['A, B, C', 'ABC'],
  ['A B', ''],
  ['ABI', ''],
  ['abc', ''],
])('the row “%s” holds the letters “%s”', (line, letters) => {
  expect(parseKeyRow(line).join('')).toBe(letters)
})

test.each<[said: string, places: number[] | undefined]>([
  ['B', [1]],
  ['b.', [1]],
  ['(C)', [2]],
  ['opsi D', [3]],
  ['A, C', [0, 2]],
  ['A dan C', [0, 2]],
  ['C & A', [0, 2]],
  ['ACD', [0, 2, 3]],
  ['acd', [0, 2, 3]],
  ['B. Tokyo', [1]],
  ['B (Tokyo)', [1]],
  ['A, A', [0]],
  ['ada', undefined],
  ['Gaga', undefined],
  ['Tokyo', undefined],
  ['12', undefined],
  ['', undefined],
])('the key “%s” names the places %j', (said, places) => {
  expect(parseLetters(said)).toEqual(places)
})

test.each<[word: string, truth: 0 | 1 | undefined]>([
  ['B', 0],
  ['Benar.', 0],
  ['ya', 0],
  ['√', 0],
  ['S', 1],
  ['(Salah)', 1],
  ['tidak sesuai', 1],
  ['mungkin', undefined],
])('the word “%s” stands for column %s', (word, truth) => {
  expect(parseTruth(word)).toBe(truth)
})

test.each<[said: string, truths: (0 | 1)[] | undefined]>([
  ['B, S, B', [0, 1, 0]],
  ['BSB', [0, 1, 0]],
  ['1-B 2-S', [0, 1]],
  ['(1) Benar, (2) Salah', [0, 1]],
  ['benar - salah - benar', [0, 1, 0]],
  ['Sesuai; tidak sesuai', [0, 1]],
  ['Benar', [0]],
  ['B, mungkin', undefined],
  ['', undefined],
])('the key “%s” judges statements as %j', (said, truths) => {
  expect(parseTruths(said)).toEqual(truths)
})
