import type { Raport } from '@gerbang/contract/scores/raports.ts'
import type { ChosenMajor } from '@gerbang/contract/exam/universities.ts'
import type { Database } from '../../../db/database.ts'
import { notFound } from '../../../http/errors.ts'
import { findAttemptScore, listSubTestScores } from '../../exam/marks/marks.queries.ts'
import { findLongestExtra } from '../../exam/progresses/attempts.queries.ts'
import type { FindPaper } from '../../exam/progresses/papers.ts'
import { describePlan } from '../../exam/study-plans/describe-plan.ts'
import { rankAttempt } from '../rankings/rank-attempt.ts'
import { markAttempt } from '../results/mark-attempt.ts'
import { findScaleOf, listScales } from '../results/results.queries.ts'
import { isReleased } from '../results/results.rules.ts'
import {
  type AttemptRow,
  listAttempts,
  listChoices,
  type Owner,
} from '../../exam/tryouts/attempts.queries.ts'
import { findTryout, listSubTests, type TryoutRow } from '../../exam/tryouts/tryouts.queries.ts'
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
interface Sat {
  tryout: TryoutRow
  attempt: AttemptRow
  score: NonNullable<Awaited<ReturnType<typeof findAttemptScore>>>
  entry: ScaledEntry
}

/** Undefined while the result is not out, and where the published run does not hold the attempt yet. */
async function findSat({ db, at }: Means, attempt: AttemptRow): Promise<Sat | undefined> {
  const tryout = await findTryout(db, attempt.tryout_id)
  if (!tryout || !isReleased(tryout, await findLongestExtra(db, tryout.id), at)) return undefined
  const score = await findAttemptScore(db, attempt.bucket, attempt.id)
  if (!score) return undefined
  const scored = { bucket: attempt.bucket, attempt_id: attempt.id, score_run_id: score.score_run_id }
  const [subTests, scores, scales] = await Promise.all([
    listSubTests(db, [tryout.id]),
    listSubTestScores(db, scored),
    listScales(db, score.score_run_id),
  ])
  const rows = new Map(scores.map(row => [row.sub_test_id, row]))
  const linked = new Set([...scales.values()].map(({ basis }) => basis))
  // The weakest link of its sub-tests: beside linked ones, a sub-test with a scale of its own group has lost its link.
  const basis = (['equivalent_groups', 'norm', 'anchors'] as const).find(basis => linked.has(basis)) ?? null
  const entry = {
    attempt_id: attempt.id,
    slug: tryout.slug,
    title: tryout.title,
    number: attempt.number,
    finished_at: attempt.finished_at ?? score.scored_at,
    total: score.total,
    total_se: score.total_se,
    provisional: tryout.scoring === 'irt' && score.model === 'points',
    basis,
    scale_of: await findScaleOf(db, tryout.id, basis),
    sub_tests: subTests.map(({ id, subject, weight }) => {
      const { scaled = null, scaled_se: se = null, theta = null, theta_se = null } = rows.get(id) ?? {}
      const scale = scales.get(id)
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
  return { tryout, attempt, score, entry }
}

/** What the student aims for, else the first choice of the newest attempt that has one. */
async function findTarget({ db, student, at }: Means, attempts: AttemptRow[], last: ScaledEntry | undefined) {
  const measure = (target: ChosenMajor) => {
    const passing = target.figures?.passing_score ?? null
    const gap = passing === null || last === undefined ? null : Math.round((last.total - passing) * 100) / 100
    return { ...target, gap }
  }
  const { target } = await describePlan(db, student, at)
  if (target) return measure(target)
  for (const attempt of attempts) {
    const [first] = await listChoices(db, attempt.bucket, attempt.id)
    if (first) return measure(first)
  }
  return null
}

/** Where a student stands: totals of finished try-outs whose results are out, and how far they are from the target. */
export async function describeStanding(means: Means) {
  const attempts = await listAttempts(means.db, means.student)
  const newest = attempts.toSorted((a, b) => (b.started_at ?? '').localeCompare(a.started_at ?? ''))
  const scored = newest.filter(({ status }) => status === 'scored')
  const found = await Promise.all(scored.map(attempt => findSat(means, attempt)))
  const sat = found
    .flatMap(one => one ?? [])
    .toSorted((a, b) => a.entry.finished_at.localeCompare(b.entry.finished_at))
  const entries = sat.map(({ entry }) => entry)
  const comparable = new Set(listComparable(entries))
  return {
    sat,
    entries: entries.map(entry => {
      const { scale_of: _, sub_tests, ...shown } = entry
      const scores = sub_tests.map(({ subject, scaled, se }) => ({ subject, scaled, se }))
      return { ...shown, sub_tests: scores, is_comparable: comparable.has(entry) }
    }),
    change: describeTotals(entries),
    target: await findTarget(means, newest, entries.at(-1)),
  }
}

async function findPercentile({ db, student }: Means, { attempt, score }: Sat) {
  const [national] = await rankAttempt(db, student, attempt, score, ['national'])
  return national?.percentile ?? null
}

/** Everything about a student's finished try-outs whose results are out. */
export async function describeRaport(means: Means & { findPaper: FindPaper }): Promise<Raport> {
  const { db, student: owner } = means
  const [student, { sat, entries, ...standing }] = await Promise.all([
    db.selectFrom('users').select(['name', 'school_name']).where('id', '=', owner.user_id).executeTakeFirst(),
    describeStanding(means),
  ])
  if (!student) throw notFound('Siswa')
  const [percentiles, marked] = await Promise.all([
    Promise.all(sat.map(one => findPercentile(means, one))),
    Promise.all(sat.map(({ tryout, attempt }) => markAttempt(means, tryout, attempt))),
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
