import { expect, test } from 'vitest'
import { checkPassword, findPasswordMistake, minPasswordLength } from './password-rules.ts'

const own = ['Rani Putri Ayu', 'rani.putri.ayu@contoh.id']

function listKept(password: string, minLength = minPasswordLength.student) {
  return checkPassword(password, minLength, own).map(({ isKept }) => isKept)
}

test.each([
  ['kucing di atas genteng', [true, true]],
  ['rani putri', [true, true]],
  ['Rani-Putri Ayu 2008', [true, false]],
  ['1234567890', [true, true]],
  ['pendek', [false, true]],
  ['', [false, false]],
  ['rani putri ayu', [true, false]],
  ['RANI.PUTRI.AYU@contoh.id', [true, false]],
  ['rani.putri.ayu', [true, false]],
])('%j keeps the length and the own words: %j', (password, kept) => {
  expect(listKept(password)).toEqual(kept)
})

test('staff need more characters than students', () => {
  expect(listKept('empat belas hr', minPasswordLength.staff)).toEqual([false, true])
  expect(listKept('lima belas huru', minPasswordLength.staff)).toEqual([true, true])
})

test('where nobody knows whose password it is, only the length is asked for', () => {
  expect(checkPassword('kucing genteng', 10, [])).toHaveLength(1)
})

test('a form hears of the first rule that is broken', () => {
  expect(findPasswordMistake('', 10, own)).toContain('Buat')
  expect(findPasswordMistake('pendek', 10, own)).toContain('10')
  expect(findPasswordMistake('rani putri ayu', 10, own)).toContain('nama')
  expect(findPasswordMistake('kucing di atas genteng', 10, own)).toBeUndefined()
})
