import type { KeyOf } from '@gerbang/contract/question.ts'
import { textOf } from '../../on-paper/paper-mark.ts'
import { knowOr } from '../know-or.ts'
import { noRows } from '../no-rows.ts'
import type { Knowing, QuestionKind } from '../question-kind.ts'
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
  shuffles: false,
  picksOne: false,
  markedBy: 'key',
  isTyped: true,
  ...noRows,
  mark: {
    shape: 'text',
    signs: () => [],
    heads: () => [],
    read: (_content, _ids, written) => (written.length <= MAX_LENGTH ? written.trim() : undefined),
    write: (_content, _ids, value) => textOf(value),
  },
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
    if (answer.kind === 'number') return writeNumber(answer.value)
    return answer.accepted[0] ?? ''
  },

  simulate(knowing) {
    return knowOr(this, knowing, () => mistype(knowing))
  },
}
