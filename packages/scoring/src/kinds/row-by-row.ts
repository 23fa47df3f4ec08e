import type { AnswerValue, ContentOf, KeyOf, QuestionPart } from '@gerbang/contract/question.ts'
import { giveCredit } from './give-credit.ts'
import type { QuestionKind } from './question-kind.ts'

type RowKind = 'matching' | 'true_false_table'

interface Sides<T extends RowKind> {
  rows: (content: ContentOf<T>) => QuestionPart[]
  /** What each row may be given. */
  choices: (content: ContentOf<T>) => readonly { id: string }[]
  /** Of each row its right choice. */
  right: (key: KeyOf<T>) => Record<string, string>
  credit: (content: ContentOf<T>) => Parameters<typeof giveCredit>[0]
}

type RowByRow<T extends RowKind> = Pick<
  QuestionKind<T>,
  'listRows' | 'isRowRight' | 'countGuesses' | 'solve' | 'fits' | 'validate' | 'score' | 'simulate'
>

const readRows = (value: AnswerValue) =>
  typeof value === 'string' || Array.isArray(value) ? undefined : Object.entries(value)

/**
 * Of kinds whose answer gives each row one of the choices. It maps ids of rows to ids of choices; a row left out neither
 * adds nor subtracts.
 */
export function rowByRow<T extends RowKind>({ rows, choices, right, credit }: Sides<T>): RowByRow<T> {
  const areKnown = (content: ContentOf<T>, given: [string, string][]) =>
    given.every(
      ([row, choice]) =>
        rows(content).some(({ id }) => id === row) && choices(content).some(({ id }) => id === choice),
    )
  return {
    listRows: rows,
    isRowRight: (key, row, value) => Object(value)[row] === right(key)[row],
    countGuesses: content => choices(content).length ** rows(content).length,
    solve: right,

    fits(content, key) {
      const given = Object.entries(right(key))
      return given.length === rows(content).length && areKnown(content, given)
    },

    validate(content, value) {
      const given = readRows(value)
      if (!given || given.length === 0) return 'wrong_shape'
      return areKnown(content, given) ? undefined : 'unknown_part'
    },

    score(content, key, value) {
      const given = readRows(value) ?? []
      const total = rows(content).length
      const hits = given.filter(([row, choice]) => right(key)[row] === choice).length
      if (hits === total) return 1
      return giveCredit(credit(content), (2 * hits - given.length) / total)
    },

    /** Who knows half of the rows gets about half of them right. */
    simulate({ content, key, know, random }) {
      const given = rows(content).map(({ id }) => {
        const known = random.chance(know) ? right(key)[id] : undefined
        return [id, known ?? random.pick(choices(content)).id] as const
      })
      return Object.fromEntries(given)
    },
  }
}
