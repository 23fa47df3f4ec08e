import { type Job, jobs } from '@gerbang/contract/platform/jobs.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { findOwnJob, type JobRow, requestCancel } from './jobs.queries.ts'

function stateOf({ finished_at, stage, result, error }: JobRow): Job['state'] {
  if (finished_at === null) return stage === null ? 'queued' : 'running'
  if (error !== null) return 'failed'
  return result === null ? 'cancelled' : 'done'
}

export function jobRoutes(mount: Mount, { db, now }: Platform): void {
  async function describeJob(ownerId: string, id: string): Promise<Job> {
    const row = await findOwnJob(db, ownerId, id)
    if (!row) throw notFound('Pekerjaan')
    return { ...row, state: stateOf(row) }
  }

  mount(jobs.get, async ({ viewer, params }) => ({ data: await describeJob(viewer.user_id, params.id) }))

  mount(jobs.cancel, async ({ viewer, params }) => {
    await requestCancel(db, viewer.user_id, params.id, now().toISOString())
    return { data: await describeJob(viewer.user_id, params.id) }
  })
}
