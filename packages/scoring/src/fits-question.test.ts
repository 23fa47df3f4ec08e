import type { QuestionContent, QuestionKey } from '@gerbang/contract/question.ts'
import { expect, test } from 'vitest'
import { fitsQuestion } from './fits-question.ts'

const options = ['a', 'b', 'c'].map(id => ({ id, html: id }))
const single: QuestionContent = { type: 'single_choice', prompt_html: '', options }
const multiple: QuestionContent = {
  type: 'multiple_choice',
  prompt_html: '',
  options,
  credit: 'proportional',
}
const table: QuestionContent = {
  type: 'true_false_table',
  prompt_html: '',
  columns: [
    { id: 'c1', label: 'Benar' },
    { id: 'c2', label: 'Salah' },
  ],
  statements: options.slice(0, 2),
  credit: 'all_or_nothing',
}
const number: QuestionContent = { type: 'short_answer', prompt_html: '', input: 'number' }
const numberKey: QuestionKey = { type: 'short_answer', answer: { kind: 'number', value: 4, tolerance: 0 } }

test.each<[string, QuestionContent, QuestionKey, boolean]>([
  ['an option that is there', single, { type: 'single_choice', option_id: 'b' }, true],
  ['an option that is not there', single, { type: 'single_choice', option_id: 'z' }, false],
  ['a key of another type', single, { type: 'multiple_choice', option_ids: ['a'] }, false],
  ['several options', multiple, { type: 'multiple_choice', option_ids: ['a', 'c'] }, true],
  ['an option named twice', multiple, { type: 'multiple_choice', option_ids: ['a', 'a'] }, false],
  ['a whole table', table, { type: 'true_false_table', column_ids: { a: 'c1', b: 'c2' } }, true],
  ['a table with a row left out', table, { type: 'true_false_table', column_ids: { a: 'c1' } }, false],
  ['a column that is not there', table, { type: 'true_false_table', column_ids: { a: 'c1', b: 'x' } }, false],
  ['a number for a number', number, numberKey, true],
  [
    'text for a number',
    number,
    { type: 'short_answer', answer: { kind: 'text', accepted: ['empat'] } },
    false,
  ],
  ['a number for options', single, numberKey, false],
])('as a key, %s fits or not', (_, content, key, fits) => {
  expect(fitsQuestion(content, key)).toBe(fits)
})
