import type { QuestionType } from '@gerbang/contract/question.ts'
import type { ReviewQuestion } from '@gerbang/contract/scores/results.ts'
import { EssayReview } from './essay/review.tsx'
import { MatchingReview } from './matching/review.tsx'
import { multipleChoice } from './multiple-choice/review.tsx'
import { orderParts } from './paper-items.ts'
import type { ReviewPart } from './review-part.ts'
import { shortAnswer } from './short-answer/review.tsx'
import { singleChoice } from './single-choice/review.tsx'
import { trueFalseTable } from './true-false-table/review.tsx'
import { weightedChoice } from './weighted-choice/review.tsx'

const reviews: { [T in QuestionType]: ReviewPart<T> } = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  weighted_choice: weightedChoice,
  true_false_table: trueFalseTable,
  short_answer: shortAnswer,
  matching: { Review: MatchingReview },
  essay: { Review: EssayReview },
}

function findReview<T extends QuestionType>(type: T): ReviewPart<T> {
  return reviews[type]
}

/** What the student answered beside the key. */
export function ReviewAnswer({ question, partIds, lang }: ReviewAnswerProps) {
  const { content, key, value, outcome, points_given = null } = question
  const { Review } = findReview(content.type)
  const parts = orderParts(content, partIds)
  return (
    <Review
      content={content}
      answerKey={key}
      value={value}
      outcome={outcome}
      given={points_given}
      parts={parts}
      lang={lang}
    />
  )
}

interface ReviewAnswerProps {
  question: Pick<ReviewQuestion, 'content' | 'key' | 'value' | 'outcome' | 'points_given'>
  partIds: readonly string[]
  lang: string
}
