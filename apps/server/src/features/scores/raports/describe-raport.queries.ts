import type { ChosenMajor } from '@gerbang/contract/exam/universities.ts'
import type { Raport } from '@gerbang/contract/scores/raports.ts'
import type { ScaleBasis } from '@gerbang/contract/scores/score-runs.ts'
import type { Database } from '../../../db/database.ts'
import type { SubTestScale } from '../../../db/score-findings.ts'
import { notFound } from '../../../http/errors.ts'
import { type AttemptScore, listAttemptScores, listSubTestScoresOf } from '../../exam/marks/marks.queries.ts'
import type { FindPaper } from '../../exam/progresses/papers.ts'
import { describePlan } from '../../exam/study-plans/describe-plan.ts'
import {
  type AttemptRow,
  findFirstChoice,
  listAttempts,
  type Owner,
} from '../../exam/tryouts/attempts.queries.ts'
import { listSubTests, type SubTestRow } from '../../exam/tryouts/tryouts.queries.ts'
import { rankAttempt } from '../rankings/rank-attempt.ts'
import { findSnapshot, isRanked } from '../rankings/ranking.queries.ts'
import { listSat, type Sat } from '../results/list-sat.ts'
import { markAttempts } from '../results/mark-attempt.ts'
import { listScales } from '../results/results.queries.ts'
import { isReleased } from '../results/results.rules.ts'
import {
  describeSubTests,
  describeTotals,
  listComparable,
  pickTopics,
  type ScaledEntry,
  sumTopics,
} from './raports.rules.ts'

interface Means {
  db: Database
  student: Owner
  at: Date
}

/** A finished attempt whose result is out, with its score. */
interface Scored extends Sat {
  score: AttemptScore
  entry: ScaledEntry
}

/**
 * The try-out whose scale published scores are on: its own where its students are the norm, another where known questions
 * link it; null where sub-tests have different ones, where only the groups were taken to be alike, or where right answers
 * count.
 */
function findScaleOf(tryoutId: string, basis: ScaleBasis | null, scales: readonly SubTestScale[]) {
  if (basis === null || basis === 'equivalent_groups') return null
  const [one, ...others] = new Set(scales.map(({ scale_of = tryoutId }) => scale_of))
  return others.length === 0 ? (one ?? null) : null
}

/** Leaves out those whose result is not out, and those that the published run does not hold yet. */
async function listScored({ db, student: { bucket }, at }: Means, attempts: AttemptRow[]): Promise<Scored[]> {
  const sat = await listSat(db, attempts)
  const released = sat.filter(({ tryout, extra }) => isReleased(tryout, extra, at))
  const scores = await listAttemptScores(
    db,
    bucket,
    released.map(({ attempt }) => attempt.id),
  )
  const [subTests, rows, scales] = await Promise.all([
    listSubTests(
      db,
      released.map(({ tryout }) => tryout.id),
    ),
    listSubTestScoresOf(db, bucket, scores),
    listScales(
      db,
      scores.map(({ score_run_id }) => score_run_id),
    ),
  ])
  return released.flatMap(one => {
    const score = scores.find(({ attempt_id }) => attempt_id === one.attempt.id)
    if (!score) return []
    const parts = subTests
      .filter(({ tryout_id }) => tryout_id === one.tryout.id)
      .map(subTest => ({
        ...subTest,
        scale: scales.get(subTest.id),
        row: rows.find(
          ({ attempt_id, sub_test_id }) => attempt_id === one.attempt.id && sub_test_id === subTest.id,
        ),
      }))
    return [{ ...one, score, entry: describeEntry(one, score, parts) }]
  })
}

type Part = SubTestRow & {
  scale: SubTestScale | undefined
  row: Awaited<ReturnType<typeof listSubTestScoresOf>>[number] | undefined
}

