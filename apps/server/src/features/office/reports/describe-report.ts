import type { Report } from '@gerbang/contract/office/reports.ts'
import type { Db } from '../../../db/database.ts'
import type { ShownTryout } from '../../scores/scores/scored-tryouts.queries.ts'
import { listSubTests } from '../../exam/tryouts/tryouts.queries.ts'
import {
  type Cohort,
  countAttempts,
  countBins,
  findTotals,
  listAlphas,
  listBatches,
  listMeans,
  listOverallMeans,
  listPlaces,
  listSubTestFigures,
} from './reports.queries.ts'
import { findError, findReliability, listBins, rankGroups } from './reports.rules.ts'

function describeTryout(tryout: ShownTryout): Report['tryout'] {
  const { id, slug, title, program, opens_at, closes_at, phase, scale_min, scale_max, under_way } = tryout
  return {
    id,
    slug,
    title,
    program,
    opens_at,
    closes_at,
    phase,
    under_way,
    scale: { min: scale_min, max: scale_max },
  }
}

function describeRun({ published_run: run, is_provisional }: ShownTryout): Report['run'] {
  return run && { id: run.id, number: run.number, model: run.model, flagged: run.flagged, is_provisional }
}

async function describeSubTests(db: Db, tryout: ShownTryout, cohort: Cohort) {
  const run = tryout.published_run
  const subTests = await listSubTests(db, [tryout.id])
  const [figures, means, alphas] = await Promise.all([
    listSubTestFigures(db, cohort, subTests.length),
    listOverallMeans(db, tryout.id),
    run ? listAlphas(db, run.id) : new Map<string, number | null>(),
  ])
  return subTests.map(({ id, subject, weight }, index) => {
    const { students = 0, mean = null, sd = null } = figures[index] ?? {}
    const overall = means.get(id) ?? null
    return { id, subject, weight, students, mean, sd, alpha: alphas.get(id) ?? null, overall }
  })
}

/** Everything that the report of one try-out says, as the ranking was last computed. */
export async function describeReport(
  db: Db,
  tryout: ShownTryout,
  part: Omit<Cohort, 'tryout_id'>,
): Promise<Report> {
  const cohort = { ...part, tryout_id: tryout.id }
  const scale = { min: tryout.scale_min, max: tryout.scale_max }
  const [attempts, totals, means, bins, strata, places, batches] = await Promise.all([
    countAttempts(db, cohort),
    findTotals(db, cohort),
    listMeans(db, [tryout.id]),
    countBins(db, cohort, scale),
    describeSubTests(db, tryout, cohort),
    listPlaces(db, cohort),
    listBatches(db, cohort),
  ])
  return {
    tryout: describeTryout(tryout),
    run: describeRun(tryout),
    computed_at: tryout.ranked_at,
    is_part: Boolean(part.batch ?? part.school),
    attempts,
    total: {
      ...totals,
      se: findError(totals.sd, totals.students),
      reliability: totals.sem === null ? null : findReliability(totals.sd, strata),
      overall: means.get(tryout.id) ?? null,
    },
    distribution: listBins(scale, bins),
    sub_tests: strata.map(({ weight: _, ...subTest }) => subTest),
    schools: rankGroups(places.schools),
    provinces: rankGroups(places.provinces),
    batches: rankGroups(batches),
  }
}
