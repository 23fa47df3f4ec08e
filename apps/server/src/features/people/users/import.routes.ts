import { users } from '@gerbang/contract/people/users.ts'
import { readTable, TableError } from '../../../content/read-table.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import { invalid } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { type JobOrder, startJob } from '../../platform/jobs/run-jobs.ts'
import { countKnown, importUsers, listProgramNames } from './import-users.queries.ts'
import { readUserRows } from './user-rows.ts'

async function openTable(file: File) {
  try {
    return readTable(new Uint8Array(await file.arrayBuffer()))
  } catch (error) {
    throw error instanceof TableError ? invalid({ file: [error.message] }) : error
  }
}

export function userImportRoutes(mount: Mount, means: Platform & { work: JobQueue<JobOrder> }): void {
  const { db } = means

  mount(users.import, async ({ viewer, body: { file, dry_run } }) => {
    const table = await openTable(file)
    const { people, problems } = readUserRows(table, await listProgramNames(db))
    const known = await countKnown(db, people)
    const isStarting = !dry_run && people.length > 0
    const order = { people, invited_by: viewer.user_id }
    const job_id = isStarting
      ? await db.transaction().execute(trx => startJob(trx, means, importUsers, order, viewer.user_id))
      : null
    const data = { rows: table.length, fresh: people.length - known, known, problems, job_id }
    return { message: dry_run ? 'Berkas sudah diperiksa' : 'Impor dimulai', data }
  })
}
