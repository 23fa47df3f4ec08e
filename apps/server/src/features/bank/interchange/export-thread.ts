import { Worker } from 'node:worker_threads'
import type { ExportFormat } from '@gerbang/contract/bank/interchange.ts'
import { unavailable } from '../../../http/errors.ts'
import { limits } from '../../../limits.ts'
import type { ExportSelection } from './exports.queries.ts'

export interface ExportTask {
  selection: ExportSelection
  format: ExportFormat
  media_dir: string
}

const tooHeavy = () =>
  unavailable('File ini terlalu berat untuk dibuat sekaligus. Ekspor per subtes, lalu gabungkan.')

async function work(task: ExportTask): Promise<Uint8Array> {
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: limits.exportHeapMb },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const timer = setTimeout(() => reject(tooHeavy()), limits.exportMs)
  worker.on('message', resolve)
  worker.on('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : error),
  )
  worker.on('exit', () => reject(new Error('The thread of an export ended without a file')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** Writes files one after the other, each in a thread of its own: no file keeps an answer from being saved. */
export function createExporter(): (task: ExportTask) => Promise<Uint8Array> {
  let last: Promise<unknown> = Promise.resolve()
  return task => {
    const next = last.then(() => work(task))
    last = next.catch(() => undefined)
    return next
  }
}
