import { letterAt, placeOfLetter } from '@gerbang/contract/question/name-parts.ts'
import type { AnswerValue, ContentOf, QuestionContent, QuestionType } from '@gerbang/contract/question.ts'

/** What a mark of this kind looks like, for those who have to be told. */
const textOf = (value: AnswerValue) => (typeof value === 'string' ? value : '')

export type MarkShape = 'letter' | 'letters' | 'row' | 'text'

interface PaperMark<T extends QuestionType> {
  shape: MarkShape
  /** The signs that a mark is made of; none where it is written freely. */
  signs: (content: ContentOf<T>) => string[]
  /** Undefined: no answer to this question. `ids` are its options or statements in the order of the sheet. */
  read: (content: ContentOf<T>, ids: readonly string[], mark: string) => AnswerValue | undefined
  write: (content: ContentOf<T>, ids: readonly string[], value: AnswerValue) => string
}

const letterOf = (ids: readonly string[], id: string) => (ids.includes(id) ? letterAt(ids.indexOf(id)) : '')
const lettersFor = ({ options }: { options: readonly unknown[] }) => options.map((_, at) => letterAt(at))

/** Capital letters without what people put between them. */
const fold = (mark: string) => mark.toUpperCase().replaceAll(/[\s,.;/&]/g, '')

const readLetter = (ids: readonly string[], letter: string) =>
  letter.length === 1 ? ids[placeOfLetter(letter)] : undefined

const oneLetter = {
  shape: 'letter' as const,
  signs: lettersFor,
  read: (_content: unknown, ids: readonly string[], mark: string) => readLetter(ids, fold(mark)),
  write: (_content: unknown, ids: readonly string[], value: AnswerValue) => letterOf(ids, textOf(value)),
}

/** The first letters of the two columns, such as B and S; 1 and 2 where they begin alike. */
function columnSigns({ columns }: ContentOf<'true_false_table'>): string[] {
  const letters = columns.map(({ label }) => fold(label).charAt(0))
  return new Set(letters).size === columns.length && letters.every(letter => /\p{L}/u.test(letter))
    ? letters
    : columns.map((_, index) => String(index + 1))
}

const kinds: { [T in QuestionType]: PaperMark<T> } = {
  single_choice: oneLetter,
  weighted_choice: oneLetter,
  multiple_choice: {
    shape: 'letters',
    signs: lettersFor,
    read(_content, ids, mark) {
      const read = Array.from(fold(mark)).map(letter => readLetter(ids, letter))
      const picked = read.filter(id => id !== undefined)
      return new Set(picked).size === read.length ? picked : undefined
    },
    write: (_content, ids, value) =>
      Array.isArray(value) ? ids.flatMap(id => (value.includes(id) ? letterOf(ids, id) : [])).join('') : '',
  },
  true_false_table: {
    shape: 'row',
    signs: columnSigns,
    read(content, ids, mark) {
      const [signs, signed] = [columnSigns(content), Array.from(fold(mark))]
      if (signed.length !== ids.length) return undefined
      const rows = signed.flatMap((sign, at) =>
        sign === '-' ? [] : [[ids[at], signs.indexOf(sign)] as const],
      )
      if (rows.some(([, column]) => column === -1)) return undefined
      return Object.fromEntries(rows.map(([id, column]) => [id, content.columns[column]?.id ?? '']))
    },
    write(content, ids, value) {
      const signs = columnSigns(content)
      const columns = new Map(typeof value === 'object' ? Object.entries(value) : [])
      return ids
        .map(id => signs[content.columns.findIndex(column => column.id === columns.get(id))] ?? '-')
        .join('')
    },
  },
  short_answer: {
    shape: 'text',
    signs: () => [],
    read: (_content, _ids, mark) => (mark.length <= 200 ? mark.trim() : undefined),
    write: (_content, _ids, value) => textOf(value),
  },
}

function findMark<T extends QuestionType>(type: T): PaperMark<T> {
  return kinds[type]
}

export function markShape({ type }: QuestionContent): MarkShape {
  return findMark(type).shape
}

/** What a mark of this question may be made of, in the order in which it is printed. */
export function markSigns(content: QuestionContent): string[] {
  return findMark(content.type).signs(content)
}

const nothing = /^[\s.,;/&–—-]*$/

/**
 * Reads what stands on an answer sheet: a letter, letters, one sign for each statement (`-` for none), or a text. `ids` are
 * the options or statements in the order of that sheet. Null: left empty. Undefined: not an answer to this question.
 */
export function readMark(
  content: QuestionContent,
  ids: readonly string[],
  mark: string,
): AnswerValue | null | undefined {
  return nothing.test(mark) ? null : findMark(content.type).read(content, ids, mark)
}

/** How an answer stands on the sheet: what `readMark` reads. */
export function writeMark(content: QuestionContent, ids: readonly string[], value: AnswerValue): string {
  return findMark(content.type).write(content, ids, value)
}
