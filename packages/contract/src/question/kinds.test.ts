import { expect, test } from 'vitest'
import { keep } from '../testing/keep.ts'
import {
  type QuestionDraft,
  questionContent,
  questionDraft,
  questionKey,
  questionTypes,
} from '../question.ts'
import { nameOptions } from './name-parts.ts'

const prompt = 'Mana yang benar?'
const parts = (count: number) => nameOptions(Array.from({ length: count }, (_, at) => `Pilihan ${at + 1}`))
const columns = [
  { id: 'b', label: 'Benar' },
  { id: 's', label: 'Salah' },
]
const rubric = [{ id: 'k1', text: 'Sebab', points: 4 }]
const words = { least: null, most: null }

/** A draft of each kind, whole. */
const drafts = {
  single_choice: { type: 'single_choice', prompt, options: parts(5) },
  multiple_choice: { type: 'multiple_choice', prompt, options: parts(5), credit: 'proportional' },
  weighted_choice: { type: 'weighted_choice', prompt, options: parts(5) },
  true_false_table: {
    type: 'true_false_table',
    prompt,
    columns,
    statements: parts(4),
    credit: 'proportional',
  },
  matching: { type: 'matching', prompt, items: parts(3), options: parts(4), credit: 'proportional' },
  short_answer: { type: 'short_answer', prompt, input: 'number' },
  essay: { type: 'essay', prompt, words, shown_rubric: rubric },
} satisfies Record<QuestionDraft['content']['type'], QuestionDraft['content']>

const draft = (content: object, key: unknown = null) =>
  keep(questionDraft, { content, key, explanation: '', explanation_video_url: null })

test.each(questionTypes)('a %s may be kept before anybody has said what is right', type => {
  expect(draft(drafts[type])).toBeDefined()
})

test.each(questionTypes)('a %s that students see holds no place for what is right', type => {
  const { prompt: _, ...shape } = drafts[type]
  for (const secret of ['key', 'explanation', 'hint', 'weights', 'rubric', 'model_answer'])
    expect(keep(questionContent, { ...shape, prompt_html: '', [secret]: 'x' })).toBeUndefined()
})

test.each([
  ['single_choice', 'options', 2, 5],
  ['multiple_choice', 'options', 2, 8],
  ['weighted_choice', 'options', 2, 5],
  ['true_false_table', 'statements', 1, 10],
  ['matching', 'items', 2, 8],
  ['matching', 'options', 3, 8],
] as const)('a %s has its %s from %i to %i', (type, field, least, most) => {
  const isTaken = (count: number) => draft({ ...drafts[type], [field]: parts(count) }) !== undefined
  expect([least - 1, least, most, most + 1].map(isTaken)).toEqual([false, true, true, false])
})

test('a table has two columns', () => {
  for (const some of [columns.slice(0, 1), [...columns, { id: 'x', label: 'Ragu' }]])
    expect(draft({ ...drafts.true_false_table, columns: some })).toBeUndefined()
})

test('parts are named by few small letters and digits', () => {
  for (const id of ['', 'A', 'a-b', 'abcdefghi', 'é'])
    expect(draft({ ...drafts.single_choice, options: [{ id, text: 'x' }, ...parts(2)] })).toBeUndefined()
})

test.each<[string, object, boolean]>([
  ['one option', { type: 'single_choice', option_id: 'a' }, true],
  ['several options', { type: 'multiple_choice', option_ids: ['a', 'c'] }, true],
  ['no option', { type: 'multiple_choice', option_ids: [] }, false],
  [
    'more options than a question has',
    { type: 'multiple_choice', option_ids: parts(9).map(({ id }) => id) },
    false,
  ],
  ['a number', { type: 'short_answer', answer: { kind: 'number', value: -2.5, tolerance: 0 } }, true],
  [
    'a number that may be off by less than nothing',
    { type: 'short_answer', answer: { kind: 'number', value: 1, tolerance: -1 } },
    false,
  ],
  ['a word', { type: 'short_answer', answer: { kind: 'text', accepted: ['air'] } }, true],
  ['no word', { type: 'short_answer', answer: { kind: 'text', accepted: [] } }, false],
  ['an empty word', { type: 'short_answer', answer: { kind: 'text', accepted: [''] } }, false],
  [
    'more than a student may type',
    { type: 'short_answer', answer: { kind: 'text', accepted: ['a'.repeat(201)] } },
    false,
  ],
  ['a rubric and an example', { type: 'essay', rubric, model_answer: 'Karena hujan.' }, true],
  ['a rubric without criteria', { type: 'essay', rubric: [], model_answer: 'x' }, false],
  [
    'a criterion of half a point',
    { type: 'essay', rubric: [{ ...rubric[0], points: 0.5 }], model_answer: 'x' },
    false,
  ],
  ['no example', { type: 'essay', rubric, model_answer: '  ' }, false],
])('what is right is %s: %o → %s', (_, key, isTaken) => {
  expect(keep(questionKey, key) !== undefined).toBe(isTaken)
})

test('an order of its own is there or is not said', () => {
  expect(draft({ ...drafts.single_choice, keeps_order: true })).toBeDefined()
  expect(draft({ ...drafts.single_choice, keeps_order: false })).toBeUndefined()
})
