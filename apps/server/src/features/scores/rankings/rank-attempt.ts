import { type Rank, scope as everyScope } from '@gerbang/contract/scores/results.ts'
import { rankByCounts } from '@gerbang/scoring/rank.ts'
import type { Database } from '../../../db/database.ts'
import { type AttemptRow, listAttempts, type Owner } from '../../exam/tryouts/attempts.queries.ts'
import { countBelow, EVERY_SCORE, findScopeKeys, findSnapshot } from './ranking.queries.ts'

function toHundredths(score: number): number {
  return Math.round(score * 100)
}

/**
 * Ranks of a first finished attempt; a score that is younger than the snapshot counts itself in. None while the snapshot
 * still ranks by another run.
 */
export async function rankAttempt(
  db: Database,
  student: Owner,
  attempt: AttemptRow,
  { total, scored_at, score_run_id }: { total: number; scored_at: string; score_run_id: string },
  scopes: readonly Rank['scope'][] = everyScope.options,
): Promise<Rank[]> {
  const [snapshot, keys, attempts] = await Promise.all([
    findSnapshot(db, attempt.tryout_id),
    findScopeKeys(db, student.user_id),
    listAttempts(db, student),
  ])
  const first = attempts.findLast(row => row.tryout_id === attempt.tryout_id && row.status === 'scored')
  if (snapshot?.score_run_id !== score_run_id || first?.id !== attempt.id) return []
  const own = toHundredths(total)
  const isCounted = scored_at <= snapshot.computed_at
  const ranked = scopes.map(async scope => {
    const key = keys[scope]
    if (key === null) return []
    const list = { tryout_id: attempt.tryout_id, scope, key }
    const [below = 0, notAbove = 0, stored = 0] = await countBelow(db, list, [own, own + 1, EVERY_SCORE])
    const of = isCounted ? stored : stored + 1
    return [
      { scope, ...rankByCounts({ below, above: stored - notAbove, of }), computed_at: snapshot.computed_at },
    ]
  })
  return (await Promise.all(ranked)).flat()
}
