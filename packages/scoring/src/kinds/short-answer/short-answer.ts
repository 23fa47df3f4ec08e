import type { KeyOf } from '@gerbang/contract/question.ts'
import type { QuestionKind } from '../question-kind.ts'
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

/**
 * The answer is the text as typed. Text that cannot be read as a number is still an answer to a number question, a
 * wrong one: refusing it would lose what the student typed.
 */
export const shortAnswer: QuestionKind<'short_answer'> = {
  shuffles: false,
  picksOne: false,
  markedBy: 'key',
  countGuesses: () => undefined,
  fits: (content, key) => content.input === key.answer.kind,

  validate(_content, value) {
    if (typeof value !== 'string' || value.length === 0) return 'wrong_shape'
    return value.length > MAX_LENGTH ? 'too_long' : undefined
  },

  score(_content, key, value) {
    return typeof value === 'string' && isAccepted(key, value) ? 1 : 0
  },

  solve({ answer }) {
    if (answer.kind === 'number') return String(answer.value).replace('.', ',')
    return answer.accepted[0] ?? ''
  },
}
