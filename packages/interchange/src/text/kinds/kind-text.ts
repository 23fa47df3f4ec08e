import type { DraftContentOf, KeyOf, QuestionType } from '@gerbang/contract/question.ts'
import type { Fields } from '../fields.ts'
import type { Body } from '../marked-parts.ts'
import type { Tell } from '../question-file.ts'

export interface ReadBlock {
  fields: Fields
  body: Body
  /** The file says that its key is unfinished: parts without a mark are none's fault. */
  isUnfinished: boolean
  /** Line 0 is the question's heading. */
  tell: Tell
}

/** How one kind of question stands in a file. */
export interface KindText<T extends QuestionType> {
  /** After `jenis:`. */
  name: string
  /** Fields of this kind alone. */
  fields: readonly string[]
  /** How many options, statements or rows it has, and their word. */
  parts: { least: number; most: number; word: string }
  /** Undefined after a fault that leaves no question. A key of null has no mark at all. */
  read: (block: ReadBlock) => { content: DraftContentOf<T>; key: KeyOf<T> | null } | undefined
  write: (content: DraftContentOf<T>, key: KeyOf<T> | null) => WrittenKind
}

export interface WrittenKind {
  fields: readonly (readonly [name: string, value: string])[]
  lines: readonly string[]
  /** Each part that needs a mark has one. */
  isFinished: boolean
}
