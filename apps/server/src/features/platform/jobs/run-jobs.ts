import type { JobName, JobResult } from '@gerbang/contract/platform/jobs.ts'
import type { Db } from '../../../db/database.ts'
import { HopelessJobError, type JobQueue } from '../../../db/job-queue.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import type { MailJob } from '../mail/mail-job.ts'
import { endJob, endSilentJobs, insertJob, type Progress, updateProgress } from './jobs.queries.ts'

/** Ends a job with this message, in Indonesian: what is wrong and what to do. Trying again would not help. */
export class JobError extends HopelessJobError {}

class JobCancelledError extends Error {}

const brokenText = 'Pekerjaan ini berhenti karena kesalahan di server. Coba mulai lagi.'

/** Tells how far a job is; throws once it is to stop, so that it stops between two steps. */
export type Report = (
  progress: Pick<Progress, 'stage' | 'done'> & Partial<Pick<Progress, 'of' | 'message'>>,
) => Promise<void>

interface JobMeans extends Platform {
  mails: JobQueue<MailJob>
  /** Says that a try-out has new scores, so that its ranking is computed again. */
  noteScores: (tryoutId: string) => void
}

/** The contract says what the product's own jobs end with; a test may bring another. */
type Result<Name extends string> = Name extends JobName ? JobResult<Name> : object

/** What one kind of job does. It begins anew when its process dies: whatever it writes must bear that. */
export interface JobKind<Payload extends object, Name extends string = string> {
  name: Name
  run: (means: JobMeans, payload: Payload, report: Report) => Promise<Result<Name>>
}

export interface JobOrder {
  job_id: string
  kind: string
  payload: object
}

interface NewJob<Payload extends object> {
  kind: JobKind<Payload>
  payload: Payload
  owner_id: string
  job_id?: string
}

/** Puts a job into the queue with the caller's transaction and returns its id, by which its owner follows it. */
export async function startJob<Payload extends object>(
  trx: Db,
  { work, now, newId }: Pick<Platform, 'now' | 'newId'> & { work: JobQueue<JobOrder> },
  { kind, payload, owner_id, job_id = newId() }: NewJob<Payload>,
): Promise<string> {
  await insertJob(trx, { id: job_id, kind: kind.name, owner_id, created_at: now().toISOString() })
  await work.enqueue(trx, { job_id, kind: kind.name, payload })
  return job_id
}

async function runJob(
  means: JobMeans,
  kinds: ReadonlyMap<string, JobKind<never>>,
  { job_id, kind, payload }: JobOrder,
  isLastTry: boolean,
): Promise<void> {
  const { jobDb: db, now } = means
  const end = (ending: { result?: object; error?: string }) => {
    const result = ending.result ? JSON.stringify(ending.result) : null
    return endJob(db, job_id, { result, error: ending.error ?? null }, now().toISOString())
  }
  const report: Report = async ({ stage, done, of = null, message = null }) => {
    const isWanted = await updateProgress(db, job_id, { stage, done, of, message }, now().toISOString())
    if (!isWanted) throw new JobCancelledError('The job was cancelled')
  }
  try {
    const work = kinds.get(kind)
    if (!work) throw new Error(`Cannot run the job ${job_id}: no kind is called "${kind}"`)
    await report({ stage: 'started', done: 0 })
    await end({ result: await work.run(means, payload as never, report) })
  } catch (error) {
    if (error instanceof JobCancelledError) return end({})
    if (error instanceof JobError) await end({ error: error.message })
    else if (isLastTry) await end({ error: brokenText })
    throw error
  }
}

/** One round of the jobs that are due; returns how many. */
export function workOffJobs(
  means: JobMeans,
  work: JobQueue<JobOrder>,
  kinds: readonly JobKind<never>[],
): Promise<number> {
  const byName = new Map(kinds.map(kind => [kind.name, kind]))
  return work.work((order, isLastTry) => runJob(means, byName, order, isLastTry))
}

export async function tidyJobs({ jobDb, now }: Platform): Promise<void> {
  const at = now()
  const before = new Date(at.getTime() - limits.jobSilenceMs).toISOString()
  await endSilentJobs(jobDb, before, brokenText, at.toISOString())
}
