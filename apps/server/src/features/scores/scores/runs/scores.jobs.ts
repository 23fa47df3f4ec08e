import { once } from 'node:events'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RunOrigin } from '@gerbang/contract/scores/score-runs.ts'
import type { Db } from '../../../../db/database.ts'
import { isDuplicate } from '../../../../http/database-faults.ts'
import { limits } from '../../../../limits.ts'
import type { Platform } from '../../../../platform.ts'
import { listUnclaimedRuns, lockScoring } from './runs.queries.ts'
import { listRollingDue } from './rolling.queries.ts'
import type { ScoreRunTask } from './score-run.worker.ts'
import { isReadyToScore, listMarkedTryouts, listUnscoredTryouts, startRun } from './start-run.queries.ts'

interface Due {
  id: string
  origin: RunOrigin
  at: Date
  /** Looks once more, at a try-out that is locked. */
  isDue?: (trx: Db) => Promise<boolean>
}

/** Queues a run that publishes itself, unless another node just did. */
async function queueOnce({ db, newId }: Platform, { id, origin, at, isDue }: Due): Promise<void> {
  const queued = db.transaction().execute(async trx => {
    const locked = await lockScoring(trx, id)
    if (!locked || (isDue && !(await isDue(trx)))) return
    const request = { origin, publish: true, reason: null, requested_by: null } as const
    await startRun(trx, locked, request, { id: newId(), at: at.toISOString() })
  })
  await queued.catch((error: unknown) => {
    if (!isDuplicate(error)) throw error
  })
}

/**
 * Queues the run of every try-out by item response that has closed and whose students are all done. Two nodes may do so
 * at once: a unique index lets one through.
 */
async function queueClosed(platform: Platform): Promise<void> {
  const at = platform.now()
  const latest = new Date(at.getTime() - limits.answerGraceMs).toISOString()
  for (const tryout of await listUnscoredTryouts(platform.db, latest)) {
    if (!(await isReadyToScore(platform.db, tryout, at))) continue
    await queueOnce(platform, { id: tryout.id, origin: 'closing', at })
  }
}

/** Queues a run of practice without end whose scores have grown old, unless another node just did. */
async function queueRolling(platform: Platform): Promise<void> {
  const at = platform.now()
  for (const id of await listRollingDue(platform.db, at)) {
    const isDue = async (trx: Db) => (await listRollingDue(trx, at, id)).length > 0
    await queueOnce(platform, { id, origin: 'rolling', at, isDue })
  }
}

/** Queues a run of every closed try-out whose essays have all been marked since its last one, unless another node just did. */
async function queueMarked(platform: Platform): Promise<void> {
  const at = platform.now()
  const latest = new Date(at.getTime() - limits.answerGraceMs).toISOString()
  for (const tryout of await listMarkedTryouts(platform.db, latest)) {
    if (!(await isReadyToScore(platform.db, tryout, at))) continue
    const isDue = async (trx: Db) => (await listMarkedTryouts(trx, latest, tryout.id)).length > 0
    await queueOnce(platform, { id: tryout.id, origin: 'marks', at, isDue })
  }
}

/** Score runs of this process: one thread at most, only while there is something to do. */
export function createScoreRuns(platform: Platform) {
  const { config, db, now, log } = platform
  let worker: Worker | undefined
  let lookedAt = Number.NEGATIVE_INFINITY

  async function workInThread(): Promise<void> {
    const task: ScoreRunTask = {
      database_url: config.database_url,
      clock_offset_ms: now().getTime() - Date.now(),
    }
    worker = new Worker(resolve(import.meta.dirname, 'score-run.worker.ts'), { workerData: task })
    worker.on('message', log)
    try {
      await once(worker, 'exit')
    } finally {
      worker = undefined
    }
  }

  return {
    run: async () => {
      await queueClosed(platform)
      await queueMarked(platform)
      const ms = now().getTime()
      if (ms >= lookedAt + limits.rollingLookMs) {
        lookedAt = ms
        await queueRolling(platform)
      }
      if ((await listUnclaimedRuns(db)).length > 0) await workInThread()
    },
    /** What is under way is taken up again by the next process. */
    stop: async () => void (await worker?.terminate()),
  }
}
