import type { Platform } from '../../../platform.ts'
import type { Database } from '../../../db/database.ts'
import { findScheme } from '../../exam/marks/marks.queries.ts'
import { listUngrouped } from './group-figures.queries.ts'
import {
  listOutrunRankings,
  listResting,
  listStaleRankings,
  regroup,
  replaceRanking,
} from './ranking.queries.ts'

/** Computes a try-out's ranks, histograms and means anew. Requests only ever read them. */
export async function refreshRanking(db: Database, tryoutId: string, at: Date): Promise<void> {
  await db.transaction().execute(async trx => {
    const scheme = await findScheme(trx, tryoutId)
    if (scheme) await replaceRanking(trx, tryoutId, scheme.score_run_id, at.toISOString())
  })
}

/** A change is seen once it is committed, which may be so long after the time that it bears. */
const OVERLAP_MS = 60_000

/** Remembers which try-outs have new scores and refreshes them in turn. */
export function createRankingJob({ jobDb, rankDb, now }: Pick<Platform, 'jobDb' | 'rankDb' | 'now'>) {
  const stale = new Set<string>()
  let hasFoundStale = false
  let lookedAt: Date | undefined
  return {
    noteScores: (tryoutId: string) => void stale.add(tryoutId),
    /** Once: what another process, or this one before a crash, left undone. */
    findStale: async () => {
      if (hasFoundStale) return
      for (const tryoutId of await listStaleRankings(rankDb)) stale.add(tryoutId)
      hasFoundStale = true
    },
    /** Figures of classes follow who is in them; those of a ranking that has none are written. */
    regroup: async () => {
      const at = now()
      const since = lookedAt && new Date(lookedAt.getTime() - OVERLAP_MS).toISOString()
      for (const { tryout_id, kinds } of await listUngrouped(rankDb, since))
        await rankDb.transaction().execute(trx => regroup(trx, tryout_id, kinds, at.toISOString()))
      lookedAt = at
    },
    /** A run that was published is ranked by at once; new scores of a large ranking wait for it to have rested. One that fails is tried again in the next round, and does not keep the others from theirs. */
    run: async () => {
      const resting = new Set(await listResting(jobDb, [...stale], now().toISOString()))
      const outrun = await listOutrunRankings(jobDb)
      const due = new Set([...[...stale].filter(id => !resting.has(id)), ...outrun])
      for (const tryoutId of due) stale.delete(tryoutId)
      const failures: unknown[] = []
      for (const tryoutId of due)
        await refreshRanking(rankDb, tryoutId, now()).catch((error: unknown) => {
          stale.add(tryoutId)
          failures.push(error)
        })
      if (failures.length > 0) throw failures[0]
    },
  }
}
