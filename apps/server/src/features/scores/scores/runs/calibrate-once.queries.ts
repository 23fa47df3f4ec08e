import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import type { Db } from '../../../../db/database.ts'
import { engineVersion } from '../../../exam/marks/engine.ts'
import { type CalibratedItems, calibrateItems, type SheetPlan } from './calibrate-sheet.ts'
import type { Sheet, Takers } from './code-answers.ts'
import type { RunRow } from './runs.queries.ts'

type Means = Pick<SheetPlan, 'model' | 'base'>

/** A hash of all that decides a calibration, the engine included. */
function hashInputs({ items }: Sheet, { codes }: Takers, { model, base }: Means): string {
  const known = base && [base.scale, [...base.items]]
  const questions = items.map(({ question_id, content }) => [question_id, content])
  return createHash('sha256')
    .update(JSON.stringify([engineVersion, model, known, questions]))
    .update(codes)
    .digest('hex')
}

async function recall(
  db: Db,
  sub_test_id: string,
  inputs_hash: string,
): Promise<CalibratedItems | undefined> {
  const kept = await db
    .selectFrom('kept_calibrations')
    .select('calibration')
    .where(eb => eb.and({ sub_test_id, inputs_hash }))
    .executeTakeFirst()
  return kept && deserialize(kept.calibration)
}

/**
 * Keeps the newest calibration of each sub-test. A regrade, which changes one question of one of them, takes those of the
 * others as they are; every other run calibrates anew, and so proves them.
 */
export async function calibrateOnce(
  db: Db,
  { origin, created_at }: Pick<RunRow, 'origin' | 'created_at'>,
  { sheet, takers, means }: { sheet: Sheet; takers: Takers; means: Means },
): Promise<CalibratedItems> {
  const { sub_test_id } = sheet.paper
  const inputs_hash = hashInputs(sheet, takers, means)
  const known = origin === 'regrade' ? await recall(db, sub_test_id, inputs_hash) : undefined
  if (known) return known
  const calibrated = calibrateItems(sheet.items, takers, means)
  const row = { inputs_hash, calibration: serialize(calibrated), updated_at: created_at }
  await db
    .insertInto('kept_calibrations')
    .values({ ...row, sub_test_id, created_at })
    .onConflict(oc => oc.column('sub_test_id').doUpdateSet(row))
    .execute()
  return calibrated
}
