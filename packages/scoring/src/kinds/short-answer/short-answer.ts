import type { KeyOf } from '@gerbang/contract/question.ts'
import { knowOr } from '../know-or.ts'
import type { Knowing, QuestionKind } from '../question-kind.ts'
import { written } from '../written.ts'
import { foldText } from './fold-text.ts'
import { parseNumber } from './parse-number.ts'

const MAX_LENGTH = 200

type NumberKey = Extract<KeyOf<'short_answer'>['answer'], { kind: 'number' }>

/** 0.4 is off 0.3 by a little more than 0.1 in binary; a few units in the last place are not the student's error. */
function isWithinTolerance(reading: number, { value, tolerance }: NumberKey) {
  const rounding = 4 * Number.EPSILON * Math.max(Math.abs(reading), Math.abs(value))
  return Math.abs(reading - value) <= tolerance + rounding
}

function isAccepted(key: KeyOf<'short_answer'>, text: string) {
  const { answer } = key
  if (answer.kind === 'number') return parseNumber(text).some(reading => isWithinTolerance(reading, answer))
  const folded = foldText(text)
  return answer.accepted.some(accepted => foldText(accepted) === folded)
}

const writeNumber = (value: number) => String(value).replace('.', ',')

function mistype({ key: { answer }, random }: Knowing<'short_answer'>): string {
  if (answer.kind === 'text') return random.pick(answer.accepted).slice(0, -1) || '?'
  return writeNumber(answer.value + random.pick([-10, -2, -1, 1, 2, 5, 10]) + Math.ceil(answer.tolerance))
}

/**
 * The answer is the text as typed. Text that cannot be read as a number is still an answer to a number question, a
 * wrong one: refusing it would lose what the student typed.
 */
export const shortAnswer: QuestionKind<'short_answer'> = {
  ...written(MAX_LENGTH),
  markedBy: 'key',
  fits: (content, key) => content.input === key.answer.kind,

  score(_content, key, value) {
    return typeof value === 'string' && isAccepted(key, value) ? 1 : 0
  },

  solve({ answer }) {
    if (answer.kind === 'number') return writeNumber(answer.value)
    return answer.accepted[0] ?? ''
  },

  simulate(knowing) {
    return knowOr(this, knowing, () => mistype(knowing))
  },
}
