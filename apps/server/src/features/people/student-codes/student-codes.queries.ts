import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'
import { invalid } from '../../../http/errors.ts'
import { placeMembers } from '../classes/members.queries.ts'

/** One sentence for unknown, used up, expired and disabled codes: which it is helps only who guesses. */
export const unusableCode = (field: string) =>
  invalid({ [field]: ['Kode tidak berlaku, sudah habis, atau sudah lewat masanya.'] })

function selectUsable(db: Db, at: Date) {
  return db
    .selectFrom('student_codes')
    .where('status', '=', 'active')
    .whereRef('used_count', '<', 'max_uses')
    .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at.toISOString())]))
}

/** Codes are read out loud and typed on phones: case, spaces and hyphens do not count. */
export function foldStudentCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '')
}

/** Undefined for unknown, used up, expired and disabled ones alike. */
export function findUsableStudentCode(db: Db, typed: string, at: Date) {
  return selectUsable(db, at)
    .select(['id', 'program_id'])
    .where('code', '=', foldStudentCode(typed))
    .executeTakeFirst()
}

/** Like the one before, and only one that opens the try-out. */
export function findOpeningCode(db: Db, typed: string, tryoutId: string, at: Date) {
  return selectUsable(db, at)
    .innerJoin('student_code_tryouts as t', 't.student_code_id', 'student_codes.id')
    .select('student_codes.id')
    .where('student_codes.code', '=', foldStudentCode(typed))
    .where('t.tryout_id', '=', tryoutId)
    .executeTakeFirst()
}

/** Whether a code that the student has redeemed, at registration or since, opens the try-out. */
export function hasOpeningCode(db: Db, userId: string, tryoutId: string): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('student_code_redemptions as r')
      .innerJoin('student_code_tryouts as t', 't.student_code_id', 'r.student_code_id')
      .select('t.tryout_id')
      .where(eb => eb.and({ 'r.user_id': userId, 't.tryout_id': tryoutId })),
  )
}

/** Whether a redeemed code ties the student to the school, whose name is given in lower case. */
export function hasSchoolCode(db: Db, userId: string, school: string): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('student_code_redemptions as r')
      .innerJoin('student_codes as c', 'c.id', 'r.student_code_id')
      .select('c.id')
      .where('r.user_id', '=', userId)
      .where(eb => eb.fn<string>('lower', ['c.school_name']), '=', school),
  )
}

/**
 * One conditional update decides: of parallel users of the last use, one gets true. Whoever has redeemed the code before
 * gets true and uses nothing up. Belongs into a transaction that false ends.
 */
export async function redeemStudentCode(db: Db, id: string, userId: string, at: Date): Promise<boolean> {
  const isFirst = await db
    .insertInto('student_code_redemptions')
    .values({ student_code_id: id, user_id: userId, redeemed_at: at.toISOString() })
    .onConflict(oc => oc.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (!isFirst) return true
  const redeemed = await db
    .updateTable('student_codes')
    .set(eb => ({ used_count: eb('used_count', '+', 1), updated_at: at.toISOString() }))
    .where('id', '=', id)
    .where('status', '=', 'active')
    .whereRef('used_count', '<', 'max_uses')
    .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at.toISOString())]))
    .returning('class_id')
    .executeTakeFirst()
  if (!redeemed) return false
  if (redeemed.class_id !== null) await placeMembers(db, redeemed.class_id, [userId], at.toISOString())
  return true
}
