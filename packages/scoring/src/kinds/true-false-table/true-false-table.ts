import type { ContentOf } from '@gerbang/contract/question.ts'
import { foldMark, type PaperMark, readRow, writeRow } from '../../on-paper/paper-mark.ts'
import type { QuestionKind } from '../question-kind.ts'
import { rowByRow } from '../row-by-row.ts'

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

/** Every statement belongs to one of two columns. */
export const trueFalseTable: QuestionKind<'true_false_table'> = {
  shuffles: false,
  picksOne: false,
  markedBy: 'key',
  isTyped: false,
  mark,
  ...rowByRow<'true_false_table'>({
    rows: ({ statements }) => statements,
    choices: ({ columns }) => columns,
    right: ({ column_ids }) => column_ids,
    credit: ({ credit }) => credit,
  }),
}
