import type { KeyOf } from '@gerbang/contract/question.ts'
import type { Question } from '../question.ts'

export type Answer = KeyOf<'short_answer'>['answer']

export function makeShortAnswer(prompt: string, answer: Answer | null): Question<'short_answer'> {
  const type = 'short_answer'
  return { content: { type, prompt, input: answer?.kind ?? 'text' }, key: answer && { type, answer } }
}

/** Null for what is no number that can be stored; a tolerance that is none, as in a file edited by hand, counts as 0. */
export const acceptNumber = (value: number | undefined, tolerance: number): Answer | null =>
  value === undefined || !Number.isFinite(value)
    ? null
    : { kind: 'number', value, tolerance: Number.isFinite(tolerance) ? Math.abs(tolerance) : 0 }

/** Each word once; null without any. */
export const acceptWords = (words: readonly string[]): Answer | null =>
  words.length > 0 ? { kind: 'text', accepted: [...new Set(words)] } : null
