import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { deleteOldImports } from './imports.queries.ts'

export async function tidyImports({ jobDb, now }: Platform): Promise<void> {
  await deleteOldImports(jobDb, new Date(now().getTime() - limits.importKeptMs).toISOString())
}
