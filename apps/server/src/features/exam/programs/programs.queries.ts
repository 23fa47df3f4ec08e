import type { ProgramDetail } from '@gerbang/contract/exam/programs.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import { findFreeSlug, writeSlug } from '../../../content/write-slug.ts'
import type { Db } from '../../../db/database.ts'
import type { DB } from '../../../db/schema.ts'
import { listPresets } from './presets.queries.ts'

export function listPrograms(db: Db) {
  return db
    .selectFrom('programs')
    .select(['id', 'name', 'slug', 'description'])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('name')
    .execute()
}

/** All programs, inactive ones too, with what hangs on them. */
export async function listAllPrograms(db: Db, id?: string): Promise<ProgramDetail[]> {
  let query = db
    .selectFrom('programs as p')
    .select(['p.id', 'p.name', 'p.slug', 'p.description', 'p.is_active', 'p.position'])
    .select(['p.credit', 'p.totals', 'p.choice_combinations', 'p.exam_on', 'p.exam_is_estimate'])
    .select([
      sql<number>`(select count(*) from subjects s where s.program_id = p.id)`.as('subject_count'),
      sql<number>`(select count(*) from tryouts t where t.program_id = p.id)`.as('tryout_count'),
      sql<number>`(select count(*) from users u where u.program_id = p.id)`.as('student_count'),
    ])
  if (id) query = query.where('p.id', '=', id)
  const rows = await query.orderBy('p.position').orderBy('p.name').execute()
  const presets = await listPresets(
    db,
    rows.map(row => row.id),
  )
  return rows.map(row => ({
    ...row,
    presets: presets.flatMap(({ program_id, ...preset }) => (program_id === row.id ? [preset] : [])),
  }))
}

/** Until the transaction ends nobody else changes or deletes it. */
export function lockProgram(trx: Db, id: string) {
  return trx.selectFrom('programs').select(['id', 'name']).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Last in the order, at an address of its own. Two who ask at once wait for each other. */
export async function insertProgram(
  trx: Db,
  row: Omit<Insertable<DB['programs']>, 'slug' | 'position' | 'choice_combinations'>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('program slugs'))`.execute(trx)
  const others = await trx.selectFrom('programs').select(['slug', 'position']).execute()
  await trx
    .insertInto('programs')
    .values({
      ...row,
      slug: findFreeSlug(writeSlug(row.name) || 'program', new Set(others.map(({ slug }) => slug))),
      position: Math.max(0, ...others.map(({ position }) => position)) + 1,
      choice_combinations: '[]',
    })
    .execute()
}

export async function updateProgram(trx: Db, id: string, changes: Updateable<DB['programs']>): Promise<void> {
  await trx.updateTable('programs').set(changes).where('id', '=', id).execute()
}

/** What would be left without its program, in words; empty where nothing would. */
export async function listUses(trx: Db, id: string): Promise<string[]> {
  const words = {
    subjects: 'subtes',
    tryouts: 'try out',
    question_banks: 'bank soal',
    quizzes: 'kuis',
    users: 'siswa',
    student_codes: 'kode siswa',
    school_login: 'akun sekolah',
  } as const
  const uses = []
  for (const [table, word] of Object.entries(words)) {
    const { rows } = await sql`select from ${sql.table(table)} where program_id = ${id} limit 1`.execute(trx)
    if (rows.length > 0) uses.push(word)
  }
  return uses
}

export async function deleteProgram(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('programs').where('id', '=', id).execute()
}
