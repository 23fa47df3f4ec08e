import { hasAnswersAhead } from './looks-ahead.ts'
import type { Here } from './mark-line.ts'
import { isHeadingStyle, isNumbered, type NumberHead, type Piece } from './piece.ts'
import { isComplete, type Shape } from './reading.ts'

const isNumberedAgain = ({ items, at }: Here, value: number) =>
  items.some(
    (item, index) =>
      index > at && isNumbered(item) && item.head.value === value && hasAnswersAhead(items, index),
  )

/** In a passage a number may belong to a sentence or to a list. */
function startsBelowPassage(here: Here, { value, form }: NumberHead): boolean {
  const { question, passage } = here.reading
  const isAnswered = hasAnswersAhead(here.items, here.at)
  if (form === 'paren' && !isAnswered) return false
  if (passage.from === undefined) return isAnswered
  // A list in the passage may count the same numbers; the question is the one that can be answered.
  if (!isAnswered && isNumberedAgain(here, value)) return false
  return value === passage.from || (question !== undefined && value === question.number + 1)
}

/** The first number below a heading may be an instruction or a sentence. */
function startsOnTop(here: Here, { form }: NumberHead): boolean {
  if (hasAnswersAhead(here.items, here.at)) return true
  return form !== 'paren' && !(here.reading.isInstructing && isNumberedAgain(here, 1))
}

/** Below a question the number counts on, or is an item of a list inside it. */
function startsBelow(here: Here, question: Shape, head: NumberHead, indent: number): boolean {
  const { mode, inner } = here.reading
  const isNext = head.value === question.number + 1
  const isAnswered = hasAnswersAhead(here.items, here.at)
  const isReady = isNext && isAnswered && isComplete(question)
  if (head.form === 'paren' && !(isReady && question.list === undefined)) return false
  const isAutomatic = head.form === 'auto' && question.isAutomatic
  if (isAutomatic && head.list === question.list) return true
  const isDeeper = head.level > question.level || indent > question.indent + 100
  if (isAutomatic && isDeeper && !(isReady && head.level <= question.level)) return false
  const isStep = inner !== undefined && head.value === inner.last + 1
  if (mode === 'explanation') return isStep ? isNext && isAnswered : isNext || isAnswered
  if (isComplete(question)) return true
  if (isStep && inner.list === head.list) return false
  return isNext || !(head.value === 1 && question.hasStem)
}

/** Whether a number begins a question, or an item of a list inside one. */
export function isQuestionStart(here: Here, head: NumberHead, piece: Piece): boolean {
  const { mode, question } = here.reading
  if (mode === 'passage') return startsBelowPassage(here, head)
  if (isHeadingStyle(piece) && !hasAnswersAhead(here.items, here.at)) return false
  return question ? startsBelow(here, question, head, piece.indent) : startsOnTop(here, head)
}
