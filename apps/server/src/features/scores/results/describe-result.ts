import type { ReleasedResult } from '@gerbang/contract/scores/results.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import { findAttemptScore } from '../../exam/marks/marks.queries.ts'
import { rankAttempt } from '../rankings/rank-attempt.ts'
import { countBelow, EVERY_SCORE, everybody } from '../rankings/ranking.queries.ts'
import { type AttemptRow, listChoices } from '../../exam/tryouts/attempts.queries.ts'
import type { TryoutRow } from '../../exam/tryouts/tryouts.queries.ts'
import { describeChoices, scoreSubTests } from './describe-choices.ts'
import { type MarkMeans, markAttempt } from './mark-attempt.ts'
import { findPath, listNearby } from './path.queries.ts'
import { listKeyChanges } from './results.queries.ts'
import { keepTold } from './told-chances.queries.ts'
import { describeBins, describePassed, listBinEdges, listBinEnds, describeScoring } from './results.rules.ts'

/** What a student sees of an attempt once its try-out releases results. */
export async function describeResult(
  means: MarkMeans,
  viewer: Viewer,
  tryout: TryoutRow,
  attempt: AttemptRow,
): Promise<ReleasedResult> {
  const { db } = means
  const score = await findAttemptScore(db, attempt.bucket, attempt.id)
  if (!score) throw notFound('Hasil')
  const edges = listBinEdges(tryout.scale_min, tryout.scale_max)
  const [sub_tests, ranks, below, choices, marked, changes] = await Promise.all([
    scoreSubTests(db, tryout, attempt, score.score_run_id),
    rankAttempt(db, viewer, attempt, score),
    countBelow(db, everybody(tryout.id), [...listBinEnds(edges), EVERY_SCORE]),
    listChoices(db, attempt.bucket, attempt.id),
    markAttempt(means, tryout, attempt),
    listKeyChanges(db, tryout.id, score.key_version),
  ])
  const scoring = describeScoring(tryout, score, changes)
  const withGaps = await describeChoices(db, tryout, choices, {
    total: score.total,
    sub_tests,
    provisional: scoring.provisional,
  })
  await keepTold(
    db,
    {
      bucket: attempt.bucket,
      attempt_id: attempt.id,
      score_run_id: score.score_run_id,
      told_at: means.at.toISOString(),
    },
    withGaps,
  )
  const [path, nearby] = scoring.provisional
    ? [null, []]
    : await Promise.all([
        findPath(db, score.score_run_id, score, withGaps[0], sub_tests),
        listNearby(db, score, choices),
      ])
  return {
    total: score.total,
    total_se: score.total_se,
    scoring,
    passed: describePassed(sub_tests),
    sub_tests,
    ranks,
    histogram: describeBins(edges, below),
    topics: marked.topics,
    choices: withGaps,
    path,
    nearby,
  }
}
