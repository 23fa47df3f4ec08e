import { expect, test } from 'vitest'
import { findPasswordFault } from './password.rules.ts'

const student = {
  role: 'student',
  name: 'Nadia Permatasari',
  email: 'nadia.permata@contoh.id',
  username: 'nadiapermata07',
} as const
const tooEasy = 'Kata sandi ini terlalu mudah ditebak. Coba rangkai tiga atau empat kata.'
const own = 'Jangan pakai nama atau emailmu sendiri.'
const tooShort = (least: number) => `Paling sedikit ${least} huruf, angka, atau tanda.`

test.each([
  ['four words', 'kuda biru lari pagi', undefined],
  ['digits and signs are not needed', 'panjangsekalitapibagus', undefined],
  ['nor are Latin letters', 'ꦱꦼꦭꦩꦠ꧀ꦥꦒꦶꦏꦧꦺꦃ', undefined],
  ['a leaked password', 'password123', tooEasy],
  ['a leaked password in other case', 'PassWord123', tooEasy],
  ['a leaked password in full-width letters', 'ｐａｓｓｗｏｒｄ１２３', tooEasy],
  ['an Indonesian word with a year', 'Pendidikan2026!', tooEasy],
  ['one sign again and again', '!!!!!!!!!!!!', tooEasy],
  ['the own name without its space', 'nadiapermatasari', own],
  ['the own name with a year', 'NadiaPermatasari08', own],
  ['the own e-mail', 'nadia.permata@contoh.id', own],
  ['what stands before its @', 'nadia.permata99', own],
  ['the own username', 'nadiapermata07', own],
  ['the name as part of something longer', 'nadia suka permata hijau', undefined],
  ['nine letters', 'kuda biru', tooShort(10)],
  ['ten letters', 'kuda birus', undefined],
  ['ten halves of five pictures', '🐎🐢🦆🐍🐘', tooShort(10)],
  ['ten pictures', '🐎🐢🦆🐍🐘🐎🐢🦆🐍🐘', undefined],
  ['five letters with their accents apart', 'a\u0301b\u0301c\u0301d\u0301é'.normalize('NFD'), tooShort(10)],
] as const)('%s', async (_, password, fault) => {
  expect(await findPasswordFault(password, student)).toBe(fault)
})

test('whoever has neither e-mail nor user name is held to the own name alone', async () => {
  const bare = { role: 'student', name: 'Nadia Permatasari', email: null } as const
  expect(await findPasswordFault('nadiapermatasari', bare)).toBe(own)
  expect(await findPasswordFault('nadia.permata99', bare)).toBeUndefined()
  expect(await findPasswordFault('08123456789012', bare)).not.toBe(own)
})

test.each(['teacher', 'admin'] as const)('a %s needs fifteen letters', async role => {
  expect(await findPasswordFault('empat belas 14', { ...student, role })).toBe(tooShort(15))
  expect(await findPasswordFault('lima belas kata', { ...student, role })).toBeUndefined()
})
