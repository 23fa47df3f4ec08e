import type { Db } from '../../../../db/database.ts'
import type { Norm } from './calibrate-sheet.ts'
import type { ScoredTryoutRow } from './papers.queries.ts'
import { findSeason } from './seasons.rules.ts'

/** The scales that a norm group of this try-out's season has fixed, by subject. */
export async function listNorms(db: Db, tryout: ScoredTryoutRow): Promise<Map<string, Norm>> {
  const rows = await db
    .selectFrom('norm_scales')
    .select(['subject_id', 'a', 'b'])
    .where('season', '=', findSeason(tryout.opens_at))
    .where(eb => eb.and({ scale_min: tryout.scale_min, scale_max: tryout.scale_max }))
    .execute()
  return new Map(rows.map(({ subject_id, a, b }) => [subject_id, { a, b }]))
}

/** Fixes the scale of each subject that the season has none for yet, and returns how many: the first run stays the norm. */
export async function insertNorms(
  db: Db,
  runId: string,
  { opens_at, scale_min, scale_max }: { opens_at: string; scale_min: number; scale_max: number },
): Promise<number> {
  const subTests = await db
    .selectFrom('score_run_sub_tests as r')
    .innerJoin('tryout_sub_tests as st', 'st.id', 'r.sub_test_id')
    .select(['st.subject_id', 'r.scale'])
    .where('r.score_run_id', '=', runId)
    .execute()
  const season = findSeason(opens_at)
  const norms = subTests.flatMap(({ subject_id, scale }) =>
    scale?.basis === 'norm'
      ? [{ subject_id, season, scale_min, scale_max, score_run_id: runId, a: scale.a, b: scale.b }]
      : [],
  )
  if (norms.length === 0) return 0
  const inserted = await db
    .insertInto('norm_scales')
    .values(norms)
    .onConflict(oc => oc.doNothing())
    .returning('subject_id')
    .execute()
  return inserted.length
}
