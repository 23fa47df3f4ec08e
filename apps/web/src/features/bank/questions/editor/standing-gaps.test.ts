import type { EditedQuestion } from '@gerbang/contract/bank/questions.ts'
import { expect, test } from 'vitest'
import { pickWritten } from './device-copy.ts'
import { findStandingGaps } from './standing-gaps.ts'

const options = [
  { id: 'a', text: '' },
  { id: 'b', text: '' },
]
const question = {
  draft: { content: { type: 'single_choice', prompt: '', options }, key: null, explanation: '' },
  topic_ids: [],
  gaps: {
    'draft.content.prompt': ['Tulis soalnya.'],
    'draft.content.options.0.text': ['Isi bagian ini.'],
    'draft.content.options.1.text': ['Isi bagian ini.'],
    'draft.key': ['Tandai kuncinya.'],
    topic_ids: ['Pilih topik.'],
  },
} as unknown as EditedQuestion

test('a gap stands until its own field is written in', () => {
  const written = pickWritten(question)
  expect(findStandingGaps(question, written)).toEqual(question.gaps)
  const { content } = written.draft
  if (!('options' in content)) throw new Error('no options')
  const begun = {
    ...written,
    topic_ids: ['t'],
    draft: {
      ...written.draft,
      content: { ...content, options: [{ id: 'a', text: 'x' }, ...options.slice(1)] },
    },
  }
  expect(Object.keys(findStandingGaps(question, begun))).toEqual([
    'draft.content.prompt',
    'draft.content.options.1.text',
    'draft.key',
  ])
})
