import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'

export interface NewJob {
  id: string
  kind: string
  owner_id: string
  created_at: string
}

export async function insertJob(db: Db, job: NewJob): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ ...job, updated_at: job.created_at })
    .execute()
}

export function findOwnJob(db: Db, ownerId: string, id: string) {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where(eb => eb.and({ id, owner_id: ownerId }))
    .executeTakeFirst()
}
export type JobRow = NonNullable<Awaited<ReturnType<typeof findOwnJob>>>

export async function isJobUnderWay(db: Db, id: string | null): Promise<boolean> {
  if (id === null) return false
  return hasRow(db.selectFrom('jobs').select('id').where('id', '=', id).where('finished_at', 'is', null))
}

export interface Progress {
  stage: string
  done: number
  of: number | null
  message: string | null
}

/** False once the job is over or is to stop. */
export async function updateProgress(db: Db, id: string, progress: Progress, at: string): Promise<boolean> {
  const updated = await db
    .updateTable('jobs')
    .set({ ...progress, updated_at: at })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where('cancel_requested_at', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** Neither result nor error: it was cancelled. Does nothing to a job that is over. */
export async function endJob(
  db: Db,
  id: string,
  end: { result: string | null; error: string | null },
  at: string,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ ...end, updated_at: at, finished_at: at })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute()
}

/** One that still waits is over at once; one under way when it next reports. */
export async function requestCancel(db: Db, ownerId: string, id: string, at: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      cancel_requested_at: sql`coalesce(cancel_requested_at, ${at}::timestamptz)`,
      finished_at: sql`case when stage is null then ${at}::timestamptz end`,
      updated_at: at,
    })
    .where(eb => eb.and({ id, owner_id: ownerId }))
    .where('finished_at', 'is', null)
    .execute()
}

/** Ends what has told nothing for so long that no process can be at work on it. */
export async function endSilentJobs(db: Db, before: string, error: string, at: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ error, updated_at: at, finished_at: at })
    .where('finished_at', 'is', null)
    .where('updated_at', '<', before)
    .execute()
}
