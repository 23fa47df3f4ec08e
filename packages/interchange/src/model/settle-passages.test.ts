import { expect, test } from 'vitest'
import { makeSingleChoice } from '../kinds/single-choice/make.ts'
import { ask } from '../testing/small-bank.ts'
import { createResult, type ReadResult } from './draft.ts'
import { settlePassages } from './settle-passages.ts'

const passageAt = (position: number) => ({
  id: `s${position}`,
  title: 'Pasar',
  body: 'Ramai.',
  place: { position },
})
const questionAt = (position: number, passage?: string) =>
  ask(makeSingleChoice('Apa?', ['x', 'y'], 0), {
    number: position,
    place: { position },
    ...(passage !== undefined && { passage }),
  })

function settle(parts: Pick<ReadResult, 'passages' | 'questions'>) {
  const result = { ...createResult(), ...parts }
  settlePassages(result)
  return [result.questions.map(({ passage }) => passage), result.warnings.map(({ code }) => code)]
}

test('a passage that no question names serves the one behind it, and that is told', () => {
  const questions = [questionAt(1), questionAt(3), questionAt(4)]
  expect(settle({ passages: [passageAt(2)], questions })).toEqual([
    [undefined, 's2', undefined],
    ['passage_without_numbers'],
  ])
})

test('a passage that a question names stays with it, wherever it stands', () => {
  expect(settle({ passages: [passageAt(1)], questions: [questionAt(2), questionAt(3, 's1')] })).toEqual([
    [undefined, 's1'],
    [],
  ])
})

test('a passage behind all questions, or before one that has another, serves none, and that is told', () => {
  const passages = [passageAt(1), passageAt(2), passageAt(9)]
  expect(settle({ passages, questions: [questionAt(3, 's2')] })).toEqual([
    ['s2'],
    ['unused_passage', 'unused_passage'],
  ])
})
