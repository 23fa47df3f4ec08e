import type { Collector } from './collector.ts'
import { isComplete } from './collector.ts'
import { hasAnswersAhead } from './looks-ahead.ts'
import { isHeadingStyle, isNumbered, type NumberHead, type Piece } from './piece.ts'

const isNumberedAgain = (items: Collector['items'], at: number, value: number) =>
  items
    .slice(at + 1)
    .some(
      (item, index) =>
        isNumbered(item) && item.head.value === value && hasAnswersAhead(items, at + 1 + index),
    )

/** Whether a number begins a question, or an item of a list inside one. */
export function isQuestionStart(collector: Collector, head: NumberHead, piece: Piece, at: number): boolean {
  const { current, inner, items, mode, passage } = collector
  const isNext = current === undefined || head.value === current.number + 1
  if (mode === 'passage' && passage) {
    const { from } = passage.cue
    // Sentences of a passage are numbered like that.
    if (head.form === 'paren' && !hasAnswersAhead(items, at)) return false
    if (from === undefined) return hasAnswersAhead(items, at)
    // A list in the passage may count the same numbers; the question is the one that can be answered.
    if (!hasAnswersAhead(items, at) && isNumberedAgain(items, at, head.value)) return false
    return head.value === from || (current !== undefined && isNext)
  }
  if (isHeadingStyle(piece) && !hasAnswersAhead(items, at)) return false
  if (
    current === undefined &&
    collector.isInstructing &&
    !hasAnswersAhead(items, at) &&
    isNumberedAgain(items, at, 1)
  )
    return false
  if (current === undefined) return head.form !== 'paren' || hasAnswersAhead(items, at)
  if (
    head.form === 'paren' &&
    !(isNext && hasAnswersAhead(items, at) && current.list === undefined && isComplete(current))
  )
    return false
  const isDeeper =
    head.form === 'auto' &&
    current.isAutomatic &&
    head.list !== current.list &&
    (head.level > current.level || piece.indent > current.indent + 100)
  if (
    isDeeper &&
    !(isNext && isComplete(current) && hasAnswersAhead(items, at) && head.level <= current.level)
  )
    return false
  if (head.form === 'auto' && current.isAutomatic && head.list === current.list) return true
  if (mode === 'explanation') {
    const isStep = inner !== undefined && head.value === inner.last + 1
    return isStep ? isNext && hasAnswersAhead(items, at) : isNext || hasAnswersAhead(items, at)
  }
  if (isComplete(current)) return true
  if (inner && head.value === inner.last + 1 && inner.list === head.list) return false
  return isNext || !(head.value === 1 && current.stem.length > 0)
}
