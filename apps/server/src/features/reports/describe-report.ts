import type { Report } from '@gerbang/contract/reports.ts'
import type { Db } from '../../db/database.ts'
import type { ShownTryout } from '../scores/scored-tryouts.queries.ts'
import { listSubTests } from '../tryouts/tryouts.queries.ts'
import {
  countAttempts,
  countBins,
  findTotals,
  listAlphas,
  listBatches,
  listGroups,
  listSubTestFigures,
} from './reports.queries.ts'
import { findError, findReliability, listBins, rankGroups } from './reports.rules.ts'

function describeTryout(tryout: ShownTryout): Report['tryout'] {
  const { id, slug, title, program, opens_at, closes_at, phase, scale_min, scale_max } = tryout
  return { id, slug, title, program, opens_at, closes_at, phase, scale: { min: scale_min, max: scale_max } }
}

function describeRun({ published_run: run, is_provisional }: ShownTryout): Report['run'] {
  return run && { id: run.id, number: run.number, model: run.model, flagged: run.flagged, is_provisional }
}

async function describeSubTests(db: Db, tryout: ShownTryout, batch: string | undefined) {
  const run = tryout.published_run
  const [subTests, figures, alphas] = await Promise.all([
    listSubTests(db, [tryout.id]),
    listSubTestFigures(db, { tryout_id: tryout.id, batch }),
    run ? listAlphas(db, run.id) : new Map<string, number | null>(),
  ])
  return subTests.map(({ id, subject }, index) => {
    const { students = 0, mean = null, sd = null } = figures.find(({ place }) => place === index + 1) ?? {}
    return { id, subject, students, mean, sd, alpha: alphas.get(id) ?? null }
  })
}

/** Everything that the report of one try-out says, as the ranking was last computed. */
export async function describeReport(
  db: Db,
  tryout: ShownTryout,
  batch: string | undefined,
): Promise<Report> {
  const cohort = { tryout_id: tryout.id, batch }
  const scale = { min: tryout.scale_min, max: tryout.scale_max }
  const [attempts, totals, bins, sub_tests, schools, provinces, batches] = await Promise.all([
    countAttempts(db, tryout.id),
    findTotals(db, cohort),
    countBins(db, cohort, scale),
    describeSubTests(db, tryout, batch),
    listGroups(db, cohort, 'schools'),
    listGroups(db, cohort, 'provinces'),
    listBatches(db, cohort),
  ])
  return {
    tryout: describeTryout(tryout),
    run: describeRun(tryout),
    computed_at: tryout.ranked_at,
    attempts,
    total: {
      ...totals,
      se: findError(totals.sd, totals.students),
      reliability: findReliability(totals.sd, totals.sem),
    },
    distribution: listBins(scale, bins),
    sub_tests,
    schools: rankGroups(schools),
    provinces: rankGroups(provinces),
    batches: rankGroups(batches),
  }
}
