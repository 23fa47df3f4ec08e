import type { ReleasedResult } from '@gerbang/contract/scores/results.ts'
import type { ChosenMajor } from '@gerbang/contract/exam/universities.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import { findAttemptScore } from '../../exam/marks/marks.queries.ts'
import { rankAttempt } from '../rankings/rank-attempt.ts'
import { findScopeKeys, findSnapshot, isRanked } from '../rankings/ranking.queries.ts'
import type { AttemptRow } from '../../exam/tryouts/attempts.queries.ts'
import type { TryoutRow } from '../../exam/tryouts/tryouts.queries.ts'
import type { FindCommon } from './common-facts.ts'
import { describeChoices, readAdmission, scoreSubTests } from './describe-choices.ts'
import { type MarkMeans, markAttempt } from './mark-attempt.ts'
import { findPath, type ListNearby } from './path.queries.ts'
import { keepTold } from './told-chances.queries.ts'
import { describeBins, describePassed, describeScoring } from './results.rules.ts'

interface Sat {
  attempt: AttemptRow
  choices: ChosenMajor[]
  /** All finished ones of the try-out, newest first. */
  attempts: readonly AttemptRow[]
}

interface Means extends MarkMeans {
  findCommon: FindCommon
  listNearby: ListNearby
}

/** The score of an attempt with the ranking as it stands, and the groups that its student is ranked in. */
export async function readScore(
  { db, findCommon }: Pick<Means, 'db' | 'findCommon'>,
  viewer: Viewer,
  tryout: TryoutRow,
  attempt: AttemptRow,
) {
  const [score, keys, snapshot, isCounted] = await Promise.all([
    findAttemptScore(db, attempt.bucket, attempt.id),
    findScopeKeys(db, viewer.user_id),
    findSnapshot(db, tryout.id),
    isRanked(db, attempt, viewer.user_id),
  ])
  if (!score) throw notFound('Hasil')
  return { score, keys, snapshot, isCounted, facts: await findCommon(tryout, score, snapshot) }
}
type Read = Awaited<ReturnType<typeof readScore>>

/** Scores by sub-test, and what they mean for the choices; the chances are kept as they are told. */
async function describeScores(
  { db, at, listNearby }: Means,
  tryout: TryoutRow,
  { attempt, choices }: Sat,
  { score, snapshot, facts }: Read,
) {
  const { provisional } = describeScoring(tryout, score, facts.changes)
  const [sub_tests, admission] = await Promise.all([
    scoreSubTests(db, attempt, score, facts),
    readAdmission(db, tryout.id, choices),
  ])
  const described = describeChoices(tryout, choices, admission, {
    total: score.total,
    sub_tests,
    provisional,
    group: { mean: snapshot?.mean ?? 0, sd: snapshot?.sd ?? 0 },
  })
  const { bucket, id: attempt_id } = attempt
  const reading = { bucket, attempt_id, score_run_id: score.score_run_id, told_at: at.toISOString() }
  const [path, nearby] = await Promise.all([
    provisional ? null : findPath(db, score.score_run_id, score, described[0], sub_tests),
    provisional ? [] : listNearby(score, choices),
    keepTold(db, reading, described),
  ])
  return { sub_tests, choices: described, path, nearby }
}

/** What a student sees of an attempt once its try-out releases results. */
export async function describeResult(
  means: Means,
  tryout: TryoutRow,
  sat: Sat,
  read: Read,
): Promise<ReleasedResult> {
  const { attempt, attempts } = sat
  const { score, keys, snapshot, isCounted, facts } = read
  const [scored, ranks, { topics }] = await Promise.all([
    describeScores(means, tryout, sat, read),
    rankAttempt(means.db, { snapshot, isCounted, keys, attempts }, attempt, score),
    markAttempt(means, tryout, attempt, facts),
  ])
  return {
    total: score.total,
    total_se: score.total_se,
    scoring: describeScoring(tryout, score, facts.changes),
    passed: describePassed(scored.sub_tests),
    ranks,
    computed_at: snapshot?.computed_at ?? null,
    histogram: describeBins(facts.edges, facts.below),
    topics,
    ...scored,
  }
}
