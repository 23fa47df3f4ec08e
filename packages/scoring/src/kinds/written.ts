import type { AnswerValue } from '@gerbang/contract/question.ts'
import { textOf } from '../on-paper/paper-mark.ts'
import { noRows } from './no-rows.ts'
import type { AnswerProblem } from './question-kind.ts'

/** Of kinds whose answer is a text of so many letters at the most, as the student wrote it. */
export const written = (most: number) => ({
  shuffles: false,
  picksOne: false,
  isTyped: true,
  ...noRows,
  mark: {
    shape: 'text' as const,
    signs: () => [],
    heads: () => [],
    read: (_content: unknown, _ids: readonly string[], text: string) =>
      text.length <= most ? text.trim() : undefined,
    write: (_content: unknown, _ids: readonly string[], value: AnswerValue) => textOf(value),
  },
  countGuesses: () => undefined,
  validate(_content: unknown, value: AnswerValue): AnswerProblem | undefined {
    if (typeof value !== 'string' || value.length === 0) return 'wrong_shape'
    return value.length > most ? 'too_long' : undefined
  },
})
