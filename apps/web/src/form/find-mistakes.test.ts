import { accounts } from '@gerbang/contract/people/accounts.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { expect, test } from 'vitest'
import { readRules } from './field-rules.ts'
import { findMistakes } from './find-mistakes.ts'
import { texts } from './texts.ts'

const id = '0198c0de-0000-7000-8000-000000000001'
const body = {
  name: 'Rani Putri',
  email: 'rani@contoh.id',
  password: 'kucing di atas genteng',
  province_id: '32',
  city_id: '32.73',
  district_id: '32.73.01',
  program_id: id,
  school_name: 'SMA 3 Bandung',
  grade: '12',
}

function judge(change: object) {
  return findMistakes(readRules(accounts.register), { ...body, ...change })
}

test('a body that the contract takes has no mistake', () => {
  expect(judge({})).toEqual([])
})

test.each([
  ['name', '', texts.need],
  ['name', '   ', texts.need],
  ['name', ' ab ', texts.atLeast('3 huruf')],
  ['name', 'a'.repeat(101), texts.atMost('100 huruf')],
  ['name', '12345', 'Tulis dengan huruf.'],
  ['email', '', texts.need],
  ['email', 'rani@contoh', texts.email],
  ['password', 'pendek', texts.atLeast('10 huruf')],
  ['phone', '12', texts.format],
  ['province_id', '', texts.need],
  ['grade', '13', texts.choose],
  ['password', undefined, texts.need],
])('%s may not be %j', (path, value, message) => {
  expect(judge({ [path]: value })).toMatchObject([{ path, message }])
})

test.each([
  ['email', ' RANI@contoh.id '],
  ['username', ' Rani.Putri '],
  ['phone', ' +62 812-3456-7890 '],
  ['phone', undefined],
])('%s may be %j, as the server trims and lowers it', (path, value) => {
  expect(judge({ [path]: value })).toEqual([])
})

test('a reason is judged without the spaces around it', () => {
  const rules = readRules(scores.cancel)
  expect(findMistakes(rules, { reason: '  terlalu    ' })).toHaveLength(1)
  expect(findMistakes(rules, { reason: 'salah try out' })).toEqual([])
})

test('entries of a list are judged one by one, and their number', () => {
  const rules = readRules(tryouts.choose)
  expect(findMistakes(rules, { major_ids: [id, ''] })).toMatchObject([{ path: 'major_ids.1' }])
  expect(findMistakes(rules, { major_ids: [id, id, id, id, id] })).toMatchObject([{ path: 'major_ids' }])
})

test('numbers are judged by value, and whole ones may have no decimals', () => {
  const rules = { kind: 'number', min: 1, max: 10, whole: true } as const
  expect(findMistakes(rules, 3)).toEqual([])
  expect([0, 11, 1.5, Number.NaN].map(value => findMistakes(rules, value)[0]?.message)).toEqual([
    texts.atLeast('1'),
    texts.atMost('10'),
    texts.whole,
    texts.number,
  ])
})
