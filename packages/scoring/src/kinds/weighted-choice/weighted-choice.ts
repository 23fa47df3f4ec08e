import type { KeyOf } from '@gerbang/contract/question.ts'
import { oneLetter } from '../../on-paper/paper-mark.ts'
import { knowOr } from '../know-or.ts'
import { noRows } from '../no-rows.ts'
import type { QuestionKind } from '../question-kind.ts'

const findBest = ({ weights }: KeyOf<'weighted_choice'>) => Math.max(...Object.values(weights))

/** Every option is worth something, the best one most, as in the TKP of SKD. The answer is the id of one. */
export const weightedChoice: QuestionKind<'weighted_choice'> = {
  shuffles: true,
  picksOne: true,
  markedBy: 'key',
  isTyped: false,
  mark: oneLetter,
  ...noRows,
  countGuesses: content => content.options.length,

  validate(content, value) {
    if (typeof value !== 'string') return 'wrong_shape'
    return content.options.some(option => option.id === value) ? undefined : 'unknown_part'
  },

  fits(content, key) {
    const weighed = Object.keys(key.weights)
    return (
      weighed.length === content.options.length && content.options.every(({ id }) => weighed.includes(id))
    )
  },

  score(_content, key, value) {
    return typeof value === 'string' ? (key.weights[value] ?? 0) / findBest(key) : 0
  },

  solve(key) {
    const best = findBest(key)
    return Object.keys(key.weights).find(id => key.weights[id] === best) ?? ''
  },

  simulate(knowing) {
    return knowOr(this, knowing, () => knowing.random.pick(knowing.content.options).id)
  },
}
