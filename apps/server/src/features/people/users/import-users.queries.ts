import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Platform } from '../../../platform.ts'
import { inventUsername } from '../accounts/invent-username.ts'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import type { JobKind } from '../../platform/jobs/run-jobs.ts'
import { invite } from './invite.queries.ts'
import type { PersonRow } from './user-rows.ts'

interface Import {
  people: PersonRow[]
  invited_by: string
}

const atOnce = 250

/** Inserts whoever is new, in one statement. An account whose address is known stays as it is. */
async function insertPeople(
  trx: Db,
  platform: Platform,
  people: readonly PersonRow[],
): Promise<{ id: string; email: string }[]> {
  const at = platform.now().toISOString()
  const rows = people.map(person => ({
    ...person,
    id: platform.newId(),
    username: inventUsername(person.name, platform),
  }))
  const { rows: inserted } = await sql<{ id: string; email: string }>`
    insert into users (id, name, username, email, phone, role, status, program_id, school_name, grade, created_at,
      updated_at)
    select r.id, r.name, r.username, r.email, r.phone, r.role, 'invited', r.program_id, r.school_name, r.grade,
      ${at}::timestamptz, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (id uuid, name text, username text, email text,
      phone text, role text, program_id uuid, school_name text, grade text)
    on conflict (email) do nothing
    returning id, email
  `.execute(trx)
  return inserted
}

/**
 * Invites everybody of a table. Each step is a transaction, and whoever is there already is left alone: begun anew after
 * a crash, or sent twice, it makes nobody twice.
 */
export const importUsers: JobKind<Import, 'import_users'> = {
  name: 'import_users',
  run: async (means, { people, invited_by }, report) => {
    let created = 0
    for (let from = 0; from < people.length; from += atOnce) {
      await report({ stage: 'inviting', done: from, of: people.length, message: 'Membuat akun dan undangan' })
      created += await means.db.transaction().execute(async trx => {
        const fresh = await insertPeople(trx, means, people.slice(from, from + atOnce))
        for (const user of fresh) await invite(trx, means, user, invited_by)
        return fresh.length
      })
    }
    await insertAuditEntry(means.db, {
      id: means.newId(),
      actor_id: invited_by,
      action: 'users_imported',
      subject_type: 'user',
      subject_id: 'many',
      reason: '',
      details: { created, people: people.length },
      at: means.now().toISOString(),
    })
    return { created, known: people.length - created }
  },
}

export async function listProgramNames(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('programs')
    .select(['id', 'name', 'slug'])
    .where('is_active', '=', true)
    .execute()
  return new Map(
    rows.flatMap(({ id, name, slug }) => [[name.toLowerCase(), id] as const, [slug, id] as const]),
  )
}

export async function countKnown(db: Db, people: readonly PersonRow[]): Promise<number> {
  const emails = people.map(({ email }) => email)
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', sql<string>`any(${emails})`)
    .execute()
  return found.length
}
