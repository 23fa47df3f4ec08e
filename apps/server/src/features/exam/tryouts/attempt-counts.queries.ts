import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Counting } from '../../../db/kept-counts.ts'

export interface AttemptCounts {
  enrolled: number
  in_progress: number
  finished: number
}

/** Attempts of each try-out, without those that were archived: a declared multi-shard query. */
async function countAttemptsOfAll(db: Db) {
  const { rows } = await sql<AttemptCounts & { id: string }>`
    select tryout_id as id, count(*) filter (where status = 'enrolled') as enrolled,
      count(*) filter (where status = 'in_progress') as in_progress,
      count(*) filter (where status in ('finished', 'scored')) as finished
    from attempts where status <> 'void' group by tryout_id
  `.execute(db)
  const all = rows.map(({ enrolled, in_progress, finished }) => enrolled + in_progress + finished)
  return {
    value: Object.fromEntries(rows.map(({ id, ...counts }) => [id, counts])),
    rows: all.reduce((sum, one) => sum + one, 0),
  }
}

export const attemptCounts: Counting<Record<string, AttemptCounts>> = {
  name: 'attempts',
  count: countAttemptsOfAll,
}

export const noAttempts: AttemptCounts = { enrolled: 0, in_progress: 0, finished: 0 }
