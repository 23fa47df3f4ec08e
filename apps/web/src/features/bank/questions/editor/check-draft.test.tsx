import type { QuestionDraft } from '@gerbang/contract/question.ts'
import { expect, test } from 'vitest'
import { listDoubts } from './check-draft.ts'

const choice = (texts: string[], explanation = 'Sebab begitu.'): QuestionDraft => ({
  content: {
    type: 'single_choice',
    prompt: 'Mana?',
    options: texts.map((text, at) => ({ id: 'abcde'.charAt(at), text })),
  },
  key: { type: 'single_choice', option_id: 'b' },
  explanation,
  explanation_video_url: null,
})

const number = (value: number, explanation: string): QuestionDraft => ({
  content: { type: 'short_answer', prompt: 'Berapa?', input: 'number' },
  key: { type: 'short_answer', answer: { kind: 'number', value, tolerance: 0 } },
  explanation,
  explanation_video_url: null,
})

test('a key that is much longer than the distractors is doubted, by its letter', () => {
  const doubts = listDoubts(choice(['hujan', 'karena semua syarat di atas terpenuhi sekaligus', 'panas']))
  expect(doubts.map(({ field }) => field)).toEqual(['draft.content.options.1.text'])
  expect(doubts[0]?.text).toContain('Pilihan B')
})

test('options of like length are not, nor a long distractor', () => {
  expect(listDoubts(choice(['hujan deras', 'panas terik', 'berawan']))).toEqual([])
  expect(listDoubts(choice(['karena semua syarat di atas terpenuhi sekaligus', 'panas', 'dingin']))).toEqual(
    [],
  )
})

test.each(['Jadi 12,5 cm.', 'Jadi $12{,}5$ cm.', 'Jadi 12.5.'])(
  'the key 12.5 stands in "%s"',
  explanation => {
    expect(listDoubts(number(12.5, explanation))).toEqual([])
  },
)

test('a number that the explanation does not come to is doubted', () => {
  expect(listDoubts(number(12.5, 'Jadi 13 cm.'))).toMatchObject([{ field: 'draft.explanation' }])
})

test('an empty explanation is told once', () => {
  expect(listDoubts(number(12.5, ' '))).toHaveLength(1)
})
