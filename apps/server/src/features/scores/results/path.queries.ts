import type { ReleasedResult } from '@gerbang/contract/scores/results.ts'
import type { ChosenMajor } from '@gerbang/contract/exam/universities.ts'
import { findPathStep } from '@gerbang/scoring/adaptive/path-to-score.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
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

/** Majors of the first choice's field whose score on record lies within the error of this one, nearest first. */
export async function listNearby(
  db: Db,
  { total, total_se }: { total: number; total_se: number | null },
  choices: readonly ChosenMajor[],
): Promise<ReleasedResult['nearby']> {
  const [first] = choices
  if (!first) return []
  const reach = Math.max(10, total_se ?? 0)
  const { rows } = await sql<{ id: string }>`
    select m.id from majors m
    join lateral (
      select passing_score from major_years y where y.major_id = m.id order by y.year desc limit 1
    ) y on y.passing_score between ${total - reach} and ${total + reach}
    where m."group" = ${first.group} and m.level = ${first.level}
      and m.id <> all(${choices.map(({ id }) => id)}::uuid[])
    order by abs(y.passing_score - ${total}), m.id limit ${nearbyShown}
  `.execute(db)
  const majors = await listMajorsByIds(
    db,
    rows.map(({ id }) => id),
  )
  return majors.map(major => ({
    ...major,
    gap: Math.round((total - (major.figures?.passing_score ?? total)) * 100) / 100,
  }))
}
