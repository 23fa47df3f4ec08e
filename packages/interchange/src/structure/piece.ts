import type { Inline, Look } from '../content/content.ts'
import type { Grid } from '../docx/document.ts'

/** A line or a part of one, without the number or letter that it begins with. */
export interface Piece {
  kind: 'piece'
  head: Head | undefined
  content: Inline[]
  /** As it stands there, label included. */
  whole: Inline[]
  /** Of the typed label. */
  labelLook: Look
  /** Ticked, starred or crossed: a sign that was typed before the label. */
  tick: string
  style: string
  indent: number
  position: number
}

export type Item = Piece | Grid

export type Head =
  /** `text` of an automatic number is what it shows, such as `(1)`. */
  | { kind: 'number'; value: number; form: NumberForm; list?: string; level: number; text?: string }
  | { kind: 'letter'; index: number; isUpper: boolean; list?: string }
  | { kind: 'roman' | 'bullet'; text: string }

/** `paren` is `(1)`, as sentences and statements are numbered; `word` is `Soal 1`. */
export type NumberForm = 'auto' | 'point' | 'paren' | 'word'

export function isNumbered(
  item: Item | undefined,
): item is Piece & { head: Extract<Head, { kind: 'number' }> } {
  return item?.kind === 'piece' && item.head?.kind === 'number'
}

export function isLettered(
  item: Item | undefined,
): item is Piece & { head: Extract<Head, { kind: 'letter' }> } {
  return item?.kind === 'piece' && item.head?.kind === 'letter'
}

export type NumberHead = Extract<Head, { kind: 'number' }>
export type LetterHead = Extract<Head, { kind: 'letter' }>

export const isHeadingStyle = ({ style }: Piece) => /^(heading|judul|title|subtitle)/.test(style)
