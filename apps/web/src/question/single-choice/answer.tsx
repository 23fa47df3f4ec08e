import type { AnswerPart, AnswerProps } from '../answer-part.ts'
import { ChoiceList } from '../choice-list.tsx'
import { texts } from '../texts.ts'

function Fields({ parts, lang, value, isReadOnly, onChange }: AnswerProps<'single_choice'>) {
  return (
    <ChoiceList
      kind="radio"
      legend={texts.singleChoice}
      parts={parts}
      lang={lang}
      isReadOnly={isReadOnly}
      isChosen={id => value === id}
      onChoose={onChange}
    />
  )
}

export const singleChoice: AnswerPart<'single_choice'> = { Fields, pick: (_value, optionId) => optionId }
