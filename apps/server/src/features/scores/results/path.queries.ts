import type { ReleasedResult } from '@gerbang/contract/scores/results.ts'
import type { ChosenMajor } from '@gerbang/contract/exam/universities.ts'
import { findPathStep } from '@gerbang/scoring/adaptive/path-to-score.ts'
import { sql } from 'kysely'
import type { Database, Db } from '../../../db/database.ts'
import { keepFor } from '../../../keep-for.ts'
import { limits } from '../../../limits.ts'
import { listMajorsByIds } from '../../exam/universities/universities.queries.ts'

type Path = NonNullable<ReleasedResult['path']>

interface Sat {
  sub_test_id: string
  subject: Path['steps'][number]['subject']
  weight: number
  theta: number | null
}

const shownSteps = 3

/**
 * From a score below that of the first choice to it: in which sub-tests how many more right answers would do, fewest first.
 * Null without an item response model, whose questions alone tell what a right answer is worth.
 */
export async function findPath(
  db: Db,
  runId: string,
  { total, total_se }: { total: number; total_se: number | null },
  major: (ChosenMajor & { gap: number | null }) | undefined,
  subTests: readonly Sat[],
): Promise<ReleasedResult['path']> {
  if (!major || major.gap === null || major.gap >= 0 || total_se === null) return null
  const [items, scales] = await Promise.all([
    db
      .selectFrom('score_run_items')
      .select(['sub_test_id', 'parameters'])
      .where('score_run_id', '=', runId)
      .where('parameters', 'is not', null)
      .execute(),
    db
      .selectFrom('score_run_sub_tests')
      .select(['sub_test_id', sql<number | null>`(scale->>'b')::double precision`.as('b')])
      .where('score_run_id', '=', runId)
      .execute(),
  ])
  const whole = subTests.reduce((sum, { weight }) => sum + weight, 0)
  const steps = subTests.flatMap(({ sub_test_id, subject, weight, theta }) => {
    const b = scales.find(row => row.sub_test_id === sub_test_id)?.b
    const own = items.flatMap(row =>
      row.sub_test_id === sub_test_id && row.parameters ? [row.parameters] : [],
    )
    if (theta === null || !b || own.length === 0) return []
    const step = findPathStep(-(major.gap ?? 0), total_se, { weight, b, theta, items: own }, whole)
    return step ? [{ subject, ...step }] : []
  })
  const { id, name, university } = major
  return {
    major: { id, name: `${name}, ${university.short_name}` },
    points: -major.gap,
    se: total_se,
    target: total - major.gap,
    steps: steps.toSorted((one, other) => one.questions - other.questions).slice(0, shownSteps),
  }
}

const nearbyShown = 4

interface Recorded {
  id: string
  field: string
  score: number
}

const fieldOf = ({ group, level }: Pick<ChosenMajor, 'group' | 'level'>) => `${group} ${level}`

/** Every major whose newest year tells a score, by field. */
async function listRecorded(db: Db): Promise<Map<string, Recorded[]>> {
  const rows = await db
    .selectFrom('majors as m')
    .innerJoin('major_years as y', 'y.major_id', 'm.id')
    .distinctOn('m.id')
    .select(['m.id', 'm.group', 'm.level', 'y.passing_score as score'])
    .orderBy('m.id')
    .orderBy('y.year', 'desc')
    .execute()
  const told = rows.flatMap(({ id, score, ...major }) =>
    score === null ? [] : [{ id, score, field: fieldOf(major) }],
  )
  return Map.groupBy(told, ({ field }) => field)
}

/** Scores on record are some thousands and the same for everybody: they are kept for a minute. */
export function createNearby({ db, now }: { db: Database; now: () => Date }) {
  const keep = keepFor<Map<string, Recorded[]>>({ now, ms: limits.commonFactsMs, most: 1 })
  /** Majors of the first choice's field whose score on record lies within the error of this one, nearest first. */
  return async function listNearby(
    { total, total_se }: { total: number; total_se: number | null },
    choices: readonly ChosenMajor[],
  ): Promise<ReleasedResult['nearby']> {
    const [first] = choices
    if (!first) return []
    const recorded = await keep('all', () => listRecorded(db))
    const reach = Math.max(10, total_se ?? 0)
    const away = ({ score }: Recorded) => Math.abs(score - total)
    const chosen = new Set(choices.map(({ id }) => id))
    const nearest = (recorded.get(fieldOf(first)) ?? [])
      .filter(major => away(major) <= reach && !chosen.has(major.id))
      .sort((one, other) => away(one) - away(other) || one.id.localeCompare(other.id))
    const majors = await listMajorsByIds(
      db,
      nearest.slice(0, nearbyShown).map(({ id }) => id),
    )
    return majors.map(major => ({
      ...major,
      gap: Math.round((total - (major.figures?.passing_score ?? total)) * 100) / 100,
    }))
  }
}
export type ListNearby = ReturnType<typeof createNearby>
