import type { AnswerPart, AnswerProps } from '../answer-part.ts'
import { ChoiceList } from '../choice-list.tsx'
import { texts } from '../texts.ts'

function Fields({ parts, lang, value, isReadOnly, onChange }: AnswerProps<'weighted_choice'>) {
  return (
    <ChoiceList
      kind="radio"
      legend={texts.weightedChoice}
      note={texts.weights}
      parts={parts}
      lang={lang}
      isReadOnly={isReadOnly}
      isChosen={id => value === id}
      onChoose={onChange}
    />
  )
}

export const weightedChoice: AnswerPart<'weighted_choice'> = { Fields, pick: (_value, optionId) => optionId }
