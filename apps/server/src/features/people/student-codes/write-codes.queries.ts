import { sql, type Updateable } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'
import type { DB } from '../../../db/schema.ts'

export interface CodeRow {
  id: string
  code: string
}

export interface CodeFacts {
  program_id: string
  batch: string
  class_id: string | null
  label: string
  school_name: string | null
  max_uses: number
  expires_at: string | null
  at: string
}

/** All in one statement; those whose code is taken are left out. Returns the codes that are new. */
export async function insertCodes(
  trx: Db,
  rows: readonly CodeRow[],
  facts: CodeFacts,
  tryoutIds: readonly string[],
): Promise<string[]> {
  const { program_id, batch, class_id, label, school_name, max_uses, expires_at, at } = facts
  const { rows: inserted } = await sql<{ code: string }>`
    with made as (
      insert into student_codes (id, code, program_id, batch, class_id, label, school_name, max_uses, expires_at, status,
        created_at, updated_at)
      select r.id, r.code, ${program_id}, ${batch}, ${class_id}::uuid, ${label}, ${school_name}, ${max_uses},
        ${expires_at}::timestamptz, 'active', ${at}::timestamptz, ${at}::timestamptz
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (id uuid, code text)
      on conflict (code) do nothing
      returning id, code
    ), tied as (
      insert into student_code_tryouts (student_code_id, tryout_id)
      select made.id, t.id from made, unnest(${tryoutIds}::uuid[]) as t (id)
    )
    select code from made order by code
  `.execute(trx)
  return inserted.map(({ code }) => code)
}

/** Which of the try-outs may be opened by codes of the program. */
export async function countFittingTryouts(
  db: Db,
  ids: readonly string[],
  programId: string,
): Promise<number> {
  const found = await db
    .selectFrom('tryouts')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('program_id', '=', programId)
    .where('access', '=', 'code')
    .execute()
  return found.length
}

export function isProgram(db: Db, id: string): Promise<boolean> {
  return hasRow(db.selectFrom('programs').select('id').where('id', '=', id))
}

/** Until the transaction ends nobody redeems or changes it. */
export function lockCode(trx: Db, code: string) {
  return trx
    .selectFrom('student_codes')
    .select(['id', 'program_id', 'used_count', 'status'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateCode(
  trx: Db,
  id: string,
  changes: Updateable<DB['student_codes']>,
): Promise<void> {
  await trx.updateTable('student_codes').set(changes).where('id', '=', id).execute()
}

export async function tieTryouts(trx: Db, id: string, tryoutIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('student_code_tryouts').where('student_code_id', '=', id).execute()
  if (tryoutIds.length === 0) return
  await trx
    .insertInto('student_code_tryouts')
    .values([...new Set(tryoutIds)].map(tryout_id => ({ student_code_id: id, tryout_id })))
    .execute()
}

export async function deleteCode(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('student_code_tryouts').where('student_code_id', '=', id).execute()
  await trx.deleteFrom('student_codes').where('id', '=', id).execute()
}

/** The program of a code becomes that of whoever redeems it; undefined unless it is an active student. */
export async function moveStudent(
  trx: Db,
  userId: string,
  programId: string,
  at: string,
): Promise<string | undefined> {
  const moved = await trx
    .updateTable('users')
    .set({ program_id: programId, updated_at: at })
    .where('id', '=', userId)
    .where('role', '=', 'student')
    .where('anonymised_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return moved?.id
}
