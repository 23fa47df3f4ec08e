import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Students who are there and not forgotten, of these. */
export async function findStudentIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('role', '=', 'student')
    .where('anonymised_at', 'is', null)
    .execute()
  return found.map(({ id }) => id)
}

/** Whoever was in it before comes back. */
export async function placeMembers(
  trx: Db,
  classId: string,
  userIds: readonly string[],
  at: string,
): Promise<void> {
  await sql`
    insert into class_members (class_id, user_id, joined_at)
    select ${classId}, u.id, ${at}::timestamptz from unnest(${userIds}::uuid[]) as u (id)
    on conflict (class_id, user_id) do update set joined_at = excluded.joined_at, left_at = null
      where class_members.left_at is not null
  `.execute(trx)
}

/** Returns how many have left. */
export async function removeMembers(
  trx: Db,
  classId: string,
  userIds: readonly string[],
  at: string,
): Promise<number> {
  const left = await trx
    .updateTable('class_members')
    .set({ left_at: at })
    .where('class_id', '=', classId)
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return Number(left.numUpdatedRows)
}

export async function listMemberIds(db: Db, classId: string): Promise<string[]> {
  const found = await db
    .selectFrom('class_members')
    .select('user_id')
    .where('class_id', '=', classId)
    .where('left_at', 'is', null)
    .execute()
  return found.map(({ user_id }) => user_id)
}

/** Classes that a student is in now, the newest year first. */
export function listOwnClasses(db: Db, userId: string) {
  return db
    .selectFrom('class_members as m')
    .innerJoin('classes as k', 'k.id', 'm.class_id')
    .select(['k.id', 'k.name', 'k.year'])
    .where('m.user_id', '=', userId)
    .where('m.left_at', 'is', null)
    .orderBy('k.year', 'desc')
    .orderBy('k.name')
    .execute()
}
