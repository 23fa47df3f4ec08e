import type { Block, Inline, Look } from '../content/content.ts'
import type { SectionKind } from './keywords.ts'

/** A question as it lies in the document, before anything about it is decided. */
export interface RawQuestion {
  number: number
  position: number
  /** Where it begins on, and what follows it begins. */
  end: number
  section: SectionKind | undefined
  stem: Block[]
  options: RawOption[]
  statements: RawStatements | undefined
  keys: RawKey[]
  explanation: Block[]
  hint: Block[]
  meta: Record<string, string>
  passage?: string
  /** The heading of our own layout under which it stands. */
  chapter?: string
  /** Of the heading that came last, as `tidyTitle` writes it. */
  title: string
}

export interface RawOption {
  index: number
  isUpper: boolean
  position: number
  content: Inline[]
  more: Block[]
  labelLook: Look
  shade?: string
  tick: string
}

export interface RawStatements {
  columns: readonly [string, string]
  rows: Inline[][]
  key: (0 | 1 | null)[]
  position: number
}

export type KeySource = 'line' | 'table' | 'list' | 'column'

export interface RawKey {
  text: string
  content: Inline[]
  source: KeySource
  position: number
}
