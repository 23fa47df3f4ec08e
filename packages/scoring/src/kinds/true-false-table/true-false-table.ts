import type { ContentOf } from '@gerbang/contract/question.ts'
import { foldMark, type PaperMark, readRow, writeRow } from '../../on-paper/paper-mark.ts'
import { giveCredit } from '../give-credit.ts'
import type { QuestionKind } from '../question-kind.ts'

function areKnown({ statements, columns }: ContentOf<'true_false_table'>, rows: [string, string][]) {
  return rows.every(
    ([row, column]) => statements.some(({ id }) => id === row) && columns.some(({ id }) => id === column),
  )
}

/** The first letters of the two columns, such as B and S; 1 and 2 where they begin alike. */
function columnSigns({ columns }: ContentOf<'true_false_table'>): string[] {
  const letters = columns.map(({ label }) => foldMark(label).charAt(0))
  return new Set(letters).size === columns.length && letters.every(letter => /\p{L}/u.test(letter))
    ? letters
    : columns.map((_, index) => String(index + 1))
}

const mark: PaperMark<'true_false_table'> = {
  shape: 'row',
  signs: columnSigns,
  heads: ({ columns }) => columns.map(({ label }) => label),
  read(content, ids, written) {
    const columnIds = content.columns.map(({ id }) => id)
    return readRow(ids, columnSigns(content), columnIds, written)
  },
  write(content, ids, value) {
    const columnIds = content.columns.map(({ id }) => id)
    return writeRow(ids, columnSigns(content), columnIds, value)
  },
}

/**
 * Every statement belongs to one of two columns. The answer maps statement ids to column ids; a row left out neither
 * adds nor subtracts.
 */
export const trueFalseTable: QuestionKind<'true_false_table'> = {
  shuffles: false,
  picksOne: false,
  markedBy: 'key',
  isTyped: false,
  mark,
  listRows: content => content.statements,
  isRowRight: (key, row, value) => Object(value)[row] === key.column_ids[row],
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

  /** Who knows half of a table gets about half of its rows right. */
  simulate({ content, key, know, random }) {
    const rows = content.statements.map(({ id }) => {
      const right = random.chance(know) ? key.column_ids[id] : undefined
      return [id, right ?? random.pick(content.columns).id] as const
    })
    return Object.fromEntries(rows)
  },
}
