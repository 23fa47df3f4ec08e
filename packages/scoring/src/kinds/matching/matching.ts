import { lettersFor, type PaperMark, readRow, writeRow } from '../../on-paper/paper-mark.ts'
import type { QuestionKind } from '../question-kind.ts'
import { rowByRow } from '../row-by-row.ts'

const idsOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => id)

/** A letter for each item: that of its option on this sheet. */
const mark: PaperMark<'matching'> = {
  shape: 'row',
  signs: ({ options }) => lettersFor(options),
  heads: () => [],
  read: ({ items }, ids, written) => readRow(idsOf(items), lettersFor(ids), ids, written),
  write: ({ items }, ids, value) => writeRow(idsOf(items), lettersFor(ids), ids, value),
}

/** Every item is matched with one option. */
export const matching: QuestionKind<'matching'> = {
  shuffles: true,
  picksOne: false,
  markedBy: 'key',
  isTyped: false,
  mark,
  ...rowByRow<'matching'>({
    rows: ({ items }) => items,
    choices: ({ options }) => options,
    right: ({ pairs }) => pairs,
    credit: ({ credit }) => credit,
  }),
}
