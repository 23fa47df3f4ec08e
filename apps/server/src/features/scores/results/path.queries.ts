import type { ReleasedResult } from '@gerbang/contract/scores/results.ts'
import type { ChosenMajor } from '@gerbang/contract/exam/universities.ts'
import { findPathStep } from '@gerbang/scoring/adaptive/path-to-score.ts'
import type { Database } from '../../../db/database.ts'
import { keepFor } from '../../../keep-for.ts'
import { limits } from '../../../limits.ts'
import { selectMajors } from '../../exam/universities/universities.queries.ts'
import type { CommonFacts } from './common-facts.ts'

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
export function findPath(
  { total, total_se }: { total: number; total_se: number | null },
  major: (ChosenMajor & { gap: number | null }) | undefined,
  subTests: readonly Sat[],
  { items, scales }: Pick<CommonFacts, 'items' | 'scales'>,
): ReleasedResult['path'] {
  if (!major || major.gap === null || major.gap >= 0 || total_se === null) return null
  const whole = subTests.reduce((sum, { weight }) => sum + weight, 0)
  const steps = subTests.flatMap(({ sub_test_id, subject, weight, theta }) => {
    const b = scales.get(sub_test_id)?.b
    const own = items.get(sub_test_id)
    if (theta === null || !b || !own) return []
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

type Recorded = ChosenMajor & { figures: { passing_score: number } }

const isRecorded = (major: ChosenMajor): major is Recorded => typeof major.figures?.passing_score === 'number'
const fieldOf = ({ group, level }: Pick<ChosenMajor, 'group' | 'level'>) => `${group} ${level}`

/** Majors whose newest year tells a score are some thousands and the same for everybody: they are kept for a minute, by field. */
export function createNearby({ db, now }: { db: Database; now: () => Date }) {
  const keep = keepFor<Map<string, Recorded[]>>({ now, ms: limits.commonFactsMs, most: 1 })
  const listRecorded = async () => Map.groupBy((await selectMajors(db).execute()).filter(isRecorded), fieldOf)
  /** Majors of the first choice's field whose score on record lies within the error of this one, nearest first. */
  return async function listNearby(
    { total, total_se }: { total: number; total_se: number | null },
    choices: readonly ChosenMajor[],
  ): Promise<ReleasedResult['nearby']> {
    const [first] = choices
    if (!first) return []
    const recorded = await keep('all', listRecorded)
    const reach = Math.max(10, total_se ?? 0)
    const away = ({ figures }: Recorded) => Math.abs(figures.passing_score - total)
    const chosen = new Set(choices.map(({ id }) => id))
    const nearest = (recorded.get(fieldOf(first)) ?? [])
      .filter(major => away(major) <= reach && !chosen.has(major.id))
      .sort((one, other) => away(one) - away(other) || one.id.localeCompare(other.id))
    return nearest.slice(0, nearbyShown).map(major => ({
      ...major,
      gap: Math.round((total - major.figures.passing_score) * 100) / 100,
    }))
  }
}
export type ListNearby = ReturnType<typeof createNearby>
