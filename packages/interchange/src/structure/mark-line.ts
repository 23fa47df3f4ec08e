import { isBlank, plainText } from '../content/content.ts'
import * as words from './keywords.ts'
import type { Mark } from './mark.ts'
import { isNumbered, type Item, type Piece } from './piece.ts'
import { tidyTitle, type Reading } from './reading.ts'

/** An item of a document in its place, and what is known from the items before it. */
export interface Here {
  items: readonly Item[]
  at: number
  reading: Reading
}

export interface LineHere extends Here {
  piece: Piece
  /** The line as plain text, label included. */
  line: string
}

/** Says what a line is; undefined where it is something else. */
export type MarkLine = (here: LineHere) => Mark[] | undefined

export const nothing = ({ piece: { position } }: LineHere): Mark[] => [{ role: 'nothing', position }]

/** The first of the items behind this one that is wanted. */
export function findNext<T extends Item>(
  { items, at }: Pick<Here, 'items' | 'at'>,
  isWanted: (item: Item) => item is T,
): T | undefined {
  for (let next = at + 1; next < items.length; next += 1) {
    const item = items[next]
    if (item && isWanted(item)) return item
  }
  return undefined
}

/** The next line that is not empty, tables left out. */
export const findNextLine = (here: Pick<Here, 'items' | 'at'>): Piece | undefined =>
  findNext(here, (item): item is Piece => item.kind === 'piece' && !isBlank(item.whole))

/** `1. Pilihan ganda` is a heading, whatever its number. */
export const isOwnNumber = ({ piece, line }: LineHere) =>
  piece.head?.kind === 'number' && words.findSection(line, false) === undefined

const untitled = new Set<Mark['role']>(['chapter', 'answers', 'answers of', 'keys'])

/** Above the first question any line may be the name of its sub-test. */
export function addTitle(here: LineHere, marks: Mark[]): Mark[] {
  const [first, ...others] = marks
  const { reading, line } = here
  if (!first || reading.mode !== 'before' || isOwnNumber(here) || untitled.has(first.role)) return marks
  return isNumbered(findNextLine(here)) ? [{ ...first, title: tidyTitle(line) }, ...others] : marks
}

export const readLine = (here: Here, piece: Piece): LineHere => ({
  ...here,
  piece,
  line: plainText(piece.whole),
})
