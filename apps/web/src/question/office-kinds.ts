import type { QuestionContent, QuestionDraft, QuestionKey, QuestionType } from '@gerbang/contract/question.ts'
import { essay } from './essay/office.tsx'
import { matching } from './matching/office.tsx'
import { multipleChoice } from './multiple-choice/office.tsx'
import type { Doubt, Fact, KeyLine, OfficePart } from './office-part.ts'
import { shortAnswer } from './short-answer/office.tsx'
import { singleChoice } from './single-choice/office.tsx'
import { trueFalseTable } from './true-false-table/office.tsx'
import { weightedChoice } from './weighted-choice/office.tsx'

const parts: { [T in QuestionType]: OfficePart<T> } = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  weighted_choice: weightedChoice,
  true_false_table: trueFalseTable,
  short_answer: shortAnswer,
  matching,
  essay,
}

export function findOffice<T extends QuestionType>(type: T): OfficePart<T> {
  return parts[type]
}

type Content = QuestionDraft['content']

/** Every text of a draft besides its prompt and its explanation. */
export function listFacts(content: Content): Fact[] {
  return findOffice(content.type).listFacts(content)
}

/** The same question as another kind: words stay, the key is asked for anew. */
export function changeKind(draft: QuestionDraft, type: QuestionType): QuestionDraft {
  const texts = listFacts(draft.content)
    .filter(({ field }) => field.endsWith('.text'))
    .map(({ text }) => text)
  return { ...draft, content: findOffice(type).start(draft.content.prompt, texts), key: null }
}

/** What is odd about the parts and the key of a draft; nothing while it has no key. */
export function findKindDoubts({ content, key, explanation }: QuestionDraft): Doubt[] {
  return key === null ? [] : findOffice(content.type).findDoubts({ content, key, explanation })
}

/** The key as people read it. */
export function describeKey(content: QuestionContent, key: QuestionKey): KeyLine[] {
  return findOffice(content.type).describe(content, key)
}

/** The key with the option right that the answers speak for; the key as it is where they speak for none. */
export function suggestKey(key: QuestionKey, optionId: string | null): QuestionKey {
  return optionId === null ? key : findOffice(key.type).suggest(key, optionId)
}

/** Whether a part is right, where parts become the key by being pressed; undefined where they do not. */
export function isPressed({ content, key }: QuestionDraft, id: string): boolean | undefined {
  const { pressing } = findOffice(content.type)
  return pressing === 'not by pressing' ? undefined : pressing.isRight(key, id)
}

/** The key after a part was pressed; undefined where that makes none. */
export function pressPart({ content, key }: QuestionDraft, id: string): QuestionKey | undefined {
  const { pressing } = findOffice(content.type)
  return pressing === 'not by pressing' ? undefined : pressing.press(key, id)
}
