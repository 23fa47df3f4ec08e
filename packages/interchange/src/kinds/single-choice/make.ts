import { nameOptions } from '@gerbang/contract/question/name-parts.ts'
import type { Question } from '../question.ts'
import { idAt, placeOf } from '../parts.ts'

type SingleChoice = Question<'single_choice'>

/** `key` is the place of the right option. */
export function makeSingleChoice(prompt: string, texts: readonly string[], key: number | null): SingleChoice {
  const type = 'single_choice'
  const options = nameOptions(texts)
  return {
    content: { type, prompt, options },
    key: key === null ? null : { type, option_id: idAt(options, key) },
  }
}

export const placeOfKey = ({ content, key }: SingleChoice) => placeOf(content.options, key?.option_id)
