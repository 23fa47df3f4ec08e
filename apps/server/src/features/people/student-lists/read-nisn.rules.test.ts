import { expect, test } from 'vitest'
import { readNisn } from './read-nisn.rules.ts'

test.each([
  ['0081234567', 'as it should be'],
  [' 0081 234 567 ', 'with spaces'],
  ['008-123-4567', 'with strokes'],
  ["'0081234567", 'with the mark by which spreadsheets keep a zero'],
  ['24252/0081234567', 'behind a number of the school'],
])('%s is read: %s', text => {
  expect(readNisn(text)).toEqual({ nisn: '0081234567' })
})

test.each(['81234567', '081234567'])('%s has lost its zeros, gets them back, and that is said', text => {
  expect(readNisn(text)).toEqual({
    nisn: '0081234567',
    look: 'Nol di depan NISN hilang. Kami baca 0081234567.',
  })
})

test('zeros that are lost behind a number of the school come back, too', () => {
  expect(readNisn('24252 / 81234567')).toMatchObject({ nisn: '0081234567', look: expect.any(String) })
})

test.each(['', ' ', '-', '0', '0000000000'])('“%s” says that there is none', text => {
  expect(readNisn(text)).toEqual({ nisn: null })
})

test.each([
  ['8,12E+07', '"8,12E+07" angka yang disingkat Excel. Tulis NISN lengkapnya, 10 angka.'],
  ['8.1234567E+08', '"8.1234567E+08" angka yang disingkat Excel. Tulis NISN lengkapnya, 10 angka.'],
  ['belum ada', 'NISN hanya berisi angka, bukan "belum ada".'],
  ['12345', 'NISN ini 5 angka, seharusnya 10.'],
  ['00812345678', 'NISN ini 11 angka, seharusnya 10.'],
])('%s cannot be one, and why is said', (text, fault) => {
  expect(readNisn(text)).toEqual({ nisn: null, fault })
})
