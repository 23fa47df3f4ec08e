import { MOST_WRITTEN } from '@gerbang/contract/question/essay.ts'
import type { QuestionKind } from '../question-kind.ts'

/** The answer is the text as written. It earns what people give it, so the text itself earns nothing. */
export const essay: QuestionKind<'essay'> = {
  shuffles: false,
  picksOne: false,
  markedBy: 'people',
  countGuesses: () => undefined,
  score: () => 0,
  solve: key => key.model_answer,

  fits({ shown_rubric }, { rubric }) {
    if (shown_rubric === null) return true
    return (
      shown_rubric.length === rubric.length &&
      shown_rubric.every(
        ({ id, points }, place) => id === rubric[place]?.id && points === rubric[place].points,
      )
    )
  },

  validate(_content, value) {
    if (typeof value !== 'string' || value.length === 0) return 'wrong_shape'
    return value.length > MOST_WRITTEN ? 'too_long' : undefined
  },
}
