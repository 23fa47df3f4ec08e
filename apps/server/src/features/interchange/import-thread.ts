import { Worker } from 'node:worker_threads'
import { limits } from '../../limits.ts'
import type { Platform } from '../../platform.ts'
import { JobError, type Report } from '../jobs/run-jobs.ts'

/** What the thread is to do; it opens its own connection and reads no clock but the platform's. */
export interface ImportTask {
  step: 'read' | 'commit'
  import_id: string
  publish: boolean
  database_url: string
  media_dir: string
  clock_offset_ms: number
}

/** What the thread says: how far it is, how it ended well, or why trying again would not help. */
export type ImportMessage =
  | { kind: 'progress'; stage: string; done: number; of: number | null }
  | { kind: 'done'; result: object }
  | { kind: 'refused'; message: string }

const tooHeavy =
  'Dokumen ini terlalu berat untuk dibaca sekaligus. Bagi menjadi beberapa file, lalu unggah satu per satu.'

/** Works in a thread with a bound on time and memory, so that no document keeps an answer from being saved. */
export async function workInThread(
  { config, now }: Pick<Platform, 'config' | 'now'>,
  task: Pick<ImportTask, 'step' | 'import_id' | 'publish'>,
  report: Report,
): Promise<object> {
  const workerData: ImportTask = {
    ...task,
    database_url: config.database_url,
    media_dir: config.media_dir,
    clock_offset_ms: now().getTime() - Date.now(),
  }
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: limits.importHeapMb },
  })
  const { promise, resolve, reject } = Promise.withResolvers<object>()
  const timer = setTimeout(() => reject(new JobError(tooHeavy)), limits.importMs)
  worker.on('message', (message: ImportMessage) => {
    if (message.kind === 'done') resolve(message.result)
    else if (message.kind === 'refused') reject(new JobError(message.message))
    else report({ stage: message.stage, done: message.done, of: message.of }).catch(reject)
  })
  worker.on('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new JobError(tooHeavy) : error),
  )
  worker.on('exit', () => reject(new Error('The thread of an import ended without a word')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
