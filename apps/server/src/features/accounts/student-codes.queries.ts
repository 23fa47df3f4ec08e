import type { Db } from '../../db/database.ts'

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

/** One conditional update decides: of parallel users of the last use, one gets true. */
export async function redeemStudentCode(db: Db, id: string, userId: string, at: Date): Promise<boolean> {
  const redeemed = await db
    .updateTable('student_codes')
    .set(eb => ({ used_count: eb('used_count', '+', 1), updated_at: at.toISOString() }))
    .where('id', '=', id)
    .where('status', '=', 'active')
    .whereRef('used_count', '<', 'max_uses')
    .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at.toISOString())]))
    .returning('id')
    .executeTakeFirst()
  if (!redeemed) return false
  await db
    .insertInto('student_code_redemptions')
    .values({ student_code_id: id, user_id: userId, redeemed_at: at.toISOString() })
    .execute()
  return true
}
