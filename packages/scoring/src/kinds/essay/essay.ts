import { MOST_WRITTEN } from '@gerbang/contract/question/most-written.ts'
import type { QuestionKind } from '../question-kind.ts'
import { written } from '../written.ts'

/** The answer is the text as written. It earns what people give it, so the text itself earns nothing. */
export const essay: QuestionKind<'essay'> = {
  ...written(MOST_WRITTEN),
  markedBy: 'people',
  score: () => 0,
  solve: key => key.model_answer,
  simulate: ({ key, know, random }) => (random.chance(know) ? key.model_answer : null),

  fits({ shown_rubric }, { rubric }) {
    if (shown_rubric === null) return true
    return (
      shown_rubric.length === rubric.length &&
      shown_rubric.every(
        ({ id, points }, place) => id === rubric[place]?.id && points === rubric[place].points,
      )
    )
  },
}
