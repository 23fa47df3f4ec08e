import { sql } from 'kysely'
import type { SetupStep } from '@gerbang/contract/office/setup.ts'
import type { Db } from '../../../db/database.ts'

/** How many there are of what each step is about; of a name and of a backup 1 or 0. Letters are counted elsewhere. */
export async function countSteps(db: Db): Promise<Record<Exclude<SetupStep, 'mail'>, number>> {
  const { rows } = await sql<Record<Exclude<SetupStep, 'mail'>, number>>`
    select (select (logo_url is not null or product_name <> 'Gerbang')::int from settings) as identity,
      (select count(*) from packs)::int as packs,
      (select count(*) from users where role = 'teacher')::int as teachers,
      (select count(*) from users where role = 'student')::int as students,
      (select count(*) from classes)::int as classes,
      (
        select count(distinct subject_id) from audit_entries
        where subject_type = 'user' and action = 'first_password_given'
      )::int as cards,
      (select count(*) from tryouts where status = 'published')::int as tryout,
      (exists (
        select from audit_entries where subject_type = 'installation' and subject_id = 'backup'
      ))::int as backup,
      (select count(*) from users where role = 'admin' and status in ('active', 'invited'))::int as second_admin
  `.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('Cannot count the first steps: the database answered no row')
  return counts
}

export async function isSetupAside(db: Db): Promise<boolean> {
  return (await db.selectFrom('settings').select('setup_is_aside').executeTakeFirstOrThrow()).setup_is_aside
}

export async function putSetupAside(trx: Db, setup_is_aside: boolean): Promise<void> {
  await trx.updateTable('settings').set({ setup_is_aside }).execute()
}
