import type { ContentOf } from '@gerbang/contract/question.ts'
import { giveCredit } from '../give-credit.ts'
import type { QuestionKind } from '../question-kind.ts'

function areKnown({ statements, columns }: ContentOf<'true_false_table'>, rows: [string, string][]) {
  return rows.every(
    ([row, column]) => statements.some(({ id }) => id === row) && columns.some(({ id }) => id === column),
  )
}

/**
 * Every statement belongs to one of two columns. The answer maps statement ids to column ids; a row left out neither
 * adds nor subtracts.
 */
export const trueFalseTable: QuestionKind<'true_false_table'> = {
  shuffles: false,
  picksOne: false,
  markedBy: 'key',
  countGuesses: content => content.columns.length ** content.statements.length,
  solve: key => key.column_ids,

  fits(content, key) {
    const rows = Object.entries(key.column_ids)
    return rows.length === content.statements.length && areKnown(content, rows)
  },

  validate(content, value) {
    if (typeof value === 'string' || Array.isArray(value)) return 'wrong_shape'
    const rows = Object.entries(value)
    if (rows.length === 0) return 'wrong_shape'
    return areKnown(content, rows) ? undefined : 'unknown_part'
  },

  score(content, key, value) {
    if (typeof value === 'string' || Array.isArray(value)) return 0
    const rows = Object.entries(value)
    const right = rows.filter(([row, column]) => key.column_ids[row] === column).length
    const wrong = rows.length - right
    if (right === content.statements.length) return 1
    return giveCredit(content.credit, (right - wrong) / content.statements.length)
  },
}
