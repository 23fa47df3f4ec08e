import { estimateCut, LEAST_POOL, USUAL_YEAR_SD } from '@gerbang/scoring/admission/admission-cut.ts'
import { chooseWeights, type MajorWeights } from '@gerbang/scoring/admission/weigh-sub-tests.ts'
import { findWantedNorm } from '@gerbang/scoring/irt/report-score.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { DB } from '../../../db/schema.ts'

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
    weights: MajorWeights
  }>`
    select chosen.major_id, y.capacity, y.applicants, chosen.scores, record.year_sd, m.weights
    from (
      select c.major_id, array_agg(f.total) as scores
      from (select user_id, unnest(major_ids) as major_id from finished_choices) c
      join finished f on f.user_id = c.user_id
      group by c.major_id having count(*) >= ${LEAST_POOL}
    ) chosen
    join majors m on m.id = chosen.major_id
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
 * Totals by the weights of one major, in the order of the sub-tests: of the ranked who chose it, and mean and SD of all
 * ranked. As `weighScores` has it: a sub-test without a score counts for nobody.
 */
async function weighRanked(db: Db, majorId: string, weights: readonly number[]) {
  const { rows } = await sql<{ scores: number[] | null; group_mean: number | null; group_sd: number | null }>`
    select array_agg(w.total) filter (where ${majorId}::uuid = any(c.major_ids)) as scores,
      avg(w.total) as group_mean, stddev_pop(w.total) as group_sd
    from (
      select t.user_id, (
        select sum(x.score * x.weight) / nullif(sum(x.weight), 0)
        from unnest(t.scaled, ${weights}::double precision[]) as x (score, weight) where x.score is not null
      ) as total
      from finished_sub_tests t
    ) w
    left join finished_choices c on c.user_id = w.user_id
    where w.total is not null
  `.execute(db)
  const [row] = rows
  return { scores: row?.scores ?? [], group_mean: row?.group_mean ?? null, group_sd: row?.group_sd ?? null }
}

/** Sub-tests of a try-out in their order, with what they are called and weigh there. */
function listSubTestWeights(db: Db, tryoutId: string) {
  return db
    .selectFrom('tryout_sub_tests as t')
    .innerJoin('subjects as s', 's.id', 't.subject_id')
    .select(['s.code', 't.weight'])
    .where('t.tryout_id', '=', tryoutId)
    .orderBy('t.position')
    .execute()
}

/** Weights of some majors that have their own. */
export async function listMajorWeights(
  db: Db,
  majorIds: readonly string[],
): Promise<Map<string, MajorWeights>> {
  const rows = await db
    .selectFrom('majors')
    .select(['id', 'weights'])
    .where('id', '=', sql<string>`any(${majorIds}::uuid[])`)
    .where('weights', '<>', sql<MajorWeights>`'{}'::jsonb`)
    .execute()
  return new Map(rows.map(({ id, weights }) => [id, weights]))
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
  const subTests = await listSubTestWeights(db, tryoutId)
  const cuts: Insertable<DB['major_cuts']>[] = []
  for (const { major_id, scores, year_sd, weights, ...seats } of await listChosenMajors(db)) {
    const isWeighed = Object.keys(weights).length > 0
    const own = isWeighed && (await weighRanked(db, major_id, chooseWeights(subTests, weights)))
    const counted = own ? own.scores : scores
    if (counted.length < LEAST_POOL) continue
    const { cut, se, pool } = estimateCut(counted, seats, year_sd ?? usual)
    const { group_mean, group_sd } = own || { group_mean: null, group_sd: null }
    cuts.push({ tryout_id: tryoutId, major_id, cut, se, pool, group_mean, group_sd })
  }
  if (cuts.length > 0) await db.insertInto('major_cuts').values(cuts).execute()
}

export function listCuts(db: Db, tryoutId: string, majorIds: readonly string[]) {
  return db
    .selectFrom('major_cuts')
    .select(['major_id', 'cut', 'se', 'pool', 'group_mean', 'group_sd'])
    .where('tryout_id', '=', tryoutId)
    .where('major_id', '=', sql<string>`any(${majorIds}::uuid[])`)
    .execute()
}
