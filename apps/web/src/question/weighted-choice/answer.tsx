import type { AnswerPart, AnswerProps } from '../answer-part.ts'
import { ChoiceList } from '../choice-list.tsx'
import { texts } from '../texts.ts'
import { usePointsText } from '../use-points-text.ts'

function Fields({ parts, lang, value, isReadOnly, onChange }: AnswerProps<'weighted_choice'>) {
  const points = usePointsText(texts.weights)
  return (
    <ChoiceList
      kind="radio"
      legend={texts.weightedChoice}
      note={points}
      parts={parts}
      lang={lang}
      isReadOnly={isReadOnly}
      isChosen={id => value === id}
      onChoose={onChange}
    />
  )
}

export const weightedChoice: AnswerPart<'weighted_choice'> = { Fields, pick: (_value, optionId) => optionId }
