import type { Settings } from '@gerbang/contract/settings.ts'
import type { Updateable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { DB } from '../../db/schema.ts'

/** The one row, which the migration made. */
export function findSettings(db: Db): Promise<Settings> {
  return db
    .selectFrom('settings')
    .select([
      'product_name',
      'logo_url',
      'contact_email',
      'contact_phone',
      'contact_city',
      'contact_province',
      'social_links',
      'footer_year',
      'ranking_names',
      'open_school_students',
    ])
    .executeTakeFirstOrThrow()
}

/** What rankings show of students. */
export function findPrivacy(db: Db): Promise<Pick<Settings, 'ranking_names' | 'open_school_students'>> {
  return db.selectFrom('settings').select(['ranking_names', 'open_school_students']).executeTakeFirstOrThrow()
}

export async function updateSettings(db: Db, changes: Updateable<DB['settings']>): Promise<void> {
  await db.updateTable('settings').set(changes).execute()
}
