import { join } from 'node:path'
import { createCrew } from '../../../crew.ts'
import { limits } from '../../../limits.ts'
import type { Asked } from './rebuild-ranking.queries.ts'

export type RankTask = Asked & { database_url: string }

/** `rebuildRanking` in a process of its own, which gives back its memory at once. */
export const rankApart = createCrew<RankTask, boolean>({
  file: join(import.meta.dirname, 'ranking.child.ts'),
  processes: 1,
  waiting: limits.rankingsWaiting,
  heapMb: limits.rankingHeapMb,
  patience: 'everybody_waits',
  taskMs: limits.rankingMs,
  idleMs: 0,
})
