import type { PlanState } from '@gerbang/contract/exam/tryout-plans.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * Where the row `t` of `tryouts` stands. Marks by points are final at once, marks by item response after their run. None
 * are while somebody is under way (`unfinished`: the try-outs of `listUnfinished`).
 */
export function planStateOf(at: string, unfinished: readonly string[]): RawBuilder<PlanState> {
  return sql<PlanState>`case
    when t.status <> 'published' then t.status
    when t.opens_at > ${at} then 'scheduled'
    when t.closes_at is null or t.closes_at > ${at} then 'open'
    when t.id = any(${[...unfinished]}::uuid[]) then 'closed'
    when exists (
      select from score_runs r where r.tryout_id = t.id and r.status = 'published'
        and (t.scoring <> 'irt' or r.model <> 'points')
    ) then 'scored'
    else 'closed' end`
}
