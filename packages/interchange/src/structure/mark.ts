import type { Block, Inline } from '../content/content.ts'
import type { PassageCue, SectionKind } from './keywords.ts'
import type { NumberedKey } from './parse-keys.ts'
import type { Piece } from './piece.ts'
import type { KeySource, RawKey, RawOption, RawStatements } from './raw-question.ts'
import type { AnswerRow } from './read-answer-rows.ts'

/** What a line without a label continues. */
export type Target = 'stem' | 'option' | 'explanation' | 'passage' | 'answer'

/** Where a question begins, and how its number is written. */
export interface QuestionStart {
  number: number
  isAutomatic: boolean
  list: string | undefined
  level: number
  indent: number
  content: Inline[]
}

/** What a line or a table of a document is. */
export type Mark = {
  position: number /** The line is a heading, in the words of `tidyTitle`. */
  title?: string
} & (
  | { role: 'chapter'; name: string }
  | { role: 'section'; kind: SectionKind | undefined; isAmongAnswers: boolean }
  /** The heading of a list of keys, and the heading of a sub-test repeated in that list. */
  | { role: 'answers' }
  | { role: 'answers of'; of: string }
  /** `replaces`: the passage that was announced before is nothing but a title of this one. */
  | { role: 'passage'; cue: PassageCue; heading: string; announcement: Inline[]; replaces: boolean }
  | ({ role: 'question' } & QuestionStart)
  /** `restarts`: the options before this one are statements of the stem. */
  | { role: 'options'; options: RawOption[]; restarts: boolean }
  | { role: 'statements'; statements: RawStatements }
  /** `ends`: what was above the key is over. */
  | { role: 'key'; key: RawKey; ends: boolean }
  | { role: 'key label' }
  | { role: 'keys'; keys: NumberedKey[]; source: KeySource; ends: boolean }
  /** A line below the heading of the keys; `letters` are those on this line and the next ones, each alone on its line. */
  | { role: 'answer'; number: number | undefined; piece: Piece; letters: string[] }
  | { role: 'answer rows'; rows: AnswerRow[] }
  | { role: 'explanation'; content: Inline[] }
  /** What follows it goes on as in an explanation, and is the hint's until one begins. */
  | { role: 'hint'; content: Inline[] }
  | { role: 'meta'; name: string; value: string }
  | { role: 'block'; to: Target; block: Block }
  /** An item of a list; `start` is its number, and null for a bullet. `shown`: its label, where others name it by its brackets. */
  | {
      role: 'item'
      to: Target
      start: number | null
      list: string | undefined
      content: Inline[]
      shown?: string
    }
  /** Belongs to no question so far. `words` is undefined for a table. */
  | { role: 'loose'; words: Inline[] | undefined; block: Block }
  | { role: 'instruction' }
  /** `ends`: what was above it is over. */
  | { role: 'warning'; code: string; message: string; ends?: true }
  | { role: 'nothing' }
)

export type MarkOf<Role extends Mark['role']> = Extract<Mark, { role: Role }>
