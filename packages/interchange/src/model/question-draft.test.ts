import { questionDraft } from '@gerbang/contract/question.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bank } from '../testing/arbitrary-bank.ts'
import type { DraftQuestion } from './draft.ts'
import { authorQuestion, movePictures, placeQuestion } from './question-draft.ts'

test('a question of any kind becomes a draft of the bank and comes back as it was', () => {
  fc.assert(
    fc.property(bank, ({ questions }) => {
      for (const { question, explanation } of questions) {
        const authored = authorQuestion(question)
        const draft = { ...authored, explanation, explanation_video_url: null }
        expect(questionDraft.safeParse(draft).error).toBeUndefined()
        expect(placeQuestion(authored)).toEqual(question)
      }
    }),
  )
})

const unkeyed: DraftQuestion[] = [
  { type: 'single_choice', prompt: 'p', options: ['a', 'b'], key: null },
  { type: 'multiple_choice', prompt: 'p', options: ['a', 'b'], key: [], credit: 'all_or_nothing' },
  { type: 'weighted_choice', prompt: 'p', options: ['a', 'b'], weights: [null, null] },
  {
    type: 'true_false_table',
    prompt: 'p',
    columns: ['B', 'S'],
    statements: ['a', 'b'],
    key: [null, null],
    credit: 'proportional',
  },
  { type: 'short_answer', prompt: 'p', answer: null },
]

test.each(unkeyed)('a $type without a key has none in the bank either', question => {
  const authored = authorQuestion(question)
  expect(authored.key).toBeNull()
  expect(placeQuestion(authored)).toEqual(question)
})

test('the rows that a document names are kept where others lack', () => {
  const question: DraftQuestion = {
    type: 'true_false_table',
    prompt: 'p',
    columns: ['Benar', 'Salah'],
    statements: ['a', 'b', 'c'],
    key: [null, 1, 0],
    credit: 'proportional',
  }
  const authored = authorQuestion(question)
  expect(authored.key).toEqual({ type: 'true_false_table', column_ids: { s2: 'c2', s3: 'c1' } })
  expect(placeQuestion(authored)).toEqual(question)
})

test('pictures move, get a text where they have none, and formulas stay', () => {
  const source = 'Lihat ![](gambar-1.png) dan ![Kurva \\[x\\]](gambar-2.png), $f(x)=![$'
  expect(movePictures(source, name => `/media/${name}`)).toBe(
    'Lihat ![Gambar](/media/gambar-1.png) dan ![Kurva \\[x\\]](/media/gambar-2.png), $f(x)=![$',
  )
})

test('a picture that has no address keeps its place in words', () => {
  expect(movePictures('Lihat ![Gambar EMF](gambar-1.emf)', () => undefined)).toBe(
    'Lihat \\[Gambar EMF: belum bisa ditampilkan\\]',
  )
})
