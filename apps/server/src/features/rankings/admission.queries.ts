import { estimateCut, LEAST_POOL, USUAL_YEAR_SD } from '@gerbang/scoring/admission/admission-cut.ts'
import { findWantedNorm } from '@gerbang/scoring/irt/report-score.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Fewer years on record do not tell how far they differ. */
const LEAST_YEARS = 3

/** Seats and applicants of the newest year on record, and the scores of those ranked who chose the major. */
async function listChosenMajors(db: Db) {
  const { rows } = await sql<{
    major_id: string
    capacity: number
    applicants: number
    scores: number[]
    year_sd: number | null
  }>`
    select chosen.major_id, y.capacity, y.applicants, chosen.scores, record.year_sd
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
    left join (
      select major_id, stddev_samp(passing_score) as year_sd from major_years
      where passing_score is not null group by major_id having count(*) >= ${LEAST_YEARS}
    ) record on record.major_id = chosen.major_id
  `.execute(db)
  return rows
}

/**
 * Estimates the cut of each major that enough of the ranked students have chosen; reads the temporary tables of the
 * ranking.
 */
export async function insertCuts(db: Db, tryoutId: string): Promise<void> {
  const scale = await db
    .selectFrom('tryouts')
    .select(['scale_min', 'scale_max'])
    .where('id', '=', tryoutId)
    .executeTakeFirstOrThrow()
  const usual = USUAL_YEAR_SD * findWantedNorm(scale).sd
  const cuts = (await listChosenMajors(db)).map(({ major_id, scores, year_sd, ...seats }) => {
    const { cut, se, pool } = estimateCut(scores, seats, year_sd ?? usual)
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
