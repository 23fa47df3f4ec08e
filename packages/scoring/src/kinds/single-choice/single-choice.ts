import { oneLetter } from '../../on-paper/paper-mark.ts'
import { knowOr } from '../know-or.ts'
import { noRows } from '../no-rows.ts'
import type { QuestionKind } from '../question-kind.ts'

/** One option is right. The answer is its id. */
export const singleChoice: QuestionKind<'single_choice'> = {
  shuffles: true,
  picksOne: true,
  markedBy: 'key',
  isTyped: false,
  mark: oneLetter,
  ...noRows,
  countGuesses: content => content.options.length,
  fits: (content, key) => content.options.some(option => option.id === key.option_id),
  solve: key => key.option_id,

  validate(content, value) {
    if (typeof value !== 'string') return 'wrong_shape'
    return content.options.some(option => option.id === value) ? undefined : 'unknown_part'
  },

  score(_content, key, value) {
    return value === key.option_id ? 1 : 0
  },

  simulate(knowing) {
    return knowOr(this, knowing, () => knowing.random.pick(knowing.content.options).id)
  },
}
