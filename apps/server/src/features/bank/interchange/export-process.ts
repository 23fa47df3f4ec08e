import { join } from 'node:path'
import type { ExportFormat } from '@gerbang/contract/bank/interchange.ts'
import { createFileCrew } from '../../../content/file-crew.ts'
import { TooHeavyError } from '../../../crew.ts'
import { unavailable } from '../../../http/errors.ts'
import type { ExportSelection } from './exports.queries.ts'

export interface ExportTask {
  selection: ExportSelection
  format: ExportFormat
  media_place: string
}

const workApart = createFileCrew<ExportTask, Uint8Array>(join(import.meta.dirname, 'export.child.ts'))

/** Writes files one after the other, each in a process of its own. */
export function writeExport(task: ExportTask): Promise<Uint8Array> {
  return workApart(task).catch((error: unknown) => {
    if (!(error instanceof TooHeavyError)) throw error
    throw unavailable('File ini terlalu berat untuk dibuat sekaligus. Ekspor per subtes, lalu gabungkan.')
  })
}
