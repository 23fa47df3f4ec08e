import type { Scope } from '@gerbang/contract/scores/results.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { type GroupKind, replaceGroupFigures } from './group-figures.queries.ts'

/** Two arrays of so many numbers still lie in the row itself. */
export const PLACES_IN_ROW = 200

/** Of the rows of a ranking that are read; others are being written, or go away. */
export const findGeneration = (tryoutId: string): RawBuilder<number> => sql<number>`(
  select generation from ranking_snapshots where tryout_id = ${tryoutId}
)`

/** Until the transaction ends nobody joins this ranking, leaves it, or puts another generation in its place. */
export async function lockSnapshot(trx: Db, tryoutId: string): Promise<void> {
  await sql`select from ranking_snapshots where tryout_id = ${tryoutId} for update`.execute(trx)
}

/** Until the transaction ends nobody else writes what is stored of this ranking. */
async function lockRanking(trx: Db, tryoutId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${tryoutId}, 0))`.execute(trx)
}

/** Replaces the figures of these kinds of groups, of a ranking that stands. */
export async function regroup(
  trx: Db,
  tryoutId: string,
  kinds: readonly GroupKind[],
  at: string,
): Promise<void> {
  await lockRanking(trx, tryoutId)
  await replaceGroupFigures(trx, tryoutId, at, kinds)
}

/** Takes a student out at once; the job that closes the gap comes after. */
export async function deleteRanks(db: Db, tryoutId: string, userId: string): Promise<void> {
  await lockSnapshot(db, tryoutId)
  // The version before reads the second, while it runs beside this one.
  for (const table of ['ranking_rows', 'ranks'] as const)
    await db.deleteFrom(table).where('tryout_id', '=', tryoutId).where('user_id', '=', userId).execute()
}

/**
 * The ranking with the run that it ranks by: whoever finished until `ranked_at` has a place, and means and cuts are as of
 * `computed_at`.
 */
export function findSnapshot(db: Db, tryoutId: string) {
  return db
    .selectFrom('ranking_snapshots as s')
    .innerJoin('score_runs as r', 'r.id', 's.score_run_id')
    .select(['s.computed_at', 's.participants', 's.score_run_id', 's.mean', 's.sd', 's.generation'])
    .select(sql<string>`greatest(s.computed_at, s.late_at)`.as('ranked_at'))
    .select(['r.model', 'r.number', 'r.key_version', 'r.published_at'])
    .where('s.tryout_id', '=', tryoutId)
    .executeTakeFirst()
}
export type Snapshot = NonNullable<Awaited<ReturnType<typeof findSnapshot>>>

/** Whether the ranking that is read has a row of this attempt. */
export async function isRanked(
  db: Db,
  { id, tryout_id }: { id: string; tryout_id: string },
  userId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('ranking_rows')
    .select('attempt_id')
    .where('user_id', '=', userId)
    .where('tryout_id', '=', tryout_id)
    .where('generation', '=', findGeneration(tryout_id))
    .executeTakeFirst()
  return row?.attempt_id === id
}

export function listSubTestMeans(db: Db, tryoutId: string) {
  return db
    .selectFrom('sub_test_means')
    .select(['sub_test_id', 'mean'])
    .where('tryout_id', '=', tryoutId)
    .execute()
}

/** The group that a student is ranked in, for each scope; null when they have named none. */
export type ScopeKeys = Record<Scope, string | null>

export async function findScopeKeys(db: Db, userId: string): Promise<ScopeKeys> {
  const row = await db
    .selectFrom('users')
    .select(['province_id', sql<string | null>`lower(school_name)`.as('school')])
    .where('id', '=', userId)
    .executeTakeFirst()
  return { national: '', province: row?.province_id ?? null, school: row?.school ?? null }
}

/** The majors that a student is ranked in, in order of priority, with their universities. */
export async function listRankedMajors(db: Db, tryoutId: string, userId: string) {
  const { rows } = await sql<{ id: string; name: string; university: { id: string; name: string } }>`
    select m.id, m.name, json_build_object('id', u.id, 'name', u.name) as university
    from ranking_rows r, unnest(r.major_ids) with ordinality as chosen (id, priority)
    join majors m on m.id = chosen.id
    join universities u on u.id = m.university_id
    where r.user_id = ${userId} and r.tryout_id = ${tryoutId} and r.generation = ${findGeneration(tryoutId)}
    order by chosen.priority
  `.execute(db)
  return rows
}
