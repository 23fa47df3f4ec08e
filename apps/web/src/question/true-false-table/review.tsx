import type { ReviewPart, ReviewProps } from '../review-part.ts'
import { ReviewRows } from '../review-rows.tsx'

function Review({ content, answerKey, value, parts, lang }: ReviewProps<'true_false_table'>) {
  return (
    <ReviewRows
      rows={parts}
      value={value}
      right={answerKey.column_ids}
      getName={id => content.columns.find(column => column.id === id)?.label}
      lang={lang}
    />
  )
}

export const trueFalseTable: ReviewPart<'true_false_table'> = { Review }
