import { once } from 'node:events'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { hasDueSubject } from './measure-practice.queries.ts'
import type { PracticeTask } from './measure-practice.worker.ts'

const isNight = (at: Date) => limits.nightHoursUtc.includes(at.getUTCHours())

/** At night, subject by subject: what answers of practice say of questions. One thread at most, only while there is something to do. */
export function createPracticeMeasuring({ config, jobDb, now }: Platform) {
  let worker: Worker | undefined
  return {
    run: async () => {
      if (!isNight(now()) || !(await hasDueSubject(jobDb, now()))) return
      const task: PracticeTask = {
        database_url: config.database_url,
        clock_offset_ms: now().getTime() - Date.now(),
      }
      worker = new Worker(resolve(import.meta.dirname, 'measure-practice.worker.ts'), { workerData: task })
      try {
        await once(worker, 'exit')
      } finally {
        worker = undefined
      }
    },
    /** What is under way begins anew the next night. */
    stop: async () => void (await worker?.terminate()),
  }
}
