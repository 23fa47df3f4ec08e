import type { CreditRule } from '@gerbang/contract/question/fields.ts'
import { nameOptions } from '@gerbang/contract/question/name-parts.ts'
import type { Question } from '../question.ts'
import { idAt } from '../parts.ts'

type MultipleChoice = Question<'multiple_choice'>

interface Parts {
  prompt: string
  options: readonly string[]
  /** Places of the right options. */
  key: readonly number[]
  credit: CreditRule
}

export function makeMultipleChoice({ prompt, options: texts, key, credit }: Parts): MultipleChoice {
  const type = 'multiple_choice'
  const options = nameOptions(texts)
  const option_ids = key.map(place => idAt(options, place))
  return {
    content: { type, prompt, options, credit },
    key: option_ids.length === 0 ? null : { type, option_ids },
  }
}

export const placesOfKey = ({ content, key }: MultipleChoice): number[] =>
  content.options.flatMap(({ id }, at) => (key?.option_ids.includes(id) ? [at] : []))
