import { ReviewOptions } from '../review-options.tsx'
import type { ReviewPart, ReviewProps } from '../review-part.ts'

function Review({ answerKey, value, parts, lang }: ReviewProps<'single_choice'>) {
  return (
    <ReviewOptions
      parts={parts}
      lang={lang}
      isKey={id => id === answerKey.option_id}
      isChosen={id => id === value}
    />
  )
}

export const singleChoice: ReviewPart<'single_choice'> = { Review }
