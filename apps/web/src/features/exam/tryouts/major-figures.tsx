import type { Major } from '@gerbang/contract/exam/universities.ts'
import { formatCount, formatTenth } from '../../../format/format-number.ts'
import { texts as words } from './major-texts.ts'

/** Capacity and last score, marked where it is not official, and where both come from. */
export function MajorFigures({ major: { figures } }: { major: Major }) {
  if (figures === null) return <span className="block text-sm text-muted">{words.noFigures}</span>
  const { capacity, passing_score, year, is_estimate, source } = figures
  const parts = [
    capacity === null ? undefined : words.capacity(formatCount(capacity)),
    passing_score === null ? undefined : words.score(formatTenth(passing_score), year),
  ].filter(part => part !== undefined)
  return (
    <span className="block text-sm text-muted">
      {parts.length === 0 ? words.noFigures : parts.join(' · ')}
      {is_estimate && passing_score !== null && (
        <span className="ml-1.5 rounded-chip border border-line-strong px-1.5 py-px text-xs font-medium whitespace-nowrap">
          {words.estimate}
        </span>
      )}
      <span className="block text-xs">{words.source(source)}</span>
    </span>
  )
}
