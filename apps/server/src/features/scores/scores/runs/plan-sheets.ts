import { createHash } from 'node:crypto'
import { findWantedNorm } from '@gerbang/scoring/irt/report-score.ts'
import type { Db } from '../../../../db/database.ts'
import { engineVersion } from '../../../exam/marks/engine.ts'
import { listBases, type RunScales } from '../../../exam/marks/run-scales.queries.ts'
import type { SheetPlan } from './calibrate-sheet.ts'
import type { Sheet } from './code-answers.ts'
import { listKnown } from './known-estimates.queries.ts'
import { listNorms } from './norm-scales.queries.ts'
import type { ScoredTryoutRow } from './papers.queries.ts'
import type { RunRow } from './runs.queries.ts'

/** By sub-test: what is known before its answers are looked at. Empty where right answers score. */
export type SheetPlans = Map<string, SheetPlan>

export async function planSheets(
  db: Db,
  { run: { model }, tryout }: { run: Pick<RunRow, 'model'>; tryout: ScoredTryoutRow },
  sheets: readonly Sheet[],
): Promise<SheetPlans> {
  if (model === 'points') return new Map()
  const norms = await listNorms(db, tryout)
  const named: RunScales = tryout.anchor_tryout_id ? await listBases(db, tryout) : new Map()
  const known = await listKnown(db, tryout)
  const means = { model, wanted: findWantedNorm(tryout), tryout_id: tryout.id, totals: tryout.totals }
  return new Map(
    sheets.map(({ paper: { sub_test_id, subject } }) => [
      sub_test_id,
      { ...means, norm: norms.get(subject.id), base: named.get(subject.id) ?? known.get(subject.id) },
    ]),
  )
}

const compareNames = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1

/** A hash of all that scores follow from: papers, keys and answers by their own, and what was known before. */
export function hashInputs(data_hash: string, { model }: Pick<RunRow, 'model'>, plans: SheetPlans): string {
  const hash = createHash('sha256').update(JSON.stringify([engineVersion, data_hash, model]))
  for (const [id, { wanted, norm, base, totals }] of plans)
    hash.update(
      JSON.stringify([
        id,
        wanted,
        norm,
        totals,
        base && [base.scale, [...base.items].toSorted(compareNames)],
      ]),
    )
  return hash.digest('hex')
}
