import type { QuestionContent, QuestionDraft } from '@gerbang/contract/question.ts'
import { expect, test } from 'vitest'
import { type CheckedQuestion, findGaps } from './gaps.rules.ts'

const written = ['dua', 'tiga', 'empat']
const options = (texts: string[]) => texts.map((text, nth) => ({ id: 'abcde'[nth] ?? '', text }))

/** A question of one choice with a key, whole but for what is changed. */
function describe(
  changes: { prompt?: string; texts?: string[]; key?: QuestionDraft['key'] } = {},
): CheckedQuestion {
  const {
    prompt = 'Berapa $1+1$?',
    texts = written,
    key = { type: 'single_choice', option_id: 'a' },
  } = changes
  const draft: QuestionDraft = {
    content: { type: 'single_choice', prompt, options: options(texts) },
    key,
    explanation: 'Hitung saja.',
    explanation_video_url: null,
  }
  const content: QuestionContent = {
    type: 'single_choice',
    prompt_html: prompt,
    options: options(texts).map(({ id, text }) => ({ id, html: text })),
  }
  return { draft, content, topic_ids: ['aljabar'] }
}

test('a whole question lacks nothing', () => {
  expect(findGaps(describe(), {})).toEqual({})
})

test.each<[string, Parameters<typeof describe>[0], string]>([
  ['a question', { prompt: '  ' }, 'draft.content.prompt'],
  ['an option', { texts: ['dua', ' ', 'empat'] }, 'draft.content.options.1.text'],
  ['options that can be told apart', { texts: ['dua', 'tiga', 'dua '] }, 'draft.content.options.2.text'],
  ['a key', { key: null }, 'draft.key'],
  ['a key of an option that is there', { key: { type: 'single_choice', option_id: 'e' } }, 'draft.key'],
  ['a key of its own kind', { key: { type: 'multiple_choice', option_ids: ['a'] } }, 'draft.key'],
])('what lacks %s says so at its field', (_, changes, field) => {
  const gaps = findGaps(describe(changes), {})
  expect(Object.keys(gaps)).toEqual([field])
  expect(gaps[field]?.[0]).toMatch(/\.$/)
})

test('a question of no topic is found by nobody', () => {
  expect(Object.keys(findGaps({ ...describe(), topic_ids: [] }, {}))).toEqual(['topic_ids'])
})

test('texts that cannot be shown are told beside the rest', () => {
  const problems = { 'draft.explanation': ['Rumus ini tidak bisa ditampilkan.'] }
  expect(findGaps(describe({ key: null }), problems)).toMatchObject({
    'draft.key': [expect.any(String)],
    ...problems,
  })
})

test('two empty options are two gaps, and no two of the same words', () => {
  const gaps = findGaps(describe({ texts: ['', '', 'empat'] }), {})
  expect(Object.values(gaps).flat()).toEqual(['Isi bagian ini, atau hapus.', 'Isi bagian ini, atau hapus.'])
})
