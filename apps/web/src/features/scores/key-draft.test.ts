import type { QuestionKey } from '@gerbang/contract/question.ts'
import { expect, test } from 'vitest'
import { closeKey, openKey } from './key-draft.ts'

const keys: QuestionKey[] = [
  { type: 'single_choice', option_id: 'b' },
  { type: 'multiple_choice', option_ids: ['a', 'c'] },
  { type: 'true_false_table', column_ids: { s1: 'k1', s2: 'k2' } },
  { type: 'short_answer', answer: { kind: 'number', value: -12.5, tolerance: 0.01 } },
  { type: 'short_answer', answer: { kind: 'text', accepted: ['Ir. Soekarno', 'Sukarno'] } },
]

test.each(keys)('a key of $type that nobody touches stays as it is', key => {
  expect(closeKey(openKey({ key, suspected_option_id: null }))).toEqual(key)
})

test('a single choice opens on what the answers suggest', () => {
  const key: QuestionKey = { type: 'single_choice', option_id: 'b' }
  expect(openKey({ key, suspected_option_id: 'd' })).toEqual({ type: 'single_choice', option_id: 'd' })
})

test('a number is read as Indonesians write it', () => {
  expect(closeKey({ type: 'number', value: '1.250,5', tolerance: '' })).toEqual({
    type: 'short_answer',
    answer: { kind: 'number', value: 1250.5, tolerance: 0 },
  })
})

test.each([
  { type: 'multiple_choice', option_ids: [] },
  { type: 'number', value: 'dua belas', tolerance: '0' },
  { type: 'number', value: '12', tolerance: '-1' },
  { type: 'text', accepted: ' \n ' },
] as const)('a key without an answer is no key: %o', draft => {
  expect(closeKey(draft.type === 'multiple_choice' ? { ...draft, option_ids: [] } : draft)).toBeUndefined()
})
