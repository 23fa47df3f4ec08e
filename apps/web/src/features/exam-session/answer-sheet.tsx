import type { AnswerValue, QuestionContent } from '@gerbang/contract/question.ts'
import { chooseColumn, toggleOption, typeText } from '../../question/answer-value.ts'
import { listParts } from '../../question/paper-items.ts'
import { ChoiceList } from './choice-list.tsx'
import { ShortAnswer } from './short-answer.tsx'
import { StatementTable } from './statement-table.tsx'
import { texts } from './texts.ts'

type Value = AnswerValue | null

/** One way to answer for each type of question. */
export function AnswerSheet({ content, partIds, onChange, onType, onRest, ...rest }: AnswerSheetProps) {
  const parts = listParts(content, partIds)
  switch (content.type) {
    case 'single_choice':
      return (
        <ChoiceList
          {...rest}
          kind="radio"
          legend={texts.question.singleChoice}
          parts={parts}
          onChoose={onChange}
        />
      )
    case 'multiple_choice':
      return (
        <ChoiceList
          {...rest}
          kind="checkbox"
          legend={texts.question.multipleChoice}
          note={texts.question.credit[content.credit]}
          parts={parts}
          onChoose={id => onChange(toggleOption(rest.value, id))}
        />
      )
    case 'true_false_table':
      return (
        <StatementTable
          {...rest}
          content={content}
          statements={parts}
          onChoose={(statement, column) => onChange(chooseColumn(rest.value, statement, column))}
        />
      )
    case 'short_answer':
      return (
        <ShortAnswer
          {...rest}
          input={content.input}
          onType={text => onType(typeText(text))}
          onRest={onRest}
        />
      )
  }
}

interface AnswerSheetProps {
  content: QuestionContent
  partIds: readonly string[]
  lang: string
  value: Value
  isReadOnly: boolean
  onChange: (value: Value) => void
  /** Kept on the device at once, sent when the typing pauses. */
  onType: (value: Value) => void
  onRest: () => void
}
