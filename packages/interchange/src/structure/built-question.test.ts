import { expect, test } from 'vitest'
import { question } from '../testing/build-items.ts'
import { readCredit, statedKind } from './built-question.ts'

const said = (penilaian: string) => question({ meta: { penilaian } })

test.each([
  ['Sebanding', 'proportional'],
  ['nilai proporsional', 'proportional'],
  ['Proportional', 'proportional'],
  ['semua atau tidak', 'all_or_nothing'],
  ['Semua benar', 'all_or_nothing'],
] as const)('“%s” is %s, whatever is usual', (words, rule) => {
  expect(readCredit(said(words), 'all_or_nothing')).toBe(rule)
  expect(readCredit(said(words), 'proportional')).toBe(rule)
})

test.each(['', 'biasa'])('“%s” says nothing, so that what is usual for the kind holds', words => {
  expect(readCredit(said(words), 'all_or_nothing')).toBe('all_or_nothing')
  expect(readCredit(said(words), 'proportional')).toBe('proportional')
  expect(readCredit(question(), 'proportional')).toBe('proportional')
})

test('only our own layout states a kind', () => {
  expect(statedKind(question({ meta: { 'tipe soal': 'Uraian' } }))).toBe('Uraian')
  expect(statedKind(question({ meta: { tipe: 'Uraian' } }))).toBeUndefined()
})
