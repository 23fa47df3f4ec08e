import type { RunOrigin, ScoreModel } from '@gerbang/contract/scores/score-runs.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import { conflict } from '../../../../http/errors.ts'
import { limits } from '../../../../limits.ts'
import { countUnmarked, findLastMark, lacksMarks } from '../../../exam/marks/essay-marks.queries.ts'
import { findLongestExtra } from '../../../exam/progresses/attempts.queries.ts'
import { hasEnded } from '../../../exam/progresses/progress.rules.ts'
import { countFinishedStudents, hasUnfinishedAttempts } from '../corrections/attempts.queries.ts'
import { insertRun, type LockedTryout } from './runs.queries.ts'

export interface RunRequest {
  origin: RunOrigin
  model?: Exclude<ScoreModel, 'points'> | undefined
  publish: boolean
  reason: string | null
  requested_by: string | null
}

/** Nobody can sit the paper any more, and everybody's is closed; of open-ended practice, at any time. */
export async function isReadyToScore(
  db: Db,
  { id, closes_at }: { id: string; closes_at: string | null },
  at: Date,
): Promise<boolean> {
  if (closes_at === null) return true
  return hasEnded(closes_at, await findLongestExtra(db, id), at) && !(await hasUnfinishedAttempts(db, id))
}

/** Closed try-outs by item response that have had no run by it yet. */
export function listUnscoredTryouts(db: Db, closedBefore: string) {
  return db
    .selectFrom('tryouts as t')
    .select(['t.id', 't.closes_at'])
    .where('t.status', '=', 'published')
    .where('t.scoring', '=', 'irt')
    .where('t.has_essays', '=', false)
    .where('t.closes_at', '<', closedBefore)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('score_runs as r')
            .select('r.id')
            .whereRef('r.tryout_id', '=', 't.id')
            .where('r.model', '<>', 'points'),
        ),
      ),
    )
    .execute()
}

interface WithEssays {
  id: string
  closes_at: string | null
  last_run_at: string | null
}

async function listClosedWithEssays(db: Db, closedBefore: string, only?: string): Promise<WithEssays[]> {
  const { rows } = await sql<WithEssays>`
    select t.id, t.closes_at, (
      select max(r.created_at) from score_runs r where r.tryout_id = t.id and r.origin <> 'submissions'
    ) as last_run_at
    from tryouts t
    where t.status = 'published' and t.has_essays and t.closes_at < ${closedBefore}
      ${only === undefined ? sql`` : sql`and t.id = ${only}`}
  `.execute(db)
  return rows
}

/** Marked, or marked otherwise, since its last run, and none of its essays waits. */
async function isMarked(db: Db, { id, last_run_at }: WithEssays): Promise<boolean> {
  const lastMark = await findLastMark(db, id)
  if (last_run_at !== null && (lastMark === null || last_run_at >= lastMark)) return false
  return !(await lacksMarks(db, id)) && (await countUnmarked(db, id)) === 0
}

/** Closed try-outs with essays that have been marked, or marked otherwise, since their last run. */
export async function listMarkedTryouts(db: Db, closedBefore: string, only?: string) {
  const candidates = await listClosedWithEssays(db, closedBefore, only)
  const marked = await Promise.all(candidates.map(one => isMarked(db, one)))
  return candidates.filter((_, place) => marked[place])
}

/** A run would publish results in which an essay that nobody has marked yet counts as blank. */
async function refuseUnmarked(trx: Db, tryoutId: string): Promise<void> {
  const unmarked = await countUnmarked(trx, tryoutId)
  if (unmarked > 0)
    throw conflict('not_marked', `Menunggu ${unmarked} uraian dinilai. Nilai dulu semuanya, lalu coba lagi.`)
}

async function findLastModel(db: Db, tryoutId: string) {
  const last = await db
    .selectFrom('score_runs')
    .select('model')
    .where('tryout_id', '=', tryoutId)
    .where('origin', '<>', 'submissions')
    .where('model', '<>', 'points')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.model ?? '3pl'
}

/**
 * While students still sit, what item response would compare with is not complete yet. Practice without end goes by points
 * until enough have sat it, also when a correction or a marked essay comes before; a run that was asked for does not wait.
 */
async function canUseItemResponse(trx: Db, tryout: LockedTryout, origin: RunOrigin, at: Date) {
  if (tryout.scoring !== 'irt' || !(await isReadyToScore(trx, tryout, at))) return false
  const waits = tryout.closes_at === null && (origin === 'regrade' || origin === 'marks')
  return !waits || (await countFinishedStudents(trx, tryout.id)) >= limits.leastRollingStudents
}

/** Queues a run of a locked try-out and returns its number. */
export async function startRun(
  trx: Db,
  tryout: LockedTryout,
  { origin, model, publish, reason, requested_by }: RunRequest,
  { id, at }: { id: string; at: string },
): Promise<number> {
  await refuseUnmarked(trx, tryout.id)
  const byResponse = await canUseItemResponse(trx, tryout, origin, new Date(at))
  return insertRun(trx, {
    id,
    tryout_id: tryout.id,
    kind: tryout.scoring,
    origin,
    model: byResponse ? (model ?? (await findLastModel(trx, tryout.id))) : 'points',
    key_version: tryout.key_version,
    publishes_itself: publish,
    reason,
    requested_by,
    created_at: at,
  })
}
