import type { Block, Inline, Look } from '../content/content.ts'
import type { SectionKind } from './keywords.ts'

/** A question as it lies in the document, before anything about it is decided. */
export interface RawQuestion {
  number: number
  position: number
  /** Where it begins on, and what follows it begins. */
  end: number
  section: SectionKind | undefined
  isAutomatic: boolean
  list: string | undefined
  level: number
  indent: number
  stem: Block[]
  options: RawOption[]
  statements: RawStatements | undefined
  keys: RawKey[]
  explanation: Block[]
  meta: Record<string, string>
  passage?: string
  /** The heading of our own layout under which it stands. */
  chapter?: string
  /** Of the heading that came last, however it is written. */
  title?: string
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

export function createQuestion(at: Pick<RawQuestion, 'number' | 'position' | 'section'>): RawQuestion {
  return {
    ...at,
    end: Number.POSITIVE_INFINITY,
    isAutomatic: false,
    list: undefined,
    level: 0,
    indent: 0,
    stem: [],
    options: [],
    statements: undefined,
    keys: [],
    explanation: [],
    meta: {},
  }
}
