import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { demoAddresses } from '../features/people/auth/demo-accounts.ts'
import { refreshRanking } from '../features/scores/rankings/ranking.jobs.ts'
import { INVENTED_CLASS } from './history/classes.ts'

/** Of the participants that the demo invents. */
const inventedAddresses = '%@contoh.gerbang.test'

/** Try-outs that nobody but they has ever sat. */
const inventedTryouts = 'contoh-mingguan-%'

/**
 * Shuts the accounts of the demo for good, takes its invented participants off every ranking and puts away the try-outs
 * and classes that were theirs alone. Rows that others refer
 * to stay, without names: audit entries and frozen papers keep whom they point to. Returns how many accounts it met.
 */
export async function removeDemo(db: Database, at: Date): Promise<number> {
  const { removed, ranked } = await db.transaction().execute(async trx => {
    await sql`
      create temporary table demo_users on commit drop as
      select id from users where email like ${demoAddresses} or email like ${inventedAddresses}
    `.execute(trx)
    const ranked = await trx
      .selectFrom('ranking_rows')
      .select('tryout_id')
      .distinct()
      .where('user_id', 'in', sql<string>`(select id from demo_users)`)
      .execute()
    for (const table of ['credentials', 'sessions', 'one_time_secrets'] as const)
      await sql`delete from ${sql.table(table)} where user_id in (select id from demo_users)`.execute(trx)
    await sql`
      update attempts set status = 'void', updated_at = ${at.toISOString()}
      where user_id in (select id from demo_users)
    `.execute(trx)
    await trx
      .updateTable('tryouts')
      .set({ status: 'archived', updated_at: at.toISOString() })
      .where('slug', 'like', inventedTryouts)
      .execute()
    await trx
      .updateTable('student_codes')
      .set({ status: 'disabled', updated_at: at.toISOString() })
      .where('label', '=', INVENTED_CLASS)
      .execute()
    await sql`delete from class_teachers where user_id in (select id from demo_users)`.execute(trx)
    const { numAffectedRows = 0n } = await sql`
      update users set name = 'Akun demo', username = 'demo-' || id, email = id || '@demo.invalid', phone = null,
        avatar_url = null, school_name = null, province_id = null, city_id = null, district_id = null,
        status = 'disabled', updated_at = ${at.toISOString()}
      where id in (select id from demo_users)
    `.execute(trx)
    return { removed: Number(numAffectedRows), ranked }
  })
  for (const { tryout_id } of ranked) await refreshRanking(db, tryout_id, at)
  return removed
}
