import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { deleteOldLists } from './lists.queries.ts'

export async function tidyLists({ jobDb, now }: Platform): Promise<void> {
  await deleteOldLists(jobDb, new Date(now().getTime() - limits.studentListKeptMs).toISOString())
}
