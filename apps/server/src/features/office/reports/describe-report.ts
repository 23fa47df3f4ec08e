import type { Groups, Report } from '@gerbang/contract/office/reports.ts'
import { findReliability } from '@gerbang/scoring/irt/reliability.ts'
import type { Db } from '../../../db/database.ts'
import { readCount } from '../../../db/kept-counts.ts'
import { type AttemptCounts, attemptCounts, noAttempts } from '../../exam/tryouts/attempt-counts.queries.ts'
import type { ShownTryout } from '../../scores/scores/scored-tryouts.queries.ts'
import { listSubTests } from '../../exam/tryouts/tryouts.queries.ts'
import {
  type Figures,
  findFigures,
  listGroups,
  listToldSubTests,
  type Measure,
  noFigures,
} from '../../scores/rankings/group-figures.queries.ts'
import {
  describeGroups,
  findError,
  type GroupRow,
  listBins,
  type ToldSubTest,
  unshrinkGroups,
} from '../../scores/rankings/group-figures.rules.ts'
import {
  type Cohort,
  countAttempts,
  isEverybody,
  listBatches,
  listMeans,
  listOverallMeans,
  listPlaces,
  measurePart,
} from './reports.queries.ts'

function describeRun({ published_run: run, is_provisional }: ShownTryout): Report['run'] {
  return run && { id: run.id, number: run.number, model: run.model, flagged: run.flagged, is_provisional }
}

/** Groups of a kind on one page. */
const mostShown = 200
/** As many rows as a sheet holds: a file has all groups. */
export const mostInFile = 1_000_000

interface Part {
  figures: Figures
  schools: Groups
  provinces: Groups
  batches: Groups
}

/** As the ranking wrote it. */
async function readEverybody(db: Db, id: string, most: number): Promise<Part> {
  const [figures, schools, provinces, batches] = await Promise.all([
    findFigures(db, id),
    listGroups(db, id, 'school', most),
    listGroups(db, id, 'province', most),
    listGroups(db, id, 'class', most),
  ])
  return { figures, schools, provinces, batches }
}

async function readPart(
  db: Db,
  cohort: Cohort,
  measure: Measure,
  subTests: readonly ToldSubTest[],
): Promise<Part> {
  const [figures, places, batches] = await Promise.all([
    measurePart(db, cohort, measure),
    listPlaces(db, cohort, measure),
    cohort.school ? listBatches(db, cohort, measure) : undefined,
  ])
  const describe = (rows: readonly GroupRow[]) => describeGroups(unshrinkGroups(rows, subTests))
  return {
    figures,
    schools: describe(places.schools),
    provinces: describe(places.provinces),
    batches: batches ? describe(batches) : await listGroups(db, cohort.tryout_id, 'class', mostShown),
  }
}

async function countStages(db: Db, cohort: Cohort, at: Date): Promise<AttemptCounts> {
  if (!isEverybody(cohort)) return countAttempts(db, cohort)
  const { value } = await readCount(db, attemptCounts, at)
  return value[cohort.tryout_id] ?? noAttempts
}

/** Everything that the report of one try-out says, as the ranking was last computed, with so many groups of a kind at most. */
export async function describeReport(
  db: Db,
  tryout: ShownTryout,
  { at, most = mostShown, ...part }: Omit<Cohort, 'tryout_id'> & { at: Date; most?: number },
): Promise<Report> {
  const cohort = { ...part, tryout_id: tryout.id }
  const scale = { min: tryout.scale_min, max: tryout.scale_max }
  const [papers, told] = await Promise.all([listSubTests(db, [tryout.id]), listToldSubTests(db, tryout.id)])
  const [{ enrolled, in_progress, finished }, { figures, ...groups }, means, ofAll] = await Promise.all([
    countStages(db, cohort, at),
    isEverybody(cohort)
      ? readEverybody(db, tryout.id, most)
      : readPart(db, cohort, { ...scale, sub_tests: told.length }, told),
    listMeans(db, [tryout.id]),
    listOverallMeans(db, tryout.id),
  ])
  const { students, mean, sd, median, square_error } = figures
  const byId = new Map(
    told.map((one, index) => [one.id, { ...one, ...(figures.sub_tests[index] ?? noFigures) }]),
  )
  // A joint total holds the noise of all sub-tests mixed: of that nobody can tell it apart here.
  const strata = [...byId.values()].map(({ scale: own, ...one }) => ({
    ...one,
    b: own && !own.total ? own.b : null,
    scale_se: own?.scale_se ?? 0,
  }))
  return {
    tryout: { ...tryout, scale: { min: tryout.scale_min, max: tryout.scale_max } },
    run: describeRun(tryout),
    computed_at: tryout.ranked_at,
    is_part: !isEverybody(cohort),
    attempts: {
      enrolled: enrolled + in_progress + finished,
      started: in_progress + finished,
      finished,
    },
    total: {
      students,
      mean,
      sd,
      median,
      sem: square_error === null ? null : Math.sqrt(square_error),
      se: findError(sd, students),
      reliability: findReliability(figures, strata),
      overall: means.get(tryout.id) ?? null,
    },
    distribution: listBins(scale, figures.bins),
    sub_tests: papers.map(({ id, subject }) => {
      const { students: count = 0, mean: own = null, sd: spread = null, alpha = null } = byId.get(id) ?? {}
      return { id, subject, students: count, mean: own, sd: spread, alpha, overall: ofAll.get(id) ?? null }
    }),
    ...groups,
  }
}
