import type { KeyOf } from '@gerbang/contract/question.ts'
import type { Question } from '../question.ts'

export type Answer = KeyOf<'short_answer'>['answer']

export function makeShortAnswer(prompt: string, answer: Answer | null): Question<'short_answer'> {
  const type = 'short_answer'
  return { content: { type, prompt, input: answer?.kind ?? 'text' }, key: answer && { type, answer } }
}

export const acceptNumber = (value: number | undefined, tolerance: number): Answer | null =>
  value === undefined ? null : { kind: 'number', value, tolerance }

/** Each word once; null without any. */
export const acceptWords = (words: readonly string[]): Answer | null =>
  words.length > 0 ? { kind: 'text', accepted: [...new Set(words)] } : null
