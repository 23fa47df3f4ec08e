import type { Rank, ReleasedResult, SubTestScore } from '@gerbang/contract/results.ts'
import { results, scope as scopes } from '@gerbang/contract/results.ts'
import { checkThresholds } from '@gerbang/scoring/check-thresholds.ts'
import { addToHistogram, rankInHistogram, type ScoreBucket } from '@gerbang/scoring/rank.ts'
import type { Database } from '../../db/database.ts'
import type { Viewer } from '../../http/access.ts'
import { notFound } from '../../http/errors.ts'
import type { Mount } from '../../http/handle.ts'
import type { Platform } from '../../platform.ts'
import type { Exam } from '../progresses/exam.ts'
import { findWantedNorm } from '../scores/seasons.rules.ts'
import { findAttemptScore, listSubTestScores } from '../progresses/scores.queries.ts'
import { type AttemptRow, listAttempts, listChoices } from '../tryouts/attempts.queries.ts'
import { findTryout, listSubTests, type TryoutRow } from '../tryouts/tryouts.queries.ts'
import { listCuts } from './admission.queries.ts'
import { tellChances } from './admission.rules.ts'
import { findFinished } from './find-finished.ts'
import { markAttempt } from './mark-attempt.ts'
import {
  countRanks,
  findOwnRank,
  findScopeKeys,
  findSnapshot,
  listHistogram,
  listRanks,
  listSubTestMeans,
  type RankRow,
} from './ranking.queries.ts'
import { findLongestExtra, listKeyChanges, listScaleBases } from './results.queries.ts'
import {
  describeScoring,
  isReleased,
  isReviewAllowed,
  maskName,
  nextRelease,
  toHundredths,
} from './results.rules.ts'

const histogramBins = 20

/** Equal bins over the scale; the top score belongs to the last bin. */
function binHistogram(histogram: ScoreBucket[], min: number, max: number) {
  const width = (max - min) / histogramBins
  const bins = Array.from({ length: histogramBins }, (_, index) => ({
    from: min + index * width,
    to: min + (index + 1) * width,
    count: 0,
  }))
  for (const { score_hundredths, count } of histogram) {
    const index = Math.floor((score_hundredths / 100 - min) / width)
    const bin = bins[Math.min(Math.max(index, 0), histogramBins - 1)]
    if (bin) bin.count += count
  }
  return bins
}

function showRow({ show_name_in_ranking, name, user_id, ...row }: RankRow, viewer: Viewer) {
  const is_me = user_id === viewer.user_id
  return { ...row, is_me, name: is_me || show_name_in_ranking ? name : maskName(name) }
}

/**
 * Ranks of a first finished attempt; a score that is younger than the snapshot counts itself in. None while the snapshot
 * still ranks by another run.
 */
async function rankAttempt(
  db: Database,
  viewer: Viewer,
  attempt: AttemptRow,
  { total, scored_at, score_run_id }: { total: number; scored_at: string; score_run_id: string },
): Promise<Rank[]> {
  const [snapshot, keys, attempts] = await Promise.all([
    findSnapshot(db, attempt.tryout_id),
    findScopeKeys(db, viewer.user_id),
    listAttempts(db, viewer),
  ])
  const first = attempts.findLast(row => row.tryout_id === attempt.tryout_id && row.status === 'scored')
  if (snapshot?.score_run_id !== score_run_id || first?.id !== attempt.id) return []
  const own = toHundredths(total)
  const isCounted = scored_at <= snapshot.computed_at
  const ranked = scopes.options.map(async scope => {
    const key = keys[scope]
    if (key === null) return []
    const stored = await listHistogram(db, attempt.tryout_id, scope, key)
    const histogram = isCounted ? stored : addToHistogram(stored, own)
    return [{ scope, ...rankInHistogram(histogram, own), computed_at: snapshot.computed_at }]
  })
  return (await Promise.all(ranked)).flat()
}

async function scoreSubTests(
  db: Database,
  tryout: TryoutRow,
  attempt: AttemptRow,
  scoreRunId: string,
): Promise<SubTestScore[]> {
  const scored = { bucket: attempt.bucket, attempt_id: attempt.id, score_run_id: scoreRunId }
  const [subTests, scores, means, bases] = await Promise.all([
    listSubTests(db, [tryout.id]),
    listSubTestScores(db, scored),
    listSubTestMeans(db, tryout.id),
    listScaleBases(db, scoreRunId),
  ])
  return subTests.flatMap(({ id, subject, threshold }) => {
    const score = scores.find(row => row.sub_test_id === id)
    const peers_mean = means.find(row => row.sub_test_id === id)?.mean ?? null
    const basis = bases.get(id) ?? null
    return score ? [{ ...score, subject, threshold, peers_mean, basis, se: score.scaled_se }] : []
  })
}

