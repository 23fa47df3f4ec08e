import { users } from '@gerbang/contract/people/users.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import type { Mount } from '../../../http/handle.ts'
import { openTable } from '../../../http/open-table.ts'
import type { Platform } from '../../../platform.ts'
import { answerImport } from '../../platform/jobs/answer-import.ts'
import type { JobOrder } from '../../platform/jobs/run-jobs.ts'
import { countKnown, importUsers, listProgramNames } from './import-users.queries.ts'
import { readUserRows } from './user-rows.ts'

export function userImportRoutes(mount: Mount, means: Platform & { work: JobQueue<JobOrder> }): void {
  const { db } = means

  mount(users.import, async ({ viewer, body: { file, dry_run } }) => {
    const table = await openTable(file)
    const { ready: people, problems } = readUserRows(table, await listProgramNames(db))
    const known = await countKnown(db, people)
    const payload = { people, invited_by: viewer.user_id }
    return answerImport(
      means,
      { viewer, dry_run, kind: importUsers, payload, isNeeded: people.length > 0 },
      { rows: table.length, fresh: people.length - known, known, problems },
    )
  })
}
