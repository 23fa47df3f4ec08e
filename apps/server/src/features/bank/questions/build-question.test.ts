import { readDraft } from '@gerbang/contract/question-format.ts'
import type { FirstDraft } from '@gerbang/contract/question/first-draft.ts'
import { expect, test } from 'vitest'
import { buildDraft, buildQuestion, createRenderer } from './build-question.ts'

const text = { prompt: 'Soal', explanation: 'Bahas' }
const renderer = createRenderer('PU-01', () => undefined)
const build = (draft: FirstDraft) => buildQuestion(readDraft(draft), renderer)

test('options keep their order and letter, and the key names the right one', () => {
  const options = ['satu', 'dua', 'tiga', 'empat', '*lima*']
  const { content, key } = build({ ...text, type: 'single_choice', options, key: 'D' })
  expect(content).toEqual({
    type: 'single_choice',
    prompt_html: '<p>Soal</p>',
    options: [
      { id: 'a', html: 'satu' },
      { id: 'b', html: 'dua' },
      { id: 'c', html: 'tiga' },
      { id: 'd', html: 'empat' },
      { id: 'e', html: '<em>lima</em>' },
    ],
  })
  expect(key).toEqual({ type: 'single_choice', option_id: 'd' })
})

test('several right options are the whole key', () => {
  const options = ['satu', 'dua', 'tiga', 'empat']
  const { content, key } = build({ ...text, type: 'multiple_choice', options, key: ['B', 'D'] })
  expect(content).toMatchObject({ credit: 'all_or_nothing' })
  expect(key).toEqual({ type: 'multiple_choice', option_ids: ['b', 'd'] })
})

test('every statement is keyed to its column', () => {
  const { content, key, explanation_html } = build({
    ...text,
    type: 'true_false_table',
    columns: ['Benar', 'Salah'],
    statements: ['x', 'y'],
    key: [1, 0],
  })
  expect(content).toEqual({
    type: 'true_false_table',
    prompt_html: '<p>Soal</p>',
    columns: [
      { id: 'c1', label: 'Benar' },
      { id: 'c2', label: 'Salah' },
    ],
    statements: [
      { id: 's1', html: 'x' },
      { id: 's2', html: 'y' },
    ],
    credit: 'proportional',
  })
  expect(key).toEqual({ type: 'true_false_table', column_ids: { s1: 'c2', s2: 'c1' } })
  expect(explanation_html).toBe('<p>Bahas</p>')
})

test('a short answer shows its kind of input and hides its value', () => {
  const answer = { kind: 'number', value: 12.5, tolerance: 0 } as const
  const { content, key } = build({ ...text, type: 'short_answer', answer })
  expect(content).toEqual({ type: 'short_answer', prompt_html: '<p>Soal</p>', input: 'number' })
  expect(key).toEqual({ type: 'short_answer', answer })
})

test('a text that cannot be rendered is reported with its item', () => {
  const prompt = String.raw`Hitung $\frac{$`
  const answer = { kind: 'number', value: 1, tolerance: 0 } as const
  expect(() => build({ ...text, prompt, type: 'short_answer', answer })).toThrow(
    String.raw`Cannot render PU-01: {"kind":"formula","source":"\\frac{"`,
  )
})

test('a weighted choice shows its options and hides what they are worth', () => {
  const draft = {
    content: {
      type: 'weighted_choice' as const,
      prompt: 'Sikapmu?',
      options: [
        { id: 'k', text: '*menolong*' },
        { id: 'x', text: 'diam' },
      ],
    },
    key: { type: 'weighted_choice' as const, weights: { k: 5, x: 1 } },
    explanation: 'Bahas',
    explanation_video_url: null,
  }
  const { content, key } = buildQuestion(draft, renderer)
  expect(content).toEqual({
    type: 'weighted_choice',
    prompt_html: '<p>Sikapmu?</p>',
    options: [
      { id: 'k', html: '<em>menolong</em>' },
      { id: 'x', html: 'diam' },
    ],
  })
  expect(key).toEqual(draft.key)
})

test('a half-finished draft is built for those who write it, and never as a question', () => {
  const draft = {
    content: { type: 'short_answer' as const, prompt: 'Berapa', input: 'number' as const },
    key: null,
    explanation: '',
    explanation_video_url: null,
  }
  expect(buildDraft(draft, renderer)).toMatchObject({ content: { prompt_html: '<p>Berapa</p>' }, key: null })
  expect(() => buildQuestion(draft, renderer)).toThrow('its draft has no key')
})
