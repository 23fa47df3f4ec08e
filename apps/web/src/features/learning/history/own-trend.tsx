import { raports } from '@gerbang/contract/scores/raports.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { TotalTrend } from '../../../study/total-trend.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { texts } from './texts.ts'

/** About as high as what comes, so that the list below stays where it is. */
const TrendSkeleton = () => <Skeleton rows={1} className="mb-5 h-92" />

/** All scores that are out, in one drawing. */
export function OwnTrend() {
  const { data, isError } = useQuery(query(raports.get, {}))
  if (isError && data === undefined) return null
  if (data === undefined) return <TrendSkeleton />
  const { entries, change, target } = data.data
  return (
    <Card title={texts.trend(entries.length)} className="mb-5">
      <TotalTrend entries={entries} change={change} target={target?.figures?.passing_score ?? null} />
    </Card>
  )
}