/** Null where no sub-test has a threshold. */
function tellPassed(subTests: SubTestScore[]): boolean | null {
  if (subTests.every(({ threshold }) => threshold === null)) return null
  const parts = subTests.map(({ sub_test_id, raw, threshold }) => ({
    sub_test: sub_test_id,
    score: raw,
    threshold,
  }))
  return checkThresholds(parts).passed
}

export function resultRoutes(mount: Mount, { db, now }: Platform, exam: Exam): void {
  async function describeReleased(
    viewer: Viewer,
    tryout: TryoutRow,
    attempt: AttemptRow,
  ): Promise<ReleasedResult> {
    const score = await findAttemptScore(db, attempt.bucket, attempt.id)
    if (!score) throw notFound('Hasil')
    const [sub_tests, ranks, histogram, choices, marked, changes] = await Promise.all([
      scoreSubTests(db, tryout, attempt, score.score_run_id),
      rankAttempt(db, viewer, attempt, score),
      listHistogram(db, tryout.id, 'national', ''),
      listChoices(db, attempt.bucket, attempt.id),
      markAttempt(db, exam.findPaper, attempt),
      listKeyChanges(db, tryout.id, score.key_version),
    ])
    const scoring = describeScoring(tryout, score, changes)
    const cuts = scoring.provisional
      ? []
      : await listCuts(
          db,
          tryout.id,
          choices.map(choice => choice.id),
        )
    const chances = tellChances(score, choices, cuts, findWantedNorm(tryout))
    return {
      total: score.total,
      total_se: score.total_se,
      scoring,
      passed: tellPassed(sub_tests),
      sub_tests,
      ranks,
      histogram: binHistogram(histogram, tryout.scale_min, tryout.scale_max),
      topics: marked.topics,
      choices: choices.map((choice, index) => {
        const passing = choice.figures?.passing_score ?? null
        const gap = passing === null ? null : Math.round((score.total - passing) * 100) / 100
        return { ...choice, gap, chance: chances[index] ?? null }
      }),
    }
  }

  mount(results.result, async ({ viewer, params }) => {
    const at = now()
    const tryout = await findTryout(db, params.slug)
    const attempt = tryout && (await findFinished(db, exam, viewer, tryout.id, at))
    if (!attempt) throw notFound('Hasil')
    const data = {
      tryout: { ...tryout, scale: { min: tryout.scale_min, max: tryout.scale_max } },
      attempt: { ...attempt, choices: await listChoices(db, attempt.bucket, attempt.id) },
      release_at: nextRelease(tryout, at),
      review_allowed: isReviewAllowed(tryout, await findLongestExtra(db, tryout.id), at),
      released: isReleased(tryout, at) ? await describeReleased(viewer, tryout, attempt) : null,
    }
    return { data }
  })

  mount(results.ranking, async ({ viewer, params, query: { page, per_page, scope } }) => {
    const tryout = await findTryout(db, params.slug)
    if (!tryout) throw notFound('Try out')
    const shown = isReleased(tryout, now())
    const key = (await findScopeKeys(db, viewer.user_id))[scope]
    const isEmpty = !shown || key === null
    const [rows, total, own, snapshot] = await Promise.all([
      isEmpty ? [] : listRanks(db, tryout.id, scope, key, page, per_page),
      isEmpty ? 0 : countRanks(db, tryout.id, scope, key),
      isEmpty ? undefined : findOwnRank(db, tryout.id, scope, viewer.user_id),
      findSnapshot(db, tryout.id),
    ])
    return {
      data: rows.map(row => showRow(row, viewer)),
      meta: {
        page,
        per_page,
        total,
        tryout_title: tryout.title,
        own: own ? showRow(own, viewer) : null,
        computed_at: shown ? (snapshot?.computed_at ?? null) : null,
        scoring:
          shown && snapshot
            ? describeScoring(tryout, snapshot, await listKeyChanges(db, tryout.id, snapshot.key_version))
            : null,
      },
    }
  })
}
