import type { AnswerPart, AnswerProps, Value } from '../answer-part.ts'
import { ChoiceList } from '../choice-list.tsx'
import { texts } from '../texts.ts'
import { usePointsText } from '../use-points-text.ts'

/** Pressing a ticked option again unticks it; no tick at all is no answer. */
function toggleOption(value: Value, optionId: string): Value {
  const ticked = Array.isArray(value) ? value : []
  const next = ticked.includes(optionId) ? ticked.filter(id => id !== optionId) : [...ticked, optionId]
  return next.length === 0 ? null : next.sort()
}

function Fields(answer: AnswerProps<'multiple_choice'>) {
  const { content, value, onChange } = answer
  const points = usePointsText(texts.credit[content.credit])
  return (
    <ChoiceList
      of={answer}
      isMany
      legend={texts.multipleChoice}
      note={points}
      isChosen={id => Array.isArray(value) && value.includes(id)}
      onChoose={id => onChange(toggleOption(value, id))}
    />
  )
}

export const multipleChoice: AnswerPart<'multiple_choice'> = { Fields, pick: toggleOption }
