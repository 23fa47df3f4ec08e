import type { ReleasedResult } from '@gerbang/contract/scores/results.ts'
import type { ChosenMajor } from '@gerbang/contract/exam/universities.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import { findAttemptScore } from '../../exam/marks/marks.queries.ts'
import { rankAttempt } from '../rankings/rank-attempt.ts'
import { findScopeKeys } from '../rankings/ranking.queries.ts'
import type { AttemptRow } from '../../exam/tryouts/attempts.queries.ts'
import type { TryoutRow } from '../../exam/tryouts/tryouts.queries.ts'
import type { FindCommon } from './common-facts.ts'
import { describeChoices, scoreSubTests } from './describe-choices.ts'
import { type MarkMeans, markAttempt } from './mark-attempt.ts'
import { findPath, listNearby } from './path.queries.ts'
import { keepTold } from './told-chances.queries.ts'
import { describeBins, describePassed, describeScoring } from './results.rules.ts'

interface Sat {
  attempt: AttemptRow
  choices: ChosenMajor[]
  /** All finished ones of the try-out, newest first. */
  attempts: readonly AttemptRow[]
}

/** What a student sees of an attempt once its try-out releases results. */
export async function describeResult(
  means: MarkMeans & { findCommon: FindCommon },
  viewer: Viewer,
  tryout: TryoutRow,
  { attempt, choices, attempts }: Sat,
): Promise<ReleasedResult> {
  const { db } = means
  const [score, keys] = await Promise.all([
    findAttemptScore(db, attempt.bucket, attempt.id),
    findScopeKeys(db, viewer.user_id),
  ])
  if (!score) throw notFound('Hasil')
  const { snapshot, facts } = await means.findCommon(tryout, score)
  const [sub_tests, ranks, marked] = await Promise.all([
    scoreSubTests(db, attempt, score, facts),
    rankAttempt(db, { snapshot, keys, attempts }, attempt, score),
    markAttempt(means, tryout, attempt),
  ])
  const scoring = describeScoring(tryout, score, facts.changes)
  const withGaps = await describeChoices(db, tryout, choices, {
    total: score.total,
    sub_tests,
    provisional: scoring.provisional,
    group: { mean: snapshot?.mean ?? 0, sd: snapshot?.sd ?? 0 },
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
    histogram: describeBins(facts.edges, facts.below),
    topics: marked.topics,
    choices: withGaps,
    path,
    nearby,
  }
}
