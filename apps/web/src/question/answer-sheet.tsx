import type { QuestionContent, QuestionType } from '@gerbang/contract/question.ts'
import type { AnswerPart, AnswerProps, Value } from './answer-part.ts'
import { EssayFields } from './essay/answer.tsx'
import { MatchingFields } from './matching/answer.tsx'
import { multipleChoice } from './multiple-choice/answer.tsx'
import { orderParts } from './paper-items.ts'
import { shortAnswer } from './short-answer/answer.tsx'
import { singleChoice } from './single-choice/answer.tsx'
import { trueFalseTable } from './true-false-table/answer.tsx'
import { weightedChoice } from './weighted-choice/answer.tsx'

const answers: { [T in QuestionType]: AnswerPart<T> } = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  weighted_choice: weightedChoice,
  true_false_table: trueFalseTable,
  short_answer: shortAnswer,
  matching: { Fields: MatchingFields, pick: () => undefined },
  essay: { Fields: EssayFields, pick: () => undefined },
}

function findAnswer<T extends QuestionType>(type: T): AnswerPart<T> {
  return answers[type]
}

/** One way to answer for each kind of question. */
export function AnswerSheet({ content, partIds, ...rest }: AnswerSheetProps) {
  const { Fields } = findAnswer(content.type)
  return <Fields {...rest} content={content} parts={orderParts(content, partIds)} />
}

/** What the letter of an option makes of the answer; undefined where letters choose nothing. */
export function pickOption(content: QuestionContent, value: Value, optionId: string): Value | undefined {
  return findAnswer(content.type).pick(value, optionId)
}

interface AnswerSheetProps extends Omit<AnswerProps<QuestionType>, 'parts'> {
  partIds: readonly string[]
}
