import { join } from 'node:path'
import type { ExportFormat } from '@gerbang/contract/bank/interchange.ts'
import { createCrew, TooHeavyError } from '../../../crew.ts'
import { unavailable } from '../../../http/errors.ts'
import { limits } from '../../../limits.ts'
import type { ExportSelection } from './exports.queries.ts'

export interface ExportTask {
  selection: ExportSelection
  format: ExportFormat
  media_place: string
}

const workApart = createCrew<ExportTask, Uint8Array>({
  file: join(import.meta.dirname, 'export.child.ts'),
  processes: 1,
  waiting: limits.exportsWaiting,
  heapMb: limits.exportHeapMb,
  patience: 'someone_waits',
  taskMs: limits.exportMs,
  get idleMs() {
    return limits.heavyIdleMs
  },
})

/** Writes files one after the other, each in a process of its own. */
export function writeExport(task: ExportTask): Promise<Uint8Array> {
  return workApart(task).catch((error: unknown) => {
    if (!(error instanceof TooHeavyError)) throw error
    throw unavailable('File ini terlalu berat untuk dibuat sekaligus. Ekspor per subtes, lalu gabungkan.')
  })
}
