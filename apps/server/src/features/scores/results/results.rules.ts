import type { Scoring, SubTestScore } from '@gerbang/contract/scores/results.ts'
import type { ScoreModel, ScoreRung } from '@gerbang/contract/scores/score-runs.ts'
import { checkThresholds } from '@gerbang/scoring/check-thresholds.ts'
import { lastSaveMs } from '../../exam/progresses/progress.rules.ts'
import type { SubTestScale } from '../../../db/score-findings.ts'
import { limits } from '../../../limits.ts'
import type { TryoutRow } from '../../exam/tryouts/tryouts.queries.ts'

export interface ReleasePolicy {
  closes_at: string | null
  result_release: 'instant' | 'at_close' | 'at_time'
  release_at: string | null
  review_policy: 'after_release' | 'never'
  /** Essays of it are not scored yet. */
  awaits_marks: boolean
}

/** When a result is wanted; epoch milliseconds. */
function wantedMs({ result_release, release_at, closes_at }: ReleasePolicy): number {
  switch (result_release) {
    case 'instant':
      return Number.NEGATIVE_INFINITY
    case 'at_close':
      return closes_at === null ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
    case 'at_time':
      return release_at === null ? Number.POSITIVE_INFINITY : Date.parse(release_at)
  }
}

/**
 * When it comes out: never while anybody can still answer the same paper, since counts of right answers tell keys.
 * Open-ended practice has no such end. `longestExtraSeconds`: by how much extra time may lead past the close.
 */
function releaseMs(policy: ReleasePolicy, longestExtraSeconds: number): number {
  const { closes_at, awaits_marks } = policy
  if (awaits_marks) return Number.POSITIVE_INFINITY
  const over = closes_at === null ? Number.NEGATIVE_INFINITY : lastSaveMs(closes_at, longestExtraSeconds) + 1
  return Math.max(wantedMs(policy), over)
}

export function isReleased(policy: ReleasePolicy, longestExtraSeconds: number, at: Date): boolean {
  return at.getTime() >= releaseMs(policy, longestExtraSeconds)
}

/** The time to tell a student who waits; null when the result is out or no time is fixed. */
export function nextRelease(policy: ReleasePolicy, longestExtraSeconds: number, at: Date): string | null {
  const release = releaseMs(policy, longestExtraSeconds)
  return release > at.getTime() && Number.isFinite(release) ? new Date(release).toISOString() : null
}

/** Keys and explanations come out with the result, or never. */
export function isReviewAllowed(policy: ReleasePolicy, longestExtraSeconds: number, at: Date): boolean {
  return policy.review_policy !== 'never' && isReleased(policy, longestExtraSeconds, at)
}

/** First letters only: enough to find oneself, too little to be found. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .map(word => `${/^./u.exec(word)?.[0] ?? ''}•••`)
    .join(' ')
}

/** The run that scores come from. */
export interface PublishedRun {
  model: ScoreModel
  number: number
  published_at: string | null
}

/** By right answers, until the run by item response is published. */
export function isProvisional(
  { scoring }: Pick<TryoutRow, 'scoring'>,
  { model }: Pick<PublishedRun, 'model'>,
) {
  return scoring === 'irt' && model === 'points'
}

/** Older runs do not say how many students they knew, but none went by fewer than enough. */
export function findRung(scale: SubTestScale | null): ScoreRung {
  if (!scale) return 'points'
  if ((scale.students ?? limits.leastDriftStudents) >= limits.leastDriftStudents) return 'calibrated'
  return scale.basis === 'anchors' ? 'known' : 'few'
}

/** `changes`: those that the run counts. */
export function describeScoring(
  tryout: Pick<TryoutRow, 'scoring' | 'opens_at' | 'closes_at'>,
  run: PublishedRun,
  changes: Scoring['changes'],
): Scoring {
  return {
    model: run.model,
    provisional: isProvisional(tryout, run),
    rolling: tryout.scoring === 'irt' && tryout.closes_at === null,
    run_number: run.number,
    published_at: run.published_at ?? tryout.opens_at,
    changes,
  }
}

const histogramBins = 20

/** Equal bins over the scale, from the first edge to the last. */
export function listBinEdges(min: number, max: number): number[] {
  const width = (max - min) / histogramBins
  return Array.from({ length: histogramBins + 1 }, (_, index) => min + index * width)
}

/** The lowest scores, in hundredths, that are no longer in a bin; the last has none, and takes the top score. */
export function listBinEnds(edges: readonly number[]): number[] {
  return edges.slice(1, -1).map(edge => Math.ceil(edge * 100 - 1e-6))
}

/** `below`: how many have less than the end of each bin. */
export function describeBins(edges: readonly number[], below: readonly number[]) {
  return below.map((count, index) => ({
    from: edges[index] ?? 0,
    to: edges[index + 1] ?? 0,
    count: count - (below[index - 1] ?? 0),
  }))
}

/** Null where no sub-test has a threshold. */
export function describePassed(subTests: SubTestScore[]): boolean | null {
  if (subTests.every(({ threshold }) => threshold === null)) return null
  const parts = subTests.map(({ sub_test_id, raw, threshold }) => ({
    sub_test: sub_test_id,
    score: raw,
    threshold,
  }))
  return checkThresholds(parts).passed
}

const bands = 10

/** The tenth of the scale that a score lies in; the top score belongs to the last. */
export function bandOf(score: number, { min, max }: { min: number; max: number }) {
  const width = (max - min) / bands
  const index = Math.min(bands - 1, Math.max(0, Math.floor((score - min) / width)))
  return { from: min + index * width, to: min + (index + 1) * width }
}

/** How many places to skip so that one is in the middle of `count`, or as near to it as the list has others. */
export function placeAround(position: number, { count, total }: { count: number; total: number }): number {
  return Math.max(0, Math.min(position - Math.ceil(count / 2), total - count))
}
