import { ReviewOptions } from '../review-options.tsx'
import type { ReviewPart, ReviewProps } from '../review-part.ts'

function Review({ answerKey, value, parts, lang }: ReviewProps<'multiple_choice'>) {
  return (
    <ReviewOptions
      parts={parts}
      lang={lang}
      isKey={id => answerKey.option_ids.includes(id)}
      isChosen={id => Array.isArray(value) && value.includes(id)}
    />
  )
}

export const multipleChoice: ReviewPart<'multiple_choice'> = { Review }
