import type { Db } from '../../../db/database.ts'
import { listLongestExtras } from '../../exam/progresses/attempts.queries.ts'
import type { AttemptRow } from '../../exam/tryouts/attempts.queries.ts'
import { listTryoutsByIds, type TryoutRow } from '../../exam/tryouts/tryouts.queries.ts'

export interface Sat {
  tryout: TryoutRow
  attempt: AttemptRow
  /** Seconds past the close until which somebody may still sit it. */
  extra: number
}

/** Finished attempts with their try-outs as long as these are published, in the order given. */
export async function listSat(db: Db, attempts: readonly AttemptRow[]): Promise<Sat[]> {
  const scored = attempts.filter(({ status }) => status === 'scored')
  if (scored.length === 0) return []
  const ids = [...new Set(scored.map(({ tryout_id }) => tryout_id))]
  const [tryouts, extras] = await Promise.all([listTryoutsByIds(db, ids), listLongestExtras(db, ids)])
  const byId = new Map(tryouts.map(tryout => [tryout.id, tryout]))
  return scored.flatMap(attempt => {
    const tryout = byId.get(attempt.tryout_id)
    return tryout ? [{ tryout, attempt, extra: extras.get(tryout.id) ?? 0 }] : []
  })
}
