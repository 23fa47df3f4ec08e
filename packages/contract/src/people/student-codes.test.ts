import { expect, test } from 'vitest'
import { keep, refusals } from '../testing/keep.ts'
import { studentCodes } from './student-codes.ts'

const written = {
  program_id: '019ab000-0000-7000-8000-00000000000a',
  batch: '',
  label: '',
  school_name: null,
  tryout_ids: [],
  max_uses: 1,
  expires_at: null,
}
const codeOf = (code: string) => keep(studentCodes.create.body, { ...written, code })

test.each([
  ['merapi-27', 'MERAPI27'],
  [' ku da 22 ', 'KUDA22'],
  ['ABCD', 'ABCD'],
])('“%s” is the code %s', (typed, code) => {
  expect(codeOf(typed)).toMatchObject({ code })
})

test.each([
  ['fewer than four signs', 'ABC'],
  ['four with hyphens among them', 'A-B-'],
  ['a one, which is read as an I', 'KODE1'],
  ['a zero, which is read as an O', 'KODE0'],
  ['a letter of another writing', 'KODÉ'],
  ['more than forty signs', 'A'.repeat(41)],
  ['so many spaces that nobody typed them', `${' '.repeat(57)}ABCD`],
])('%s is no code', (_, typed) => {
  expect(refusals(studentCodes.create.body, { ...written, code: typed })).toContain('code')
})

test('many codes are asked for by a number or a list, each with an end', () => {
  const bulk = (asked: object) => refusals(studentCodes.bulk.body, { ...written, ...asked })
  expect(bulk({ count: 10_000, prefix: 'ipa2' })).toEqual([])
  expect(bulk({ count: 0 })).toEqual(['count'])
  expect(bulk({ count: 10_001 })).toEqual(['count'])
  expect(bulk({ count: 1, prefix: 'IPA-1' })).toEqual(['prefix'])
  expect(bulk({ codes: [] })).toEqual(['codes'])
  expect(bulk({ codes: ['ABCD', 'x'] })).toEqual(['codes.1'])
})
