import { joinClasses } from '../../ui/join-classes.ts'
import type { ReviewPart, ReviewProps } from '../review-part.ts'
import { texts } from '../review-texts.ts'
import { RightSign } from '../right-sign.tsx'
import { listAccepted } from './list-accepted.ts'

function Review({ answerKey, value, outcome }: ReviewProps<'short_answer'>) {
  const given = typeof value === 'string' ? value : texts.noAnswer
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      <Given name={texts.yours} text={given} isRight={outcome === 'correct'} />
      <Given name={texts.key} text={listAccepted(answerKey).join(' atau ')} isRight />
    </dl>
  )
}

function Given({ name, text, isRight }: { name: string; text: string; isRight: boolean }) {
  return (
    <div
      className={joinClasses(
        'rounded-control border p-4',
        isRight ? 'border-ok bg-ok-soft' : 'border-bad bg-bad-soft',
      )}
    >
      <dt className="flex items-center gap-1.5 text-sm text-muted">
        <RightSign isRight={isRight} />
        {name}
      </dt>
      <dd className="mt-1 text-lg font-bold">{text}</dd>
    </div>
  )
}

export const shortAnswer: ReviewPart<'short_answer'> = { Review }
