import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { isSaving } from '../../../saving-now.ts'
import type { AttemptRef, NoteScores } from '../../exam/marks/note-scores.ts'
import {
  isLargeRanking,
  listJoined,
  listOutrunRankings,
  listResting,
  listStaleRankings,
} from './due-rankings.queries.ts'
import { listUngrouped } from './group-figures.queries.ts'
import { addLate } from './late-ranks.queries.ts'
import { rankApart } from './rank-apart.ts'
import { regroup } from './ranking.queries.ts'
import { rebuildRanking } from './rebuild-ranking.queries.ts'

/** Computes a try-out's ranks, lists and figures anew, once nobody else does. Requests only ever read them. */
export async function refreshRanking(db: Database, tryoutId: string, at: Date): Promise<void> {
  const asked = { tryout_id: tryoutId, at: at.toISOString() }
  while (!(await rebuildRanking(db, asked))) await sleep(limits.rankingTurnMs)
}

/** A change is seen once it is committed, which may be so long after the time that it bears. */
const OVERLAP_MS = 60_000

/** Remembers which try-outs have new scores and refreshes them in turn. */
export function createRankingJob({
  jobDb,
  rankDb,
  config,
  now,
}: Pick<Platform, 'jobDb' | 'rankDb' | 'config' | 'now'>) {
  const stale = new Set<string>()
  const came = new Map<string, AttemptRef[]>()
  let hasFoundStale = false
  let lookedAt: Date | undefined
  /** A large one in a process of its own, behind whoever saves. Returns false where another node is at it. */
  async function rank(tryout_id: string): Promise<boolean> {
    const asked = { tryout_id, at: now().toISOString() }
    if (!(await isLargeRanking(jobDb, tryout_id))) return rebuildRanking(rankDb, asked)
    // Whoever saves answers meets one connection that writes ranks, not four.
    const connections = isSaving() ? 1 : limits.rankingConnections
    return rankApart({ ...asked, connections, database_url: config.database_url })
  }
  const noteScores: NoteScores = (tryoutId, attempts) => {
    if (!attempts) return void stale.add(tryoutId)
    const noted = came.get(tryoutId) ?? []
    for (const attempt of attempts) noted.push(attempt)
    came.set(tryoutId, noted)
  }
  /** Those who have finished since, between the others; where that cannot be, the whole ranking is wanted. */
  async function rankLate(): Promise<void> {
    for (const [tryout_id, attempts] of came) {
      came.delete(tryout_id)
      const keep = (error: unknown) => {
        noteScores(tryout_id, attempts)
        stale.add(tryout_id)
        throw error
      }
      const isDone = await addLate(jobDb, { tryout_id, attempts }, now().toISOString()).catch(keep)
      if (!isDone) stale.add(tryout_id)
    }
  }
  return {
    noteScores,
    rankLate,
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
      const failures: unknown[] = []
      await rankLate().catch((error: unknown) => void failures.push(error))
      for (const tryoutId of await listOutrunRankings(jobDb)) stale.add(tryoutId)
      const at = now().toISOString()
      const resting = new Set(await listResting(jobDb, [...stale], at))
      const awake = [...stale].filter(tryoutId => !resting.has(tryoutId))
      const due = new Set([...awake, ...(await listJoined(jobDb, at))])
      for (const tryoutId of due) {
        const isStale = stale.delete(tryoutId)
        const isDone = await rank(tryoutId).catch((error: unknown) => {
          failures.push(error)
          return false
        })
        if (isStale && !isDone) stale.add(tryoutId)
      }
      if (failures.length > 0) throw failures[0]
    },
  }
}
