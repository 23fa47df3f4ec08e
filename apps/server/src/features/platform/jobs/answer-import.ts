import type { JobQueue } from '../../../db/job-queue.ts'
import type { Viewer } from '../../../http/access.ts'
import type { Platform } from '../../../platform.ts'
import { type JobKind, type JobOrder, startJob } from './run-jobs.ts'

interface Import<Payload extends object> {
  viewer: Viewer
  dry_run: boolean
  kind: JobKind<Payload>
  payload: Payload
  /** Whether any row is left to be taken. */
  isNeeded: boolean
}

/** Starts the job that takes the rows of a table, unless it was a trial run, and answers with what was `found` in it. */
export async function answerImport<Payload extends object, Found extends object>(
  means: Platform & { work: JobQueue<JobOrder> },
  { viewer, dry_run, kind, payload, isNeeded }: Import<Payload>,
  found: Found,
): Promise<{ message: string; data: Found & { job_id: string | null } }> {
  const start = () =>
    means.db.transaction().execute(trx => startJob(trx, means, { kind, payload, owner_id: viewer.user_id }))
  const job_id = isNeeded && !dry_run ? await start() : null
  return { message: dry_run ? 'Berkas sudah diperiksa' : 'Impor dimulai', data: { ...found, job_id } }
}
