import { estimateCut, LEAST_POOL, USUAL_YEAR_SD } from '@gerbang/scoring/admission/admission-cut.ts'
import { chooseWeights, type MajorWeights } from '@gerbang/scoring/admission/weigh-sub-tests.ts'
import { findWantedNorm } from '@gerbang/scoring/irt/report-score.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { DB } from '../../../db/schema.ts'
import { type Crowd, choicesMost, formatId } from './crowd.ts'
import type { Placed } from './place-crowd.rules.ts'
import { createTally } from './tally-groups.rules.ts'

/** Fewer years on record do not tell how far they differ. */
const LEAST_YEARS = 3

/** Seats and applicants of the newest year on record of those of the majors that have them. */
async function listSeats(db: Db, majorIds: readonly string[]) {
  const { rows } = await sql<{
    major_id: string
    capacity: number
    applicants: number
    year_sd: number | null
    weights: MajorWeights
  }>`
    select m.id as major_id, y.capacity, y.applicants, record.year_sd, m.weights
    from majors m
    join (
      select distinct on (major_id) major_id, capacity, applicants from major_years
      where capacity is not null and applicants is not null order by major_id, year desc
    ) y on y.major_id = m.id
    left join (
      select major_id, stddev_samp(passing_score) as year_sd from major_years
      where passing_score is not null group by major_id having count(*) >= ${LEAST_YEARS}
    ) record on record.major_id = m.id
    where m.id = any(${majorIds}::uuid[])
    order by m.weights
  `.execute(db)
  return rows
}

/** Totals by the weights of one major, of everybody. As `weighScores` has it: a sub-test without a score counts for nobody. */
function weighCrowd({ size, sub_tests, scaled }: Crowd, weights: readonly number[]): Float64Array {
  return Float64Array.from({ length: size }, (_, nth) => {
    let sum = 0
    let weight = 0
    for (let place = 0; place < sub_tests; place++) {
      const score = scaled[sub_tests * nth + place] ?? NaN
      if (Number.isNaN(score)) continue
      sum += score * (weights[place] ?? 0)
      weight += weights[place] ?? 0
    }
    return weight > 0 ? sum / weight : NaN
  })
}

/** Who of the crowd has chosen each major, by its place. */
function listChoosers({ size, choices, named }: Crowd): number[][] {
  const choosers = Array.from({ length: named.majors.length / 4 }, (): number[] => [])
  for (let nth = 0; nth < size; nth++)
    for (let at = choicesMost * nth; at < choicesMost * (nth + 1); at++)
      choosers[choices[at] ?? -1]?.push(nth)
  return choosers
}

/** Totals of everybody by some weights, with their mean and SD; those without a total do not count. */
function describeTotals(crowd: Crowd, { order }: Placed, weights: readonly number[]) {
  const totals = weighCrowd(crowd, weights)
  const tally = createTally()
  for (const nth of order) tally.add(totals[nth] ?? NaN)
  return { totals, group_mean: tally.known, group_sd: tally.count === 0 ? null : tally.sd }
}

/** Many majors weigh alike. What all of them need is found once, one weighting after the other. */
function createWeighing(crowd: Crowd, placed: Placed) {
  let kept: { key: string; described: ReturnType<typeof describeTotals> } | undefined
  return (weights: readonly number[], choosers: readonly number[]) => {
    const key = weights.join(' ')
    if (kept?.key !== key) kept = { key, described: describeTotals(crowd, placed, weights) }
    const { totals, group_mean, group_sd } = kept.described
    const scores = choosers.map(nth => totals[nth] ?? NaN).filter(score => !Number.isNaN(score))
    return { scores, group_mean, group_sd }
  }
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

/** What is known of the majors that enough of the ranked students have chosen, who has, and how a year differs that nobody recorded. */
export interface Admission {
  usual_year_sd: number
  sub_tests: Awaited<ReturnType<typeof listSubTestWeights>>
  seats: Awaited<ReturnType<typeof listSeats>>
  choosers: ReadonlyMap<string, readonly number[]>
}

export async function readAdmission(db: Db, tryoutId: string, crowd: Crowd): Promise<Admission> {
  const scale = await db
    .selectFrom('tryouts')
    .select(['scale_min', 'scale_max'])
    .where('id', '=', tryoutId)
    .executeTakeFirstOrThrow()
  const choosers = new Map(listChoosers(crowd).map((of, major) => [formatId(crowd.named.majors, major), of]))
  const enough = [...choosers].flatMap(([id, of]) => (of.length >= LEAST_POOL ? [id] : []))
  return {
    usual_year_sd: USUAL_YEAR_SD * findWantedNorm(scale).sd,
    sub_tests: await listSubTestWeights(db, tryoutId),
    seats: await listSeats(db, enough),
    choosers,
  }
}

export type Cuts = Omit<Insertable<DB['major_cuts']>, 'tryout_id'>[]

/** Estimates the cut of each major that enough have chosen; after each major it lets go on what waits. */
export async function estimateCuts({
  crowd,
  placed,
  admission,
}: {
  crowd: Crowd
  placed: Placed
  admission: Admission
}): Promise<Cuts> {
  const weigh = createWeighing(crowd, placed)
  const cuts: Cuts = []
  for (const { major_id, year_sd, weights, ...seats } of admission.seats) {
    await nextTurn()
    const choosers = admission.choosers.get(major_id) ?? []
    const isWeighed = Object.keys(weights).length > 0
    const own = isWeighed && weigh(chooseWeights(admission.sub_tests, weights), choosers)
    const counted = own ? own.scores : choosers.map(nth => crowd.totals[nth] ?? 0)
    if (counted.length < LEAST_POOL) continue
    const { cut, se, pool } = estimateCut(counted, seats, year_sd ?? admission.usual_year_sd)
    const { group_mean, group_sd } = own || { group_mean: null, group_sd: null }
    cuts.push({ major_id, cut, se, pool, group_mean, group_sd })
  }
  return cuts
}

export async function replaceCuts(trx: Db, tryoutId: string, cuts: Cuts): Promise<void> {
  await trx.deleteFrom('major_cuts').where('tryout_id', '=', tryoutId).execute()
  const rows = cuts.map(cut => ({ tryout_id: tryoutId, ...cut }))
  if (rows.length > 0) await trx.insertInto('major_cuts').values(rows).execute()
}

/** Of every major that enough of those ranked have chosen. */
export function listCuts(db: Db, tryoutId: string) {
  return db
    .selectFrom('major_cuts')
    .select(['major_id', 'cut', 'se', 'pool', 'group_mean', 'group_sd'])
    .where('tryout_id', '=', tryoutId)
    .execute()
}
export type Cut = Awaited<ReturnType<typeof listCuts>>[number]
