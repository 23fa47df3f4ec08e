import type { RunItem } from '@gerbang/contract/scores/score-runs.ts'
import { expect, test } from 'vitest'
import {
  describeDifference,
  describeSuspicion,
  formatShare,
  formatStatistic,
  nameItem,
} from './item-words.ts'

const option = (option_id: string, change: object = {}) => ({
  option_id,
  is_key: false,
  share: 0.25,
  mean_rest: 10,
  ...change,
})

const item = (change: object = {}) =>
  ({
    subject: { id: 's', name: 'Penalaran Umum' },
    position: 12,
    content: {
      type: 'single_choice',
      prompt_html: '',
      options: ['a', 'b', 'c'].map(id => ({ id, html: id })),
    },
    options: [
      option('a'),
      option('b', { is_key: true, share: 0.2, mean_rest: 8.25 }),
      option('c', { share: 0.62 }),
    ],
    suspected_option_id: 'c',
    suspected_evidence: null,
    ...change,
  }) as unknown as RunItem

test('a question is called by its sub-test and its number', () => {
  expect(nameItem(item())).toContain('Penalaran Umum')
  expect(nameItem(item())).toContain('12')
  expect(nameItem(item({ is_trial: true }))).toBe('Penalaran Umum, soal uji coba 12')
})

test('shares and statistics are written as Indonesians write them, and a dash where nothing is known', () => {
  expect([formatShare(0.624), formatShare(1), formatShare(null)]).toEqual(['62%', '100%', '–'])
  expect([formatStatistic(0.354), formatStatistic(-0.1), formatStatistic(null)]).toEqual([
    '0,35',
    '−0,10',
    '–',
  ])
})

test('what speaks against a key names both letters, how many chose them, and how good those were', () => {
  expect(describeSuspicion(item())).toBe(
    'B (kunci) dipilih 20% siswa, rata-rata 8,3 benar di soal lain. C dipilih 62%, rata-rata 10 benar di soal lain.',
  )
})

test('how strong the evidence is is said after it', () => {
  expect(describeSuspicion(item({ suspected_evidence: 'strong' }))).toMatch(/Buktinya kuat\.$/)
  expect(describeSuspicion(item({ suspected_evidence: 'weak' }))).toMatch(/bisa jadi kebetulan/)
})

test('an option that nobody chose has no mean', () => {
  const options = [option('b', { is_key: true, mean_rest: null }), option('c')]
  expect(describeSuspicion(item({ options }))).toContain('rata-rata – benar')
})

test('without options, without a key among them, or without a suspect the doubt is told without numbers', () => {
  for (const change of [{ options: null }, { options: [option('a')] }, { suspected_option_id: null }])
    expect(describeSuspicion(item(change))).toMatch(/^Jawaban yang dihitung benar justru/)
})

test('a difference between groups is told as the shares of those who are equally able', () => {
  const told = (delta: number, size: 'A' | 'B' | 'C') =>
    describeDifference(0.5, { by: 'device', delta, class: size })
  expect(told(-2.35, 'C')).toBe(
    'Soal ini jauh lebih sulit bagi kelompok ponsel: 38% benar, padahal 62% di kelompok komputer yang sama pandainya.',
  )
  expect(told(1.2, 'B')).toMatch(/^Soal ini agak lebih mudah bagi kelompok ponsel: 56% benar, padahal 44%/)
  expect(told(-0.4, 'A')).toBe('Sama sulitnya bagi keduanya.')
  expect(told(-0.4, 'B')).toMatch(/hanya di salah satu kelompok/)
  expect(describeDifference(null, { by: 'paper', delta: -2, class: 'C' })).toBe(
    'Sama sulitnya bagi keduanya.',
  )
})
