import type { AnswerValue, QuestionContent, QuestionPart } from '@gerbang/contract/question.ts'
import { findKind } from '../kinds/question-kinds.ts'
import type { MarkShape } from './paper-mark.ts'

export function markShape({ type }: QuestionContent): MarkShape {
  return findKind(type).mark.shape
}

/** What a mark of this question may be made of, in the order in which it is printed. */
export function markSigns(content: QuestionContent): string[] {
  return findKind(content.type).mark.signs(content)
}

/** What stands over the signs, in their order, where they need words. */
export function markHeads(content: QuestionContent): string[] {
  return findKind(content.type).mark.heads(content)
}

/** The rows of a mark that has a sign for each. */
export function markRows(content: QuestionContent): QuestionPart[] {
  return findKind(content.type).listRows(content)
}

const nothing = /^[\s.,;/&–—-]*$/

/**
 * Reads what stands on an answer sheet: a letter, letters, one sign for each statement (`-` for none), or a text. `ids` are
 * the options or statements in the order of that sheet. Null: left empty. Undefined: not an answer to this question.
 */
export function readMark(
  content: QuestionContent,
  ids: readonly string[],
  mark: string,
): AnswerValue | null | undefined {
  return nothing.test(mark) ? null : findKind(content.type).mark.read(content, ids, mark)
}

/** How an answer stands on the sheet: what `readMark` reads. */
export function writeMark(content: QuestionContent, ids: readonly string[], value: AnswerValue): string {
  return findKind(content.type).mark.write(content, ids, value)
}
