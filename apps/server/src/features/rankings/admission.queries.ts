import { estimateCut, LEAST_POOL } from '@gerbang/scoring/admission/admission-cut.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Seats and applicants of the newest year on record, and the scores of those ranked who chose the major. */
async function listChosenMajors(db: Db) {
  const { rows } = await sql<{ major_id: string; capacity: number; applicants: number; scores: number[] }>`
    select chosen.major_id, y.capacity, y.applicants, chosen.scores
    from (
      select c.major_id, array_agg(f.total) as scores
      from (select user_id, unnest(major_ids) as major_id from finished_choices) c
      join finished f on f.user_id = c.user_id
      group by c.major_id having count(*) >= ${LEAST_POOL}
    ) chosen
    join (
      select distinct on (major_id) major_id, capacity, applicants from major_years
      where capacity is not null and applicants is not null order by major_id, year desc
    ) y on y.major_id = chosen.major_id
  `.execute(db)
  return rows
}

/**
 * Estimates the cut of each major that enough of the ranked students have chosen; reads the temporary tables of the
 * ranking.
 */
export async function insertCuts(db: Db, tryoutId: string): Promise<void> {
  const cuts = (await listChosenMajors(db)).map(({ major_id, scores, ...seats }) => {
    const { cut, se, pool } = estimateCut(scores, seats, 0)
    return { tryout_id: tryoutId, major_id, cut, se, pool }
  })
  if (cuts.length > 0) await db.insertInto('major_cuts').values(cuts).execute()
}

export function listCuts(db: Db, tryoutId: string, majorIds: readonly string[]) {
  return db
    .selectFrom('major_cuts')
    .select(['major_id', 'cut', 'se', 'pool'])
    .where('tryout_id', '=', tryoutId)
    .where('major_id', '=', sql<string>`any(${majorIds}::uuid[])`)
    .execute()
}
