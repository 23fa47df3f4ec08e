import { isBlank } from '../content/content.ts'
import type { Mark } from './mark.ts'
import { markGrid } from './mark-grid.ts'
import { markChapter, markHeading, markNumberedKey, markPassage } from './mark-heading.ts'
import { markLetter, markNumber } from './mark-labelled.ts'
import { addTitle, type Here, isOwnNumber, type MarkLine, readLine } from './mark-line.ts'
import { markExplanation, markHint, markKey, markMeta } from './mark-own-line.ts'
import { markAnswer, markContinued, markKeyBelow, markKeyList, markText, markTop } from './mark-text.ts'
import type { Item, Piece } from './piece.ts'
import { advance, type Reading, start } from './reading.ts'
import { splitLines } from './split-lines.ts'

/** Lines that say themselves what they are. A number before such words makes them a question or an item. */
const announced: MarkLine[] = [markNumberedKey, markHeading, markKey, markExplanation, markMeta, markPassage]

const unlessNumbered =
  (mark: MarkLine): MarkLine =>
  here =>
    isOwnNumber(here) ? undefined : mark(here)

/** In the order in which they are asked; the last one knows every line. */
const markers: MarkLine[] = [
  markChapter,
  markHint,
  markContinued,
  ...announced.map(unlessNumbered),
  markNumber,
  markLetter,
  markKeyBelow,
  markAnswer,
  markTop,
  markKeyList,
  markText,
]

function markPiece(here: Here, piece: Piece): Mark[] {
  if (isBlank(piece.whole) && piece.head === undefined) return []
  const line = readLine(here, piece)
  for (const mark of markers) {
    const marks = mark(line)
    if (marks) return addTitle(line, marks)
  }
  return []
}

interface Marked {
  marks: Mark[]
  reading: Reading
}

function markFrom(items: readonly Item[], before: Reading): Marked {
  const marks: Mark[] = []
  let reading = before
  for (const [at, item] of items.entries()) {
    const here = { items, at, reading }
    const found = item.kind === 'piece' ? { marks: markPiece(here, item) } : markGrid(here, item)
    if ('nested' in found) {
      const inside = markFrom(splitLines(found.nested), reading)
      for (const mark of inside.marks) marks.push(mark)
      reading = inside.reading
    } else
      for (const mark of found.marks) {
        marks.push(mark)
        reading = advance(reading, mark)
      }
  }
  return { marks, reading }
}

/** Says of each line and each table what it is, from what it says and from what came before it. */
export const markItems = (items: readonly Item[]): Mark[] => markFrom(items, start).marks
