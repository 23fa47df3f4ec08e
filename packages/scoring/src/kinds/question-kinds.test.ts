import type { ContentOf, KeyOf } from '@gerbang/contract/question.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreAnswer } from '../score-answer.ts'
import { question } from '../testing/arbitraries.ts'
import { MULTIPLE, NUMBER, SINGLE, TABLE, TEXT } from '../testing/questions.ts'
import { validateAnswer } from '../validate-answer.ts'
import { findKind } from './question-kinds.ts'

const first = <T>([one]: readonly T[]) => one as T
/** Chance that always, or never, grants what it is asked for. */
const always = { chance: () => true, pick: first }
const never = { chance: () => false, pick: first }
const byPeople = (type: Parameters<typeof findKind>[0]) => findKind(type).markedBy === 'people'

test('who knows everything answers rightly', () => {
  fc.assert(
    fc.property(question, ({ content, key }) => {
      const value = findKind(key.type).simulate({ content, key, know: 1, random: always })
      if (value === null) throw new Error(`Nothing was answered to a ${key.type}`)
      expect(scoreAnswer(content, key, value, byPeople(key.type) ? 1 : undefined).outcome).toBe('correct')
    }),
  )
})

test('whatever is known and however chance falls, what is answered can be an answer', () => {
  fc.assert(
    fc.property(question, fc.infiniteStream(fc.nat(999)), ({ content, key }, stream) => {
      const next = () => Number(stream.next().value)
      const random = {
        chance: (probability: number) => next() < 1000 * probability,
        pick: <T>(list: readonly T[]) => list[next() % list.length] as T,
      }
      const value = findKind(key.type).simulate({ content, key, know: 0.5, random })
      expect(value === null ? undefined : validateAnswer(content, value)).toBeUndefined()
    }),
  )
})

test('who knows nothing and leaves nothing blank mistakes a word and a number for another', () => {
  const kind = findKind('short_answer')
  const mistake = (content: ContentOf<'short_answer'>, answer: KeyOf<'short_answer'>['answer']) =>
    kind.simulate({ content, key: { type: 'short_answer', answer }, know: 0, random: never })
  expect(mistake(TEXT, { kind: 'text', accepted: ['fotosintesis'] })).toBe('fotosintesi')
  expect(mistake(TEXT, { kind: 'text', accepted: ['a'] })).toBe('?')
  expect(mistake(NUMBER, { kind: 'number', value: 12.5, tolerance: 0 })).toBe('2,5')
})

test('one of those who know nothing leaves a question blank', () => {
  const blank = { chance: (probability: number) => probability === 0.1, pick: first }
  const key = { type: 'single_choice', option_id: 'b' } as const
  expect(findKind('single_choice').simulate({ content: SINGLE, key, know: 0, random: blank })).toBeNull()
})

test.each([
  ['one option', SINGLE, SINGLE.options.length],
  ['any set of options but none', MULTIPLE, 2 ** MULTIPLE.options.length - 1],
  ['a column for each statement', TABLE, TABLE.columns.length ** TABLE.statements.length],
  ['no end of words', TEXT, undefined],
])('blind guessing chooses from %s', (_, content, count) => {
  expect(findKind(content.type).countGuesses(content as never)).toBe(count)
})

test('rows of a table are right one by one', () => {
  const kind = findKind('true_false_table')
  const key = { type: 'true_false_table', column_ids: { s1: 'b', s2: 's' } } as const
  expect(kind.isRowRight(key, 's1', { s1: 'b', s2: 'b' })).toBe(true)
  expect(kind.isRowRight(key, 's2', { s1: 'b', s2: 'b' })).toBe(false)
  expect(kind.isRowRight(key, 's2', { s1: 'b' })).toBe(false)
})
