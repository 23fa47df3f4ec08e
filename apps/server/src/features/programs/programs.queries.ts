import type { Db } from '../../db/database.ts'

export function listPrograms(db: Db) {
  return db
    .selectFrom('programs')
    .select(['id', 'name', 'slug', 'description'])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('name')
    .execute()
}
