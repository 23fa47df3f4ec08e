import { join } from 'node:path'
import type { JobResult } from '@gerbang/contract/platform/jobs.ts'
import { createCrew, TooHeavyError } from '../../../crew.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { JobError, type Report } from '../../platform/jobs/run-jobs.ts'

/** What the process is to do; it opens its own connection and reads no clock but the platform's. */
export interface ImportTask {
  step: keyof StepResults
  import_id: string
  publish: boolean
  database_url: string
  media_place: string
  clock_offset_ms: number
}

/** What each step ends with. */
interface StepResults {
  read: JobResult<'import_reading'>
  commit: JobResult<'import_commit'>
}

/** What came of it, or why trying again would not help. */
export type ImportEnding =
  | { result: StepResults[keyof StepResults]; refusal?: never }
  | { result?: never; refusal: string }

const tooHeavy =
  'Dokumen ini terlalu berat untuk dibaca sekaligus. Bagi menjadi beberapa file, lalu unggah satu per satu.'

const workApart = createCrew<ImportTask, ImportEnding, Parameters<Report>[0]>({
  file: join(import.meta.dirname, 'import.child.ts'),
  processes: limits.jobsAtOnce,
  waiting: limits.jobsAtOnce,
  get heapMb() {
    return limits.importHeapMb
  },
  patience: 'nobody_waits',
  get taskMs() {
    return limits.importMs
  },
  get idleMs() {
    return limits.heavyIdleMs
  },
})

/** Reads or commits in a process of its own; what that cannot bear is refused for good. */
export async function workInProcess<Step extends keyof StepResults>(
  { config, now }: Pick<Platform, 'config' | 'now'>,
  order: Pick<ImportTask, 'import_id' | 'publish'> & { step: Step },
  report: Report,
): Promise<StepResults[Step]> {
  const task: ImportTask = {
    ...order,
    database_url: config.database_url,
    media_place: config.media_place,
    clock_offset_ms: now().getTime() - Date.now(),
  }
  const { result, refusal } = await workApart(task, report).catch((error: unknown) => {
    throw error instanceof TooHeavyError ? new JobError(tooHeavy) : error
  })
  if (refusal !== undefined) throw new JobError(refusal)
  return result as StepResults[Step]
}
