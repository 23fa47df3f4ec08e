import type { RankingScope } from '@gerbang/contract/scores/results.ts'
import { type RawBuilder, sql } from 'kysely'
import { findGeneration } from '../features/scores/rankings/ranking.queries.ts'

/** Who is ranked with whom, said once more from the tables themselves. */
const keys: Record<RankingScope, RawBuilder<unknown>> = {
  national: sql`select u.id as user_id, '' as key from users u`,
  province: sql`select u.id as user_id, u.province_id as key from users u where u.province_id is not null`,
  school: sql`select u.id as user_id, lower(u.school_name) as key from users u where u.school_name is not null`,
  university: sql`
    select distinct a.user_id, m.university_id::text as key from attempts a
    join attempt_choices c on c.bucket = a.bucket and c.attempt_id = a.id join majors m on m.id = c.major_id
  `,
  major: sql`
    select a.user_id, c.major_id::text as key from attempts a
    join attempt_choices c on c.bucket = a.bucket and c.attempt_id = a.id
  `,
}

/** Ranks by a plain window over the scores of a try-out that nobody took twice: rows of `key`, `user_id`, `rank` and `place`. */
export function selectPlainRanks(
  tryoutId: string,
  scope: RankingScope,
): RawBuilder<{ key: string; user_id: string; rank: number; place: number }> {
  return sql`
    select g.key, a.user_id, rank() over (partition by g.key order by s.total desc)::int as rank,
      row_number() over (partition by g.key order by s.total desc, a.finished_at, a.user_id)::int as place
    from attempts a
    join attempt_scores s on s.bucket = a.bucket and s.attempt_id = a.id
    join (${keys[scope]}) g on g.user_id = a.user_id
    where a.tryout_id = ${tryoutId} and a.status = 'scored'
  `
}

/** The same as they are stored, with the total: of everybody in rows, of other scopes in lists. */
export function selectStoredRanks(tryoutId: string, scope: RankingScope): RawBuilder<unknown> {
  const generation = findGeneration(tryoutId)
  const everybody = sql`select * from ranking_rows where tryout_id = ${tryoutId} and generation = ${generation}`
  if (scope === 'national') return sql`select '' as key, user_id, rank, total from (${everybody}) e`
  return sql`
    select l.scope_key as key, e.user_id, o.rank, e.total
    from ranking_stretches l, unnest(l.positions, l.ranks) as o (position, rank), (${everybody}) e
    where l.tryout_id = ${tryoutId} and l.generation = ${generation} and l.scope = ${scope} and e.position = o.position
  `
}
