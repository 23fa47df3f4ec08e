import { programs } from '@gerbang/contract/programs.ts'
import type { Mount } from '../../http/handle.ts'
import { answerWhole } from '../../http/whole-list.ts'
import type { Platform } from '../../platform.ts'
import { listPrograms } from './programs.queries.ts'

export function programRoutes(mount: Mount, { db }: Platform): void {
  mount(programs.list, async () => answerWhole(await listPrograms(db)))
}
