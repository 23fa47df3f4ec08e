import type { Report } from '@gerbang/contract/office/reports.ts'
import { findReliability } from '@gerbang/scoring/irt/reliability.ts'
import type { Db } from '../../../db/database.ts'
import type { ShownTryout } from '../../scores/scores/scored-tryouts.queries.ts'
import { listSubTests, type SubTestRow } from '../../exam/tryouts/tryouts.queries.ts'
import {
  type Cohort,
  countAttempts,
  countBins,
  findTotals,
  listBatches,
  listFound,
  listMeans,
  listOverallMeans,
  listPlaces,
  listSubTestFigures,
} from './reports.queries.ts'
import { findError, type GroupRow, listBins, rankGroups, unshrinkGroups } from './reports.rules.ts'

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

async function describeSubTests(
  db: Db,
  tryout: ShownTryout,
  cohort: Cohort,
  subTests: readonly SubTestRow[],
) {
  const [figures, means, found] = await Promise.all([
    listSubTestFigures(db, cohort, subTests.length),
    listOverallMeans(db, tryout.id),
    listFound(db, tryout.id),
  ])
  return subTests.map(({ id, subject, weight }, index) => {
    const { students = 0, mean = null, sd = null, square_error = null } = figures[index] ?? {}
    const { alpha = null, scale = null } = found.get(id) ?? {}
    const shown = { id, subject, students, mean, sd, alpha, overall: means.get(id) ?? null }
    // A joint total holds the noise of all sub-tests mixed: of that nobody can tell it apart here.
    const b = scale && !scale.total ? scale.b : null
    return { shown, weight, scale, stratum: { weight, square_error, b, scale_se: scale?.scale_se ?? 0 } }
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
  const papers = await listSubTests(db, [tryout.id])
  const [attempts, totals, means, bins, subTests, places, batches] = await Promise.all([
    countAttempts(db, cohort),
    findTotals(db, cohort),
    listMeans(db, [tryout.id]),
    countBins(db, cohort, scale),
    describeSubTests(db, tryout, cohort, papers),
    listPlaces(db, cohort, papers.length),
    listBatches(db, cohort, papers.length),
  ])
  const rank = (rows: readonly GroupRow[]) => rankGroups(unshrinkGroups(rows, subTests))
  return {
    tryout: describeTryout(tryout),
    run: describeRun(tryout),
    computed_at: tryout.ranked_at,
    is_part: Boolean(part.batch ?? part.school),
    attempts,
    total: {
      ...totals,
      se: findError(totals.sd, totals.students),
      reliability: findReliability(
        totals,
        subTests.map(({ stratum }) => stratum),
      ),
      overall: means.get(tryout.id) ?? null,
    },
    distribution: listBins(scale, bins),
    sub_tests: subTests.map(({ shown }) => shown),
    schools: rank(places.schools),
    provinces: rank(places.provinces),
    batches: rank(batches),
  }
}
