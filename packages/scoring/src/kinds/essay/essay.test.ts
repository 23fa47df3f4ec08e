import type { ContentOf, KeyOf } from '@gerbang/contract/question.ts'
import { expect, test } from 'vitest'
import { essay } from './essay.ts'

const rubric = [
  { id: 'k1', text: 'Sebab', points: 4 },
  { id: 'k2', text: 'Contoh', points: 6 },
]
const [cause, example] = rubric as [(typeof rubric)[0], (typeof rubric)[0]]
const key: KeyOf<'essay'> = { type: 'essay', rubric, model_answer: 'Karena hujan.' }
const show = (shown_rubric: ContentOf<'essay'>['shown_rubric']): ContentOf<'essay'> => ({
  type: 'essay',
  prompt_html: '<p>Mengapa?</p>',
  words: { least: null, most: null },
  shown_rubric,
})

test.each([
  ['is kept secret', null, true],
  ['is the one that is marked by', rubric, true],
  ['says it in other words', rubric.map(one => ({ ...one, text: 'Lain' })), true],
  ['lacks a criterion', [cause], false],
  ['has one more', [...rubric, { id: 'k3', text: 'Ejaan', points: 1 }], false],
  ['promises other points', [cause, { ...example, points: 5 }], false],
  ['names other criteria', [cause, { ...example, id: 'k9' }], false],
  ['has another order', [example, cause], false],
])('a rubric that students see and that %s', (_, shown, fits) => {
  expect(essay.fits(show(shown), key)).toBe(fits)
})

test('the text itself earns nothing: people give it its points', () => {
  expect(essay.score(show(null), key, key.model_answer)).toBe(0)
})

test('what is longer than is kept is no answer', () => {
  expect(essay.validate(show(null), 'Karena hujan.')).toBeUndefined()
  expect(essay.validate(show(null), 'a'.repeat(100_000))).toBe('too_long')
  expect(essay.validate(show(null), ['a'])).toBe('wrong_shape')
})
