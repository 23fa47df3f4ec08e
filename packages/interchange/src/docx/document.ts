import type { Align, Inline } from '../content/content.ts'

/** A document in the order in which it is read, as the structure is found from. */
export interface Line {
  kind: 'line'
  content: Inline[]
  /** What automatic numbering writes before it. */
  label?: ListLabel
  /** Name of the style, in lower case. */
  style: string
  /** From the margin, in twentieths of a point. */
  indent: number
  /** Where its words stand, if the paragraph says so itself. */
  align?: Align
  position: number
}

export interface Grid {
  kind: 'grid'
  rows: Cell[][]
  position: number
}

export interface Cell {
  items: DocumentItem[]
  shade?: string
}

export type DocumentItem = Line | Grid

export interface ListLabel {
  format: 'number' | 'letter' | 'roman' | 'bullet'
  value: number
  /** As it is shown, such as `21.` or `(a)`. */
  text: string
  /** The list and level; items of the same list share it. */
  list: string
  level: number
}