function describeEntry({ tryout, attempt }: Sat, score: AttemptScore, parts: readonly Part[]): ScaledEntry {
  const scales = parts.flatMap(({ scale }) => scale ?? [])
  const linked = new Set(scales.map(({ basis }) => basis))
  // The weakest link of its sub-tests: beside linked ones, a sub-test with a scale of its own group has lost its link.
  const basis = (['equivalent_groups', 'norm', 'anchors'] as const).find(basis => linked.has(basis)) ?? null
  return {
    attempt_id: attempt.id,
    slug: tryout.slug,
    title: tryout.title,
    number: attempt.number,
    finished_at: attempt.finished_at ?? score.scored_at,
    total: score.total,
    total_se: score.total_se,
    provisional: tryout.scoring === 'irt' && score.model === 'points',
    basis,
    scale_of: findScaleOf(tryout.id, basis, scales),
    sub_tests: parts.map(({ subject, weight, scale, row }) => {
      const { scaled = null, scaled_se: se = null, theta = null, theta_se = null } = row ?? {}
      const ability = theta === null || theta_se === null ? null : { eap: theta, se: theta_se }
      return {
        subject,
        scaled,
        se,
        weight,
        measured: scale && ability ? { ability, b: scale.b, scale_se: scale.scale_se ?? 0 } : null,
      }
    }),
  }
}

/** What the student aims for, else the first choice of the newest attempt that has one. */
async function findTarget(
  db: Database,
  target: ChosenMajor | null,
  attempts: AttemptRow[],
  last: ScaledEntry | undefined,
) {
  const measure = (target: ChosenMajor) => {
    const passing = target.figures?.passing_score ?? null
    const gap = passing === null || last === undefined ? null : Math.round((last.total - passing) * 100) / 100
    return { ...target, gap }
  }
  const wanted = target ?? (await findFirstChoice(db, attempts))
  return wanted ? measure(wanted) : null
}

/** Where a student stands: totals of finished try-outs whose results are out, and how far they are from the target. */
export async function describeStanding(means: Means) {
  const { db, student, at } = means
  const [attempts, plan] = await Promise.all([listAttempts(db, student), describePlan(db, student, at)])
  const newest = attempts.toSorted((a, b) => (b.started_at ?? '').localeCompare(a.started_at ?? ''))
  const found = await listScored(means, newest)
  const sat = found.toSorted((a, b) => a.entry.finished_at.localeCompare(b.entry.finished_at))
  const entries = sat.map(({ entry }) => entry)
  const comparable = new Set(listComparable(entries))
  return {
    attempts,
    plan,
    sat,
    entries: entries.map(entry => {
      const { scale_of: _, sub_tests, ...shown } = entry
      const scores = sub_tests.map(({ subject, scaled, se }) => ({ subject, scaled, se }))
      return { ...shown, sub_tests: scores, is_comparable: comparable.has(entry) }
    }),
    change: describeTotals(entries),
    target: await findTarget(db, plan.target, newest, entries.at(-1)),
  }
}

async function findPercentile(
  db: Database,
  { user_id, attempts }: { user_id: string; attempts: readonly AttemptRow[] },
  { attempt, score }: Scored,
) {
  const [snapshot, isCounted] = await Promise.all([
    findSnapshot(db, attempt.tryout_id),
    isRanked(db, attempt, user_id),
  ])
  const own = { snapshot, isCounted, attempts, keys: { national: '' } }
  const [national] = await rankAttempt(db, own, attempt, score)
  return national?.percentile ?? null
}

/** Everything about a student's finished try-outs whose results are out. */
export async function describeRaport(means: Means & { findPaper: FindPaper }): Promise<Raport> {
  const { db, student: owner } = means
  const [student, { attempts, plan: _, sat, entries, ...standing }] = await Promise.all([
    db.selectFrom('users').select(['name', 'school_name']).where('id', '=', owner.user_id).executeTakeFirst(),
    describeStanding(means),
  ])
  if (!student) throw notFound('Siswa')
  const [percentiles, marked] = await Promise.all([
    Promise.all(sat.map(one => findPercentile(db, { user_id: owner.user_id, attempts }, one))),
    markAttempts(means, sat),
  ])
  const topics = sumTopics(marked.flatMap(({ topics }) => topics))
  return {
    student,
    entries: entries.map((entry, index) => ({ ...entry, percentile: percentiles[index] ?? null })),
    sub_tests: describeSubTests(sat.map(({ entry }) => entry)),
    topics,
    ...pickTopics(topics),
    ...standing,
  }
}
