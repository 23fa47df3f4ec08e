import { expect, test } from 'vitest'
import { refusals } from '../testing/keep.ts'
import { outcomes } from './outcomes.ts'
import { scores } from './scores.ts'

const reason = 'Keberatan siswa diterima'
const regrade = (body: object) => refusals(scores.regrade.body, { reason, ...body })

test('a correction says what is to be corrected', () => {
  expect(regrade({})).toEqual(['key'])
  expect(regrade({ publish: true })).toEqual(['key'])
  expect(regrade({ voided: false })).toEqual([])
  expect(regrade({ key: { type: 'single_choice', option_id: 'b' } })).toEqual([])
  expect(regrade({ key: { type: 'single_choice', option_id: 'B!' } })).toEqual(['key.option_id'])
})

test('nothing is corrected without a reason', () => {
  expect(refusals(scores.regrade.body, { voided: true })).toEqual(['reason'])
  expect(refusals(scores.regrade.body, { reason: 'salah', voided: true })).toEqual(['reason'])
})

test('outcomes are taken in only of students who have agreed', () => {
  const file = new File(['x'], 'hasil.csv')
  const take = (consent: unknown) => refusals(outcomes.import.body, { file, dry_run: 'true', consent })
  for (const yes of [true, 'true']) expect(take(yes)).toEqual([])
  for (const no of [false, 'false', undefined, 'mungkin']) expect(take(no)).toEqual(['consent'])
})
