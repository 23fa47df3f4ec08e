import type { ReleasedResult, SubTestScore } from '@gerbang/contract/results.ts'
import { findWantedNorm } from '@gerbang/scoring/irt/report-score.ts'
import type { Database } from '../../db/database.ts'
import type { Viewer } from '../../http/access.ts'
import { notFound } from '../../http/errors.ts'
import { findAttemptScore, listSubTestScores } from '../marks/marks.queries.ts'
import type { FindPaper } from '../progresses/papers.ts'
import { listCuts, listMajorWeights } from '../rankings/admission.queries.ts'
import { rankAttempt } from '../rankings/rank-attempt.ts'
import { listHistogram, listSubTestMeans } from '../rankings/ranking.queries.ts'
import { type AttemptRow, listChoices } from '../tryouts/attempts.queries.ts'
import { listSubTests, type TryoutRow } from '../tryouts/tryouts.queries.ts'
import { describeChances, describeGroup, weighForMajor } from './admission.rules.ts'
import { markAttempt } from './mark-attempt.ts'
import { listKeyChanges, listScaleBases } from './results.queries.ts'
import { findPath, listNearby } from './path.queries.ts'
import { binHistogram, describePassed, describeScoring } from './results.rules.ts'

type WeighedScore = SubTestScore & { weight: number; theta: number | null; theta_se: number | null }

async function scoreSubTests(
  db: Database,
  tryout: TryoutRow,
  attempt: AttemptRow,
  scoreRunId: string,
): Promise<WeighedScore[]> {
  const scored = { bucket: attempt.bucket, attempt_id: attempt.id, score_run_id: scoreRunId }
  const [subTests, scores, means, bases] = await Promise.all([
    listSubTests(db, [tryout.id]),
    listSubTestScores(db, scored),
    listSubTestMeans(db, tryout.id),
    listScaleBases(db, scoreRunId),
  ])
  return subTests.flatMap(({ id, subject, threshold, weight }) => {
    const score = scores.find(row => row.sub_test_id === id)
    const peers_mean = means.find(row => row.sub_test_id === id)?.mean ?? null
    const basis = bases.get(id) ?? null
    return score ? [{ ...score, subject, threshold, weight, peers_mean, basis, se: score.scaled_se }] : []
  })
}

/** What a student sees of an attempt once its try-out releases results. */
export async function describeResult(
  db: Database,
  findPaper: FindPaper,
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
    markAttempt(db, findPaper, attempt),
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
  const weights = await listMajorWeights(
    db,
    choices.map(choice => choice.id),
  )
  const totals = choices.map(({ id }) => weighForMajor(score.total, sub_tests, weights.get(id)))
  const measured = totals.map(total => (scoring.provisional ? undefined : total.measured))
  const chances = describeChances(measured, describeGroup(histogram), choices, cuts, findWantedNorm(tryout))
  const withGaps = choices.map((choice, index) => {
    const passing = choice.figures?.passing_score ?? null
    const own = totals[index]?.score ?? score.total
    const gap = passing === null ? null : Math.round((own - passing) * 100) / 100
    return { ...choice, score: own, gap, ...(chances[index] ?? { chance: null, too_few_choosers: false }) }
  })
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
    histogram: binHistogram(histogram, tryout.scale_min, tryout.scale_max),
    topics: marked.topics,
    choices: withGaps,
    path,
    nearby,
  }
}
