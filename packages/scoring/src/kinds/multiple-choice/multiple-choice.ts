import type { ContentOf } from '@gerbang/contract/question.ts'
import { giveCredit } from '../give-credit.ts'
import { foldMark, letterOf, lettersFor, type PaperMark, readLetter } from '../../on-paper/paper-mark.ts'
import { knowOr } from '../know-or.ts'
import { noRows } from '../no-rows.ts'
import type { Knowing, QuestionKind } from '../question-kind.ts'

function findProblem({ options }: ContentOf<'multiple_choice'>, picked: string[]) {
  const known = new Set(options.map(option => option.id))
  if (!picked.every(id => known.has(id))) return 'unknown_part'
  return new Set(picked).size === picked.length ? undefined : 'duplicate_part'
}

const mark: PaperMark<'multiple_choice'> = {
  shape: 'letters',
  signs: ({ options }) => lettersFor(options),
  heads: () => [],
  read(_content, ids, written) {
    const read = Array.from(foldMark(written)).map(letter => readLetter(ids, letter))
    const picked = read.filter(id => id !== undefined)
    return new Set(picked).size === read.length ? picked : undefined
  },
  write: (_content, ids, value) =>
    Array.isArray(value) ? ids.flatMap(id => (value.includes(id) ? letterOf(ids, id) : [])).join('') : '',
}

/** Takes a third of the options for the opposite of what they are. */
function guess({ content, key, random }: Knowing<'multiple_choice'>): string[] | null {
  const picked = content.options
    .map(({ id }) => id)
    .filter(id => key.option_ids.includes(id) !== random.chance(0.35))
  return picked.length > 0 ? picked : null
}

/**
 * Several options are right. The answer is the set of ids picked, in any order. Of a partial answer a right one adds its
 * share of the right ones and a wrong one takes its share of the wrong ones, so that ticking everything earns nothing.
 */
export const multipleChoice: QuestionKind<'multiple_choice'> = {
  shuffles: true,
  picksOne: false,
  markedBy: 'key',
  isTyped: false,
  mark,
  ...noRows,
  countGuesses: content => 2 ** content.options.length - 1,
  fits: (content, key) => findProblem(content, key.option_ids) === undefined,
  solve: key => key.option_ids,

  validate(content, value) {
    return Array.isArray(value) && value.length > 0 ? findProblem(content, value) : 'wrong_shape'
  },

  score(content, key, value) {
    if (!Array.isArray(value)) return 0
    const keys = new Set(key.option_ids)
    const right = value.filter(id => keys.has(id)).length
    const wrong = value.length - right
    if (right === keys.size && wrong === 0) return 1
    const lost = wrong === 0 ? 0 : wrong / (content.options.length - keys.size)
    return giveCredit(content.credit, right / keys.size - lost)
  },

  simulate(knowing) {
    return knowOr(this, knowing, () => guess(knowing))
  },
}
