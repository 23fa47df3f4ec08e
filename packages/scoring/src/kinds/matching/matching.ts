import type { ContentOf } from '@gerbang/contract/question.ts'
import { lettersFor, type PaperMark, readRow, writeRow } from '../../on-paper/paper-mark.ts'
import { giveCredit } from '../give-credit.ts'
import type { QuestionKind } from '../question-kind.ts'

function areKnown({ items, options }: ContentOf<'matching'>, pairs: [string, string][]) {
  return pairs.every(
    ([item, option]) => items.some(({ id }) => id === item) && options.some(({ id }) => id === option),
  )
}

const idsOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => id)

/** A letter for each item: that of its option on this sheet. */
const mark: PaperMark<'matching'> = {
  shape: 'row',
  signs: ({ options }) => lettersFor(options),
  heads: () => [],
  read: ({ items }, ids, written) => readRow(idsOf(items), lettersFor(ids), ids, written),
  write: ({ items }, ids, value) => writeRow(idsOf(items), lettersFor(ids), ids, value),
}

/**
 * Every item is matched with one option. The answer maps item ids to option ids; an item left out neither adds nor
 * subtracts.
 */
export const matching: QuestionKind<'matching'> = {
  shuffles: true,
  picksOne: false,
  markedBy: 'key',
  isTyped: false,
  mark,
  listRows: content => content.items,
  isRowRight: (key, item, value) => Object(value)[item] === key.pairs[item],
  countGuesses: content => content.options.length ** content.items.length,
  solve: key => key.pairs,

  fits(content, key) {
    const pairs = Object.entries(key.pairs)
    return pairs.length === content.items.length && areKnown(content, pairs)
  },

  validate(content, value) {
    if (typeof value === 'string' || Array.isArray(value)) return 'wrong_shape'
    const pairs = Object.entries(value)
    if (pairs.length === 0) return 'wrong_shape'
    return areKnown(content, pairs) ? undefined : 'unknown_part'
  },

  score(content, key, value) {
    const pairs = Object.entries(value)
    const right = pairs.filter(([item, option]) => key.pairs[item] === option).length
    const wrong = pairs.length - right
    if (right === content.items.length) return 1
    return giveCredit(content.credit, (right - wrong) / content.items.length)
  },

  /** Who knows half of the pairs gets about half of them right. */
  simulate({ content, key, know, random }) {
    const pairs = content.items.map(({ id }) => {
      const right = random.chance(know) ? key.pairs[id] : undefined
      return [id, right ?? random.pick(content.options).id] as const
    })
    return Object.fromEntries(pairs)
  },
}
