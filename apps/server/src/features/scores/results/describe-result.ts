import type { ReleasedResult } from '@gerbang/contract/scores/results.ts'
import { notFound } from '../../../http/errors.ts'
import type { AttemptScore } from '../../exam/marks/marks.queries.ts'
import type { TryoutRow } from '../../exam/tryouts/tryouts.queries.ts'
import { rankAttempt } from '../rankings/rank-attempt.ts'
import type { CommonFacts, FindCommon } from './common-facts.ts'
import { describeChoices, scoreSubTests } from './describe-choices.ts'
import { type MarkMeans, markStored } from './mark-attempt.ts'
import { findPath, type ListNearby } from './path.queries.ts'
import { describeBins, describePassed, describeScoring } from './results.rules.ts'
import type { Sitting, Standing } from './sittings.queries.ts'
import { keepTold } from './told-chances.queries.ts'

export interface Sat {
  attempt: Sitting
  /** All finished ones of the try-out, newest first. */
  attempts: readonly Sitting[]
}

interface Means extends MarkMeans {
  findCommon: FindCommon
  listNearby: ListNearby
}

interface Read extends Standing {
  score: AttemptScore
  facts: CommonFacts
}

/** Scores by sub-test, and what they mean for the choices; the chances are kept as they are told. */
async function describeScores(
  { db, at, listNearby }: Means,
  tryout: TryoutRow,
  { bucket, id: attempt_id, sub_tests: scores, choices, told }: Sitting,
  { score, snapshot, facts }: Read,
) {
  const chosen = choices ?? []
  const { provisional } = describeScoring(tryout, score, facts.changes)
  const sub_tests = scoreSubTests(scores ?? [], score, facts)
  const described = describeChoices(tryout, chosen, facts.cuts, {
    total: score.total,
    sub_tests,
    provisional,
    group: { mean: snapshot?.mean ?? 0, sd: snapshot?.sd ?? 0 },
  })
  const reading = { bucket, attempt_id, score_run_id: score.score_run_id, told_at: at.toISOString() }
  const [nearby] = await Promise.all([
    provisional ? [] : listNearby(score, chosen),
    keepTold(db, reading, described, told ?? []),
  ])
  const path = provisional ? null : findPath(score, described[0], sub_tests, facts)
  return { sub_tests, choices: described, path, nearby }
}

/** What a student sees of an attempt once its try-out releases results. */
export async function describeResult(
  means: Means,
  tryout: TryoutRow,
  { attempt, attempts }: Sat,
  standing: Standing,
): Promise<ReleasedResult> {
  const { score } = attempt
  if (!score) throw notFound('Hasil')
  const { snapshot, keys, ranked_attempt_id } = standing
  const facts = await means.findCommon(tryout, score, standing)
  const isCounted = ranked_attempt_id === attempt.id
  const [scored, ranks, { topics }] = await Promise.all([
    describeScores(means, tryout, attempt, { ...standing, score, facts }),
    rankAttempt(means.db, { snapshot, isCounted, keys, attempts }, attempt, score),
    markStored(means, { tryout, attempt }, facts, attempt.answers ?? []),
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
