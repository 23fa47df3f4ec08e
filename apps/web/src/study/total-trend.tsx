import type { Change, SatEntry } from '@gerbang/contract/scores/raports.ts'
import { useTimeFormat } from '../auth/use-time-format.ts'
import { ScoreTrend } from '../ui/chart/score-trend.tsx'
import { texts } from './trend-texts.ts'

/** Totals of all sittings with what they say together, and what they do not. */
export function TotalTrend({ entries, change, target }: TotalTrendProps) {
  const { dayAndMonth } = useTimeFormat()
  const dayOf = (iso: string) => {
    const { day, month } = dayAndMonth(iso)
    return `${day} ${month}`
  }
  const hasApart = entries.some(entry => !entry.is_comparable)
  return (
    <>
      {change !== null && <p className="mb-3 text-md text-muted">{texts.change(change)}</p>}
      <ScoreTrend
        points={entries.map(entry => ({
          label: entry.title,
          day: dayOf(entry.finished_at),
          value: entry.total,
          error: entry.total_se,
          isApart: !entry.is_comparable,
        }))}
        target={target}
        words={texts}
      />
      {change !== null && isFarFromPoints(change, entries) && (
        <p className="mt-2 text-sm text-muted">{texts.apartFromPoints}</p>
      )}
      {hasApart && (
        <p className="mt-2 text-sm text-muted">{change === null ? texts.notEquated : texts.apart}</p>
      )}
    </>
  )
}

/** Points are drawn towards the mean and the change is not; where one sees that, it is said. */
function isFarFromPoints({ value, se }: Change, entries: SatEntry[]): boolean {
  const [first, last] = [entries[0], entries.at(-1)]
  if (se === null || first === undefined || last === undefined) return false
  return Math.abs(value - (last.total - first.total)) > se
}

interface TotalTrendProps {
  entries: SatEntry[]
  change: Change | null
  /** The score on record of the target major. */
  target: number | null
}
