import { LetteredOptions } from '../lettered-options.tsx'
import { readLetter } from '../paper-items.ts'
import type { ReviewProps } from '../review-part.ts'
import { ReviewRows } from '../review-rows.tsx'

/** The options as this student had them, then each item with what was chosen and what is right. */
export function MatchingReview({ content, answerKey, value, parts, lang }: ReviewProps<'matching'>) {
  const letters = new Map(parts.map(({ id }, place) => [id, readLetter(place)]))
  return (
    <div className="@container grid gap-4">
      <LetteredOptions parts={parts} lang={lang} />
      <ReviewRows
        rows={content.items}
        value={value}
        right={answerKey.pairs}
        getName={id => letters.get(id ?? '')}
        lang={lang}
      />
    </div>
  )
}
