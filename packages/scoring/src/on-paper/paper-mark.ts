import type { AnswerValue, ContentOf, QuestionType } from '@gerbang/contract/question.ts'

/** What a mark looks like, for those who have to be told. */
export type MarkShape = 'letter' | 'letters' | 'row' | 'text'

/** How a kind of question is marked on paper. `ids` are its parts in the order of the sheet. */
export interface PaperMark<T extends QuestionType> {
  shape: MarkShape
  /** The signs that a mark is made of; none where it is written freely. */
  signs: (content: ContentOf<T>) => string[]
  /** What stands over the signs of rows, in their order; none where the signs are the letters of the parts. */
  heads: (content: ContentOf<T>) => string[]
  /** Undefined: no answer to this question. */
  read: (content: ContentOf<T>, ids: readonly string[], mark: string) => AnswerValue | undefined
  write: (content: ContentOf<T>, ids: readonly string[], value: AnswerValue) => string
}

const alphabet = 'ABCDEFGH'.split('')
export const lettersFor = (parts: readonly unknown[]) => alphabet.slice(0, parts.length)
export const letterOf = (ids: readonly string[], id: string) => alphabet[ids.indexOf(id)] ?? ''
export const readLetter = (ids: readonly string[], letter: string) =>
  letter.length === 1 ? ids[alphabet.indexOf(letter)] : undefined

/** Capital letters without what people put between them. */
export const foldMark = (mark: string) => mark.toUpperCase().replaceAll(/[\s,.;/&]/g, '')

export const textOf = (value: AnswerValue) => (typeof value === 'string' ? value : '')

/** One option is marked with its letter. */
export const oneLetter = {
  shape: 'letter' as const,
  signs: ({ options }: { options: readonly unknown[] }) => lettersFor(options),
  heads: () => [],
  read: (_content: unknown, ids: readonly string[], mark: string) => readLetter(ids, foldMark(mark)),
  write: (_content: unknown, ids: readonly string[], value: AnswerValue) => letterOf(ids, textOf(value)),
}

/** One sign for each row, `-` for none. `values` are what the signs stand for. */
export function readRow(
  rows: readonly string[],
  signs: readonly string[],
  values: readonly string[],
  mark: string,
): Record<string, string> | undefined {
  const signed = Array.from(foldMark(mark))
  if (signed.length !== rows.length) return undefined
  const read = signed.flatMap((sign, at) =>
    sign === '-' ? [] : [[rows[at] ?? '', values[signs.indexOf(sign)]] as const],
  )
  return read.every(([, value]) => value !== undefined)
    ? (Object.fromEntries(read) as Record<string, string>)
    : undefined
}

export function writeRow(
  rows: readonly string[],
  signs: readonly string[],
  values: readonly string[],
  value: AnswerValue,
): string {
  const chosen = new Map(typeof value === 'object' ? Object.entries(value) : [])
  return rows.map(row => signs[values.indexOf(chosen.get(row) ?? '')] ?? '-').join('')
}
