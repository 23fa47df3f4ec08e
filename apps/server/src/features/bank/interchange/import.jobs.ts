import { JobError, type JobKind } from '../../platform/jobs/run-jobs.ts'
import { workInProcess } from './import-process.ts'
import { deleteImport } from './imports.queries.ts'

/** Nothing is kept of a file that cannot be read. */
export const readingJob: JobKind<{ import_id: string }, 'import_reading'> = {
  name: 'import_reading',
  run: async (platform, { import_id }, report) => {
    try {
      return await workInProcess(platform, { step: 'read', import_id, publish: false }, report)
    } catch (error) {
      if (error instanceof JobError) await deleteImport(platform.jobDb, import_id)
      throw error
    }
  },
}

/** After a refusal it can be mended and committed again. */
export const commitJob: JobKind<{ import_id: string; publish: boolean }, 'import_commit'> = {
  name: 'import_commit',
  run: (platform, order, report) => workInProcess(platform, { step: 'commit', ...order }, report),
}
