import { plainText } from '../content/content.ts'
import { findKeyLabel } from './keywords.ts'
import { isLettered, isNumbered, type Item } from './piece.ts'
import { moveTicks } from './move-ticks.ts'
import { readOptionCells } from './read-option-cells.ts'
import { readStatements } from './read-statements.ts'

/** Whether options, statements or a key follow before the next number: what begins here is then a question. */
export function hasAnswersAhead(items: readonly Item[], from: number): boolean {
  for (let at = from + 1; at < items.length; at += 1) {
    const item = items[at]
    if (!item || isNumbered(item)) return false
    if (isLettered(item) && item.head.index === 0) return true
    if (item.kind === 'piece' && item.head?.kind === 'bullet' && /[☐☑☒]/.test(item.head.text)) return true
    if (item.kind === 'piece' && findKeyLabel(plainText(item.whole)) !== undefined) return true
    if (item.kind === 'grid' && (readOptionCells(moveTicks(item)) || readStatements(item))) return true
  }
  return false
}
