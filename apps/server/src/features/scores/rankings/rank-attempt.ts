import { type Rank, scope } from '@gerbang/contract/scores/results.ts'
import { rankByCounts } from '@gerbang/scoring/rank.ts'
import type { Database } from '../../../db/database.ts'
import type { AttemptRow } from '../../exam/tryouts/attempts.queries.ts'
import { countBelow, EVERY_SCORE } from './rank-lists.queries.ts'
import type { ScopeKeys, Snapshot } from './ranking.queries.ts'

function toHundredths(score: number): number {
  return Math.round(score * 100)
}

interface Ranked {
  snapshot: Snapshot | undefined
  /** Whether the ranking has its row, looked up before those are counted: who joins in between is left out by neither. */
  isCounted: boolean
  /** The groups that are asked for. */
  keys: Partial<ScopeKeys>
  /** The student's own of this try-out at least, newest first. */
  attempts: readonly AttemptRow[]
}

/**
 * Ranks of a first finished attempt; one that has not joined the ranking yet counts itself in. None while the snapshot still ranks
 * by another run.
 */
export async function rankAttempt(
  db: Database,
  { snapshot, isCounted, keys, attempts }: Ranked,
  attempt: AttemptRow,
  { total, score_run_id }: { total: number; score_run_id: string },
): Promise<Rank[]> {
  const first = attempts.findLast(row => row.tryout_id === attempt.tryout_id && row.status === 'scored')
  if (snapshot?.score_run_id !== score_run_id || first?.id !== attempt.id) return []
  const own = toHundredths(total)
  const lists = scope.options.flatMap(scope => {
    const key = keys[scope] ?? null
    return key === null ? [] : [{ tryout_id: attempt.tryout_id, scope, key }]
  })
  const counts = await countBelow(db, lists, [own, own + 1, EVERY_SCORE])
  return lists.map(({ scope }, index) => {
    const [below = 0, notAbove = 0, stored = 0] = counts[index] ?? []
    const of = isCounted ? stored : stored + 1
    return {
      scope,
      ...rankByCounts({ below, above: stored - notAbove, of }),
      computed_at: snapshot.ranked_at,
    }
  })
}
