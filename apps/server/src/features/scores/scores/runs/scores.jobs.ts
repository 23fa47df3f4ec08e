import { once } from 'node:events'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { isDuplicate } from '../../../../http/database-faults.ts'
import { limits } from '../../../../limits.ts'
import type { Platform } from '../../../../platform.ts'
import { listUnclaimedRuns, lockScoring } from './runs.queries.ts'
import { listRollingDue } from './rolling.queries.ts'
import type { ScoreRunTask } from './score-run.worker.ts'
import { isReadyToScore, listMarkedTryouts, listUnscoredTryouts, startRun } from './start-run.queries.ts'

/**
 * Queues the run of every try-out by item response that has closed and whose students are all done. Two nodes may do so
 * at once: a unique index lets one through.
 */
async function queueClosed({ db, now, newId }: Platform): Promise<void> {
  const at = now()
  const latest = new Date(at.getTime() - limits.answerGraceMs).toISOString()
  for (const tryout of await listUnscoredTryouts(db, latest)) {
    if (!(await isReadyToScore(db, tryout, at))) continue
    const queued = db.transaction().execute(async trx => {
      const locked = await lockScoring(trx, tryout.id)
      if (!locked) return
      const request = { origin: 'closing', publish: true, reason: null, requested_by: null } as const
      await startRun(trx, locked, request, { id: newId(), at: at.toISOString() })
    })
    await queued.catch(forgiveDuplicate)
  }
}

/** Queues a run of practice without end whose scores have grown old, unless another node just did. */
async function queueRolling({ db, now, newId }: Platform): Promise<void> {
  const at = now()
  for (const id of await listRollingDue(db, at)) {
    const queued = db.transaction().execute(async trx => {
      const locked = await lockScoring(trx, id)
      if (!locked || (await listRollingDue(trx, at, id)).length === 0) return
      const request = { origin: 'rolling', publish: true, reason: null, requested_by: null } as const
      await startRun(trx, locked, request, { id: newId(), at: at.toISOString() })
    })
    await queued.catch(forgiveDuplicate)
  }
}

/** Queues a run of every closed try-out whose essays have all been marked since its last one, unless another node just did. */
async function queueMarked({ db, now, newId }: Platform): Promise<void> {
  const at = now()
  const latest = new Date(at.getTime() - limits.answerGraceMs).toISOString()
  for (const tryout of await listMarkedTryouts(db, latest)) {
    if (!(await isReadyToScore(db, tryout, at))) continue
    const queued = db.transaction().execute(async trx => {
      const locked = await lockScoring(trx, tryout.id)
      if (!locked || (await listMarkedTryouts(trx, latest, tryout.id)).length === 0) return
      const request = { origin: 'marks', publish: true, reason: null, requested_by: null } as const
      await startRun(trx, locked, request, { id: newId(), at: at.toISOString() })
    })
    await queued.catch(forgiveDuplicate)
  }
}

function forgiveDuplicate(error: unknown): void {
  if (!isDuplicate(error)) throw error
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
