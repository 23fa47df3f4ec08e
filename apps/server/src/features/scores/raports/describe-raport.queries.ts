import type { Raport, RaportTopic } from '@gerbang/contract/scores/raports.ts'
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
import { findTryout, listSubTests } from '../../exam/tryouts/tryouts.queries.ts'
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
  findPaper: FindPaper
  student: Owner
  at: Date
}

/** Undefined while the result is not out, and where the published run does not hold the attempt yet. */
async function describeEntry(
  { db, findPaper, student, at }: Means,
  attempt: AttemptRow,
): Promise<{ entry: ScaledEntry; topics: RaportTopic[] } | undefined> {
  const tryout = await findTryout(db, attempt.tryout_id)
  if (!tryout || !isReleased(tryout, await findLongestExtra(db, tryout.id), at)) return undefined
  const score = await findAttemptScore(db, attempt.bucket, attempt.id)
  if (!score) return undefined
  const scored = { bucket: attempt.bucket, attempt_id: attempt.id, score_run_id: score.score_run_id }
  const [subTests, scores, scales, ranks, marked] = await Promise.all([
    listSubTests(db, [tryout.id]),
    listSubTestScores(db, scored),
    listScales(db, score.score_run_id),
    rankAttempt(db, student, attempt, score),
    markAttempt({ db, findPaper, at }, tryout, attempt),
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
    percentile: ranks.find(({ scope }) => scope === 'national')?.percentile ?? null,
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
  return { entry, topics: marked.topics }
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

/** Everything about a student's finished try-outs whose results are out. */
export async function describeRaport(means: Means): Promise<Raport> {
  const { db, student: owner } = means
  const [student, attempts] = await Promise.all([
    db.selectFrom('users').select(['name', 'school_name']).where('id', '=', owner.user_id).executeTakeFirst(),
    listAttempts(db, owner),
  ])
  if (!student) throw notFound('Siswa')
  const newest = attempts.toSorted((a, b) => (b.started_at ?? '').localeCompare(a.started_at ?? ''))
  const scored = newest.filter(({ status }) => status === 'scored')
  const found = await Promise.all(scored.map(attempt => describeEntry(means, attempt)))
  const known = found
    .flatMap(one => one ?? [])
    .toSorted((a, b) => a.entry.finished_at.localeCompare(b.entry.finished_at))
  const entries = known.map(({ entry }) => entry)
  const topics = sumTopics(known.flatMap(({ topics }) => topics))
  const comparable = new Set(listComparable(entries))
  return {
    student,
    entries: entries.map(entry => {
      const { scale_of: _, sub_tests, ...shown } = entry
      const scores = sub_tests.map(({ subject, scaled, se }) => ({ subject, scaled, se }))
      return { ...shown, sub_tests: scores, is_comparable: comparable.has(entry) }
    }),
    change: describeTotals(entries),
    sub_tests: describeSubTests(entries),
    topics,
    ...pickTopics(topics),
    target: await findTarget(means, newest, entries.at(-1)),
  }
}
