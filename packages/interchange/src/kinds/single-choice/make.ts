import { nameOptions } from '@gerbang/contract/question/name-parts.ts'
import type { Question } from '../question.ts'
import { idAt, placeOf } from '../parts.ts'

type SingleChoice = Question<'single_choice'>

/** `key` is the place of the right option; where no option stands there is no key. */
export function makeSingleChoice(prompt: string, texts: readonly string[], key: number | null): SingleChoice {
  const type = 'single_choice'
  const options = nameOptions(texts)
  const option_id = key === null ? '' : idAt(options, key)
  return { content: { type, prompt, options }, key: option_id === '' ? null : { type, option_id } }
}

export const placeOfKey = ({ content, key }: SingleChoice) => placeOf(content.options, key?.option_id)
