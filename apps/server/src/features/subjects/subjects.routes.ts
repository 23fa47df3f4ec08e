import { subjects } from '@gerbang/contract/subjects.ts'
import type { Mount } from '../../http/handle.ts'
import type { Platform } from '../../platform.ts'
import { listSubjects } from './subjects.queries.ts'

export function subjectListRoutes(mount: Mount, { db }: Platform): void {
  mount(subjects.list, async ({ query }) => ({ data: await listSubjects(db, query.program_id) }))
}
