import type { ChosenMajor } from '@gerbang/contract/exam/universities.ts'
import type { ReleasedResult } from '@gerbang/contract/scores/results.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import { type AttemptScore, findAttemptScore } from '../../exam/marks/marks.queries.ts'
import type { AttemptRow } from '../../exam/tryouts/attempts.queries.ts'
import type { TryoutRow } from '../../exam/tryouts/tryouts.queries.ts'
import { rankAttempt } from '../rankings/rank-attempt.ts'
import { findScopeKeys } from '../rankings/ranking.queries.ts'
import type { FindCommon } from './common-facts.ts'
import { describeChoices, scoreSubTests } from './describe-choices.ts'
import { type MarkMeans, markAttempt } from './mark-attempt.ts'
import { findPath, listNearby } from './path.queries.ts'
import { describeBins, describePassed, describeScoring } from './results.rules.ts'
import { keepTold } from './told-chances.queries.ts'

interface Sat {
  attempt: AttemptRow
  choices: ChosenMajor[]
  /** All finished ones of the try-out, newest first. */
  attempts: readonly AttemptRow[]
}

/** Scores by sub-test, and what they mean for the choices; the chances are kept as they are told. */
async function describeScores(
  { db, at }: MarkMeans,
  tryout: TryoutRow,
  { attempt, choices, score }: Sat & { score: AttemptScore },
  { snapshot, facts }: Awaited<ReturnType<FindCommon>>,
) {
  const { provisional } = describeScoring(tryout, score, facts.changes)
  const sub_tests = await scoreSubTests(db, attempt, score, facts)
  const described = await describeChoices(db, tryout, choices, {
    total: score.total,
    sub_tests,
    provisional,
    group: { mean: snapshot?.mean ?? 0, sd: snapshot?.sd ?? 0 },
  })
  const { bucket, id: attempt_id } = attempt
  const reading = { bucket, attempt_id, score_run_id: score.score_run_id, told_at: at.toISOString() }
  const [path, nearby] = await Promise.all([
    provisional ? null : findPath(db, score.score_run_id, score, described[0], sub_tests),
    provisional ? [] : listNearby(db, score, choices),
    keepTold(db, reading, described),
  ])
  return { sub_tests, choices: described, path, nearby }
}

/** What a student sees of an attempt once its try-out releases results. */
export async function describeResult(
  means: MarkMeans & { findCommon: FindCommon },
  viewer: Viewer,
  tryout: TryoutRow,
  sat: Sat,
): Promise<ReleasedResult> {
  const { db } = means
  const { attempt, attempts } = sat
  const [score, keys] = await Promise.all([
    findAttemptScore(db, attempt.bucket, attempt.id),
    findScopeKeys(db, viewer.user_id),
  ])
  if (!score) throw notFound('Hasil')
  const common = await means.findCommon(tryout, score)
  const { snapshot, facts } = common
  const [scored, ranks, { topics }] = await Promise.all([
    describeScores(means, tryout, { ...sat, score }, common),
    rankAttempt(db, { snapshot, user_id: viewer.user_id, keys, attempts }, attempt, score),
    markAttempt(means, tryout, attempt),
  ])
  return {
    total: score.total,
    total_se: score.total_se,
    scoring: describeScoring(tryout, score, facts.changes),
    passed: describePassed(scored.sub_tests),
    ranks,
    histogram: describeBins(facts.edges, facts.below),
    topics,
    ...scored,
  }
}
