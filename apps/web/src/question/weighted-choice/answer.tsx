import type { AnswerPart, AnswerProps } from '../answer-part.ts'
import { ChoiceList } from '../choice-list.tsx'
import { texts } from '../texts.ts'
import { usePointsText } from '../use-points-text.ts'

function Fields(answer: AnswerProps<'weighted_choice'>) {
  const { value, onChange } = answer
  const points = usePointsText(texts.weights)
  return (
    <ChoiceList
      of={answer}
      legend={texts.weightedChoice}
      note={points}
      isChosen={id => value === id}
      onChoose={onChange}
    />
  )
}

export const weightedChoice: AnswerPart<'weighted_choice'> = { Fields, pick: (_value, optionId) => optionId }
