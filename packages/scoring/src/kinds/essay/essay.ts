import { MOST_WRITTEN } from '@gerbang/contract/question/most-written.ts'
import { textOf } from '../../on-paper/paper-mark.ts'
import { noRows } from '../no-rows.ts'
import type { QuestionKind } from '../question-kind.ts'

/** The answer is the text as written. It earns what people give it, so the text itself earns nothing. */
export const essay: QuestionKind<'essay'> = {
  shuffles: false,
  picksOne: false,
  markedBy: 'people',
  isTyped: true,
  ...noRows,
  mark: {
    shape: 'text',
    signs: () => [],
    heads: () => [],
    read: (_content, _ids, written) => (written.length <= MOST_WRITTEN ? written.trim() : undefined),
    write: (_content, _ids, value) => textOf(value),
  },
  countGuesses: () => undefined,
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

  validate(_content, value) {
    if (typeof value !== 'string' || value.length === 0) return 'wrong_shape'
    return value.length > MOST_WRITTEN ? 'too_long' : undefined
  },
}
