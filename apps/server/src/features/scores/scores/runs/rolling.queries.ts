import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import { limits } from '../../../../limits.ts'

/**
 * Practice without end by item response that enough students have sat, by so many more attempts than its last run by
 * item response knew, and whose runs have rested. A declared multi-shard job; `only` asks about one try-out.
 */
export async function listRollingDue(db: Db, at: Date, only?: string): Promise<string[]> {
  const before = (ms: number) => new Date(at.getTime() - ms).toISOString()
  const { rows } = await sql<{ id: string }>`
    select t.id
    from tryouts t
    cross join lateral (
      select count(*) as attempts, count(distinct a.user_id) as students
      from attempts a where a.tryout_id = t.id and a.status = 'scored'
    ) finished
    left join lateral (
      select r.attempts from score_runs r
      where r.tryout_id = t.id and r.model <> 'points' and r.status in ('done', 'published', 'superseded')
      order by r.number desc limit 1
    ) known on true
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
      and finished.students >= ${limits.leastRollingStudents}::int
      and finished.attempts >= coalesce(known.attempts, 0) * ${1 + limits.rollingGrowth}::double precision
    order by t.id
  `.execute(db)
  return rows.map(row => row.id)
}
