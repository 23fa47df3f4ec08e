import type { RunSubTest } from '@gerbang/contract/scores/score-runs.ts'
import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { findTestInformation } from '@gerbang/scoring/irt/score-ability.ts'
import type { Db } from '../../../../db/database.ts'
import { findPrior, type SubTestScale } from '../../../../db/score-findings.ts'
import { findRunScales } from '../../../exam/marks/run-scales.queries.ts'
import { selectSubject } from '../../../../db/select-subject.ts'

export function listLog(db: Db, runId: string) {
  return db
    .selectFrom('score_run_log')
    .select(['at', 'text'])
    .where('score_run_id', '=', runId)
    .orderBy('position')
    .execute()
}

const precisionSteps = 20
const round = (number: number) => Math.round(number * 100) / 100

/** The standard error that a score at each place of the scale would have: of a posterior, so the prior counts too. */
function describePrecision(
  scale: SubTestScale,
  items: readonly ItemParameters[],
  { scale_min, scale_max }: { scale_min: number; scale_max: number },
) {
  const { a, b } = scale
  const prior = findPrior(scale)
  return Array.from({ length: precisionSteps + 1 }, (_, step) => {
    const score = scale_min + (step / precisionSteps) * (scale_max - scale_min)
    const information = findTestInformation((score - a) / b, items) + 1 / prior.sd ** 2
    return { score: round(score), se: round(b / Math.sqrt(information)) }
  })
}

/** Of runs of older engines. */
const notLooked = {
  reached_end: null,
  is_speeded: false,
  dependent_passages: [],
  unusual_patterns: null,
}

/** What a run found about each sub-test, in their order; empty until it has described them. */
export async function listRunSubTests(
  db: Db,
  runId: string,
  ends: { scale_min: number; scale_max: number },
): Promise<RunSubTest[]> {
  const rows = await db
    .selectFrom('score_run_sub_tests as r')
    .innerJoin('tryout_sub_tests as st', 'st.id', 'r.sub_test_id')
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .select(eb => ['r.sub_test_id', 'r.statistics', 'r.scale', selectSubject(eb)])
    .where('r.score_run_id', '=', runId)
    .orderBy('st.position')
    .execute()
  const scales = await findRunScales(db, runId)
  return rows.map(({ sub_test_id, statistics, scale, subject }) => {
    const items = [...(scales.get(sub_test_id)?.items.values() ?? [])]
    const irt = scale && {
      basis: scale.basis,
      anchors: scale.anchors,
      scale_a: scale.a,
      scale_b: scale.b,
      mean_ability: scale.latent.mean,
      sd_ability: scale.latent.sd,
      converged: scale.converged,
      cycles: scale.cycles,
      log_likelihood: scale.log_likelihood,
      precision: describePrecision(scale, items, ends),
    }
    return { sub_test_id, subject, ...notLooked, ...statistics, irt }
  })
}
