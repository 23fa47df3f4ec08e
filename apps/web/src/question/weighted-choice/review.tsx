import { ReviewOptions } from '../review-options.tsx'
import type { ReviewPart, ReviewProps } from '../review-part.ts'
import { texts } from '../review-texts.ts'

function Review({ answerKey: { weights }, value, parts, lang }: ReviewProps<'weighted_choice'>) {
  const best = Math.max(...Object.values(weights))
  return (
    <ReviewOptions
      parts={parts}
      lang={lang}
      isKey={id => weights[id] === best}
      isChosen={id => id === value}
      tellWorth={id => texts.worth(weights[id] ?? 0, best)}
    />
  )
}

export const weightedChoice: ReviewPart<'weighted_choice'> = { Review }
