import type { Settings } from '@gerbang/contract/platform/settings.ts'
import type { Updateable } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { DB } from '../../../db/schema.ts'

function selectSettings(db: Db) {
  return db
    .selectFrom('settings')
    .select(['product_name', 'logo_url', 'contact_email', 'contact_phone', 'contact_city'])
    .select(['contact_province', 'social_links', 'footer_year', 'ranking_names', 'open_school_students'])
    .select(['tryout_scoring', 'tryout_result_release', 'tryout_review_policy', 'registration_needs_code'])
    .select(['code_max_uses', 'code_valid_days', 'second_factor_for_admins', 'teachers_see_classes'])
}

/** The one row, which the migration made. */
export function findSettings(db: Db): Promise<Settings> {
  return selectSettings(db).executeTakeFirstOrThrow()
}

/** The same; who else would change it waits. */
export function lockSettings(trx: Db): Promise<Settings> {
  return selectSettings(trx).forUpdate().executeTakeFirstOrThrow()
}

/** What a new try-out begins with. */
export function findTryoutDefaults(db: Db) {
  return db
    .selectFrom('settings')
    .select(['tryout_scoring', 'tryout_result_release', 'tryout_review_policy'])
    .executeTakeFirstOrThrow()
}

/** Whether nobody may register without a code. */
export async function doesRegistrationNeedCode(db: Db): Promise<boolean> {
  const found = await db.selectFrom('settings').select('registration_needs_code').executeTakeFirstOrThrow()
  return found.registration_needs_code
}

/** What rankings show of students. */
export function findPrivacy(db: Db): Promise<Pick<Settings, 'ranking_names' | 'open_school_students'>> {
  return db.selectFrom('settings').select(['ranking_names', 'open_school_students']).executeTakeFirstOrThrow()
}

export async function updateSettings(db: Db, changes: Updateable<DB['settings']>): Promise<void> {
  await db.updateTable('settings').set(changes).execute()
}
