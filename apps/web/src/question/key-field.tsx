import type { QuestionContent, QuestionKey, QuestionType } from '@gerbang/contract/question.ts'
import type { KeyEditorProps, KeyLine, KeyPart } from './key-part.ts'
import { multipleChoice } from './multiple-choice/key.tsx'
import { shortAnswer } from './short-answer/key.tsx'
import { singleChoice } from './single-choice/key.tsx'
import { trueFalseTable } from './true-false-table/key.tsx'
import { weightedChoice } from './weighted-choice/key.tsx'

const keys: { [T in QuestionType]: KeyPart<T> } = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  weighted_choice: weightedChoice,
  true_false_table: trueFalseTable,
  short_answer: shortAnswer,
}

function findKey<T extends QuestionType>(type: T): KeyPart<T> {
  return keys[type]
}

/** Writes the key of any kind of question. */
export function KeyField(props: KeyEditorProps<QuestionType>) {
  const { Editor } = findKey(props.content.type)
  return <Editor {...props} />
}

/** The key as people read it. */
export function describeKey(content: QuestionContent, key: QuestionKey): KeyLine[] {
  return findKey(content.type).describe(content, key)
}

/** The key with the option right that the answers speak for; the key as it is where they speak for none. */
export function suggestKey(key: QuestionKey, optionId: string | null): QuestionKey {
  return optionId === null ? key : findKey(key.type).suggest(key, optionId)
}
