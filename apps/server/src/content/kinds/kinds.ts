import type {
  AnswerValue,
  QuestionContent,
  QuestionDraft,
  QuestionKey,
  QuestionType,
} from '@gerbang/contract/question.ts'
import { essay } from './essay.ts'
import type { Kind, Misstep, Renderer, WrittenPart } from './kind.ts'
import { matching } from './matching.ts'
import { multipleChoice } from './multiple-choice.ts'
import { shortAnswer } from './short-answer.ts'
import { singleChoice } from './single-choice.ts'
import { trueFalseTable } from './true-false-table.ts'
import { weightedChoice } from './weighted-choice.ts'

const kinds: { [T in QuestionType]: Kind<T> } = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  weighted_choice: weightedChoice,
  true_false_table: trueFalseTable,
  short_answer: shortAnswer,
  matching,
  essay,
}

function findKind<T extends QuestionType>(type: T): Kind<T> {
  return kinds[type]
}

type DraftContent = QuestionDraft['content']

export function buildContent(draft: DraftContent, renderer: Renderer): QuestionContent {
  return findKind(draft.type).build(draft, renderer)
}

/** Every part that the author has written, by the name of its field. */
export function listWritten(draft: DraftContent): (WrittenPart & { field: string })[] {
  return Object.entries(findKind(draft.type).listWritten(draft)).flatMap(([list, parts]) =>
    parts.map((part, at) => ({ ...part, field: `draft.content.${list}.${at}.text` })),
  )
}

/** The same draft with each of its texts changed. */
export function rewriteContent(draft: DraftContent, change: (text: string) => string): DraftContent {
  return findKind(draft.type).rewrite(draft, change)
}

/** What besides its texts and its key lacks before students may meet it, by field. */
export function findContentGaps(draft: DraftContent): Record<string, string[]> {
  const gaps = Object.entries(findKind(draft.type).findGaps(draft))
  return Object.fromEntries(gaps.map(([field, faults]) => [`draft.content.${field}`, faults]))
}

/** What a wrong answer got wrong, to be counted over a class. */
export function listMissteps(content: QuestionContent, key: QuestionKey, value: AnswerValue): Misstep[] {
  return findKind(content.type).listMissteps(content, key, value)
}

/** The right answer as it is written on a board. */
export function describeRight(content: QuestionContent, key: QuestionKey): string {
  return findKind(content.type).describeRight(content, key)
}
