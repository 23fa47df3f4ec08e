import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import { limits } from '../../../../limits.ts'

interface Resting {
  id: string
  /** Those that its last run by item response knew. */
  known: number
}

/** Practice without end by item response whose runs have rested. */
async function listResting(db: Db, at: Date, only?: string): Promise<Resting[]> {
  const before = (ms: number) => new Date(at.getTime() - ms).toISOString()
  const { rows } = await sql<Resting>`
    select t.id, coalesce((
      select r.attempts from score_runs r
      where r.tryout_id = t.id and r.model <> 'points' and r.status in ('done', 'published', 'superseded')
      order by r.number desc limit 1
    ), 0) as known
    from tryouts t
    where t.status = 'published' and t.scoring = 'irt' and t.closes_at is null
      and (${only ?? null}::uuid is null or t.id = ${only ?? null}::uuid)
      and not exists (
        select from score_runs r
        where r.tryout_id = t.id and r.origin <> 'submissions' and (
          r.status in ('queued', 'running')
          or r.created_at > ${before(limits.rollingWaitMs)}
          or r.status in ('failed', 'cancelled') and r.created_at > ${before(limits.rollingRetryMs)}
        )
      )
    order by t.id
  `.execute(db)
  return rows
}

/** How many attempts of each are scored, and by how many students: a declared multi-shard query. */
async function countScored(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('attempts')
    .select(eb => [
      'tryout_id',
      eb.fn.countAll<number>().as('attempts'),
      eb.fn.count<number>('user_id').distinct().as('students'),
    ])
    .where('tryout_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('status', '=', 'scored')
    .groupBy('tryout_id')
    .execute()
  return new Map(rows.map(row => [row.tryout_id, row]))
}

/**
 * Practice without end by item response that enough students have sat, by so many more attempts than its last run by
 * item response knew, and whose runs have rested; `only` asks about one try-out.
 */
export async function listRollingDue(db: Db, at: Date, only?: string): Promise<string[]> {
  const resting = await listResting(db, at, only)
  if (resting.length === 0) return []
  const scored = await countScored(
    db,
    resting.map(({ id }) => id),
  )
  return resting
    .filter(({ id, known }) => {
      const { attempts = 0, students = 0 } = scored.get(id) ?? {}
      return students >= limits.leastRollingStudents && attempts >= known * (1 + limits.rollingGrowth)
    })
    .map(({ id }) => id)
}
