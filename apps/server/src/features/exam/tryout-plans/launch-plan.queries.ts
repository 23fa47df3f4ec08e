import type { Body } from '@gerbang/contract/call.ts'
import type { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { invalid } from '../../../http/errors.ts'
import { findContradictions } from './identity.rules.ts'
import { type LockedTryout, updateTryout } from './plans.queries.ts'
import { publishPlan, type Publication } from './publish-plan.queries.ts'

type Launch = Body<typeof tryoutPlans.launch>

async function hasMajors(db: Db): Promise<boolean> {
  return (await db.selectFrom('majors').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Where there are no majors nobody could make the choice that the paper asks for. */
async function chooseNothingWithout(db: Db) {
  return (await hasMajors(db)) ? {} : { choices_min: 0, choices_max: 0 }
}

async function replaceClasses(trx: Db, tryoutId: string, classIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('tryout_classes').where('tryout_id', '=', tryoutId).execute()
  const { rows } = await sql`
    insert into tryout_classes (tryout_id, class_id)
    select ${tryoutId}, id from classes where id = any(${[...classIds]}::uuid[]) returning class_id
  `.execute(trx)
  if (rows.length < new Set(classIds).size) throw invalid({ class_ids: ['Ada kelas yang sudah tidak ada.'] })
}

/** A locked draft gets its time and its classes, and is published: all of it or nothing. */
export async function launchPlan(
  trx: Db,
  tryout: LockedTryout,
  { class_ids, reason, ...window }: Launch,
  means: { at: Date; newId: () => string },
): Promise<Publication> {
  const written = { ...window, ...(await chooseNothingWithout(trx)) }
  const errors = findContradictions({ ...tryout, ...written })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  await updateTryout(trx, tryout.id, { ...written, updated_at: means.at.toISOString() })
  await replaceClasses(trx, tryout.id, class_ids)
  return publishPlan(trx, { ...tryout, ...written }, reason, means)
}
