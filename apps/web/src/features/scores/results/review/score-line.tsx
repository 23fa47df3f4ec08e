import type { Review } from '@gerbang/contract/scores/results.ts'
import { formatCount } from '../../../../format/format-number.ts'
import { texts } from './texts.ts'

/** The score of the sub-test on the screen, as the result tells it. */
export function ScoreLine({ review: { sub_tests, sub_test_id, scoring } }: { review: Review }) {
  const { scaled = null, se = null } = sub_tests.find(({ id }) => id === sub_test_id) ?? {}
  if (scaled === null) return null
  const score = formatCount(scaled)
  return (
    <b className="font-semibold text-ink">
      {texts.scaled(se === null ? score : texts.error(score, formatCount(se)))}
      {scoring.provisional && ` (${texts.provisional})`}
      {' · '}
    </b>
  )
}
