import { openDatabase } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import { serveTasks } from '../../../serve-tasks.ts'
import type { RankTask } from './rank-apart.ts'
import { rebuildRanking } from './rebuild-ranking.queries.ts'

serveTasks(async ({ database_url: url, ...asked }: RankTask): Promise<boolean> => {
  const db = openDatabase({
    url,
    connections: asked.connections ?? 1,
    name: 'ranks',
    statementMs: limits.jobStatementMs,
    idleMs: 0,
  })
  try {
    return await rebuildRanking(db, asked)
  } finally {
    await db.destroy()
  }
})
