import type { AnswerPart, AnswerProps } from '../answer-part.ts'
import { ChoiceList } from '../choice-list.tsx'
import { texts } from '../texts.ts'

function Fields(answer: AnswerProps<'single_choice'>) {
  const { value, onChange } = answer
  return (
    <ChoiceList of={answer} legend={texts.singleChoice} isChosen={id => value === id} onChoose={onChange} />
  )
}

export const singleChoice: AnswerPart<'single_choice'> = { Fields, pick: (_value, optionId) => optionId }
