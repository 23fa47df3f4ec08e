import { expect, test } from 'vitest'
import type { z } from 'zod'
import { email, newPassword, nisn, personName, phone, regionCode, schoolName, username } from './users.ts'

/** What is kept; undefined where it is refused. */
const keep = (schema: z.ZodType, text: unknown) => schema.safeParse(text).data

test.each([
  [' Ani@Sekolah.ID ', 'ani@sekolah.id'],
  ['ani+utbk@sekolah.sch.id', 'ani+utbk@sekolah.sch.id'],
])('the address “%s” is kept as %s', (typed, kept) => {
  expect(keep(email, typed)).toBe(kept)
})

test.each(['ani', 'ani@', '@sekolah.id', 'ani sekolah@sekolah.id', `${'a'.repeat(250)}@b.id`, null])(
  '“%s” is no address',
  typed => {
    expect(keep(email, typed)).toBeUndefined()
  },
)

test.each([
  ['Ani.Lestari', 'ani.lestari'],
  [' ani_2 ', 'ani_2'],
  ['a-b-c', 'a-b-c'],
])('the username “%s” is kept as %s', (typed, kept) => {
  expect(keep(username, typed)).toBe(kept)
})

test.each(['an', 'ani@sekolah.id', '.ani', 'ani.', 'ani..lestari', 'ani lestari', 'änï', 'a'.repeat(31)])(
  '“%s” is no username',
  typed => {
    expect(keep(username, typed)).toBeUndefined()
  },
)

test.each([
  'Ani Lestari',
  "Nur'aini",
  'H. Budi Santoso',
  'Ratna Dewi, S.Pd.',
  'Siti-Aminah',
  'Ahmad Fauzi, M.Pd',
  'Budi Santoso II',
  '李小龍',
  'I Gusti Ngurah',
])('“%s” is a name', name => {
  expect(keep(personName, name)).toBe(name)
})

test.each([
  ['an address', 'Klik https://jahat.example'],
  ['an address without its beginning', 'Buka jahat.example'],
  ['the beginning of one', 'www.jahat'],
  ['an address in wide signs', 'Buka jahat．example'],
  ['an address behind a wide stroke', 'jahat／masuk'],
  ['an address of a mailbox', 'ani@sekolah.id'],
  ['signs that turn the writing round', 'Ani \u202Eiratsel'],
  ['signs that nobody sees', 'Ani\u200BLestari'],
  ['lines', 'Ani\nLestari'],
  ['no letter at all', '12345'],
  ['too little', 'An'],
  ['too much', 'A'.repeat(101)],
])('a name is not %s: “%s”', (_, name) => {
  expect(keep(personName, name)).toBeUndefined()
})

test('a school may be called by a number and a name, and not by signs that nobody sees', () => {
  expect(keep(schoolName, ' SMA Negeri 3 Bandung ')).toBe('SMA Negeri 3 Bandung')
  expect(keep(schoolName, 'SMA\u200BNegeri 3')).toBeUndefined()
})

test('a NISN is ten digits, as text', () => {
  expect(keep(nisn, '0081234567')).toBe('0081234567')
  for (const typed of ['081234567', '00812345678', '008123456a', 81_234_567, ' 0081234567'])
    expect(keep(nisn, typed)).toBeUndefined()
})

test.each(['081200000000', '+62 812-0000-0000', '0812 0000 2027'])('“%s” is a number to call', typed => {
  expect(keep(phone, typed)).toBe(typed)
})

test.each(['nol delapan', '12345', '+', '0812/0000', '0'.repeat(21)])('“%s” is none', typed => {
  expect(keep(phone, typed)).toBeUndefined()
})

test('a password has ten letters at least, and spaces count', () => {
  expect(keep(newPassword, 'hujan teh ')).toBe('hujan teh ')
  expect(keep(newPassword, 'hujan teh')).toBeUndefined()
  expect(keep(newPassword, 'a'.repeat(129))).toBeUndefined()
})

test('regions are told by two digits, or twice or three times two', () => {
  for (const code of ['31', '31.74', '31.74.01']) expect(keep(regionCode, code)).toBe(code)
  for (const code of ['3', '31.', '31.7', '31.74.01.02', 'DKI'])
    expect(keep(regionCode, code)).toBeUndefined()
})
