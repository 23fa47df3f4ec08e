import { type ScoreRun } from '@gerbang/contract/scores/score-runs.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '../../../api/query.ts'
import { isActive } from './run-state.ts'
import { scoreReads } from './score-reads.ts'

const followMs = 1_000

/** A run as it goes on. When it ends, everything that depends on it is asked for again. */
export function useRun(known: ScoreRun): ScoreRun {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    ...query(scores.getRun, { params: { runId: known.id } }),
    enabled: isActive(known),
    refetchInterval: ({ state }) => (state.data && !isActive(state.data.data) ? false : followMs),
  })
  const run = isActive(known) ? (data?.data ?? known) : known
  const hasEnded = isActive(known) && !isActive(run)
  useEffect(() => {
    if (!hasEnded) return
    for (const { path } of scoreReads) void queryClient.invalidateQueries({ queryKey: [path] })
  }, [hasEnded, queryClient])
  return run
}
