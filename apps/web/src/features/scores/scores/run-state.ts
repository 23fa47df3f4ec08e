import type { RunStatus, ScoreRun } from '@gerbang/contract/scores/score-runs.ts'
import type { ScoredTryout } from '@gerbang/contract/scores/scores.ts'

const active: readonly RunStatus[] = ['queued', 'running']
const described: readonly RunStatus[] = ['done', 'published', 'superseded']

export function isActive(run: Pick<ScoreRun, 'status'> | null): boolean {
  return run !== null && active.includes(run.status)
}

/** A run may begin once nobody is at work any more, and one at a time. */
export function canStart({ phase, closes_at, newest_run }: StartState): boolean {
  const isOver = phase === 'closed' || (closes_at === null && phase === 'open')
  return isOver && !isActive(newest_run)
}

/** Not the sums of points that attempts are given as they finish, which stand as the first run of every try-out. */
export function isComputed(run: ScoreRun | null): run is ScoreRun {
  return run !== null && run.origin !== 'submissions'
}

/** Published, and the ranks of it are still being computed. */
export function isRankingBehind({
  published_run,
  ranked_at,
}: Pick<ScoredTryout, 'published_run' | 'ranked_at'>): boolean {
  if (!isComputed(published_run) || published_run.published_at === null) return false
  return ranked_at === null || ranked_at < published_run.published_at
}

/** Waits for somebody to look at it and publish it. */
export function isWaiting({ newest_run }: Pick<ScoredTryout, 'newest_run'>): boolean {
  return newest_run?.status === 'done'
}

/** The run whose questions are to be looked at: the one that waits for its publication before the one published. */
export function findDescribedRun({ newest_run, published_run }: RunsOfTryout): ScoreRun | null {
  const isNewest = newest_run !== null && described.includes(newest_run.status)
  const run = isNewest ? newest_run : published_run
  return isComputed(run) ? run : null
}

type RunsOfTryout = Pick<ScoredTryout, 'newest_run' | 'published_run'>
type StartState = Pick<ScoredTryout, 'phase' | 'closes_at' | 'newest_run'>

/** As many as the server asks for before a group may fix the scale of a season. */
const normStudents = 1_000

/** Whether an admin may make the group of this result the norm of its season. */
export function canBeNorm(run: ScoreRun | null): boolean {
  return run !== null && run.model !== 'points' && (run.attempts ?? 0) >= normStudents
}
