import { v7 } from 'uuid'
import type { Db } from '../db/database.ts'
import { epoch } from './factories.ts'

/** A list of one student, as an upload leaves it. */
export async function createStudentList(db: Db, owner_id: string): Promise<string> {
  const id = v7()
  const at = epoch.toISOString()
  await db
    .insertInto('student_lists')
    .values({
      id,
      owner_id,
      file_name: 'daftar.csv',
      sheets: JSON.stringify(['']),
      heads: JSON.stringify(['Nama', 'NISN']),
      lines: JSON.stringify([[2, ['Sari Dewi', id.replaceAll(/\D/g, '').padEnd(10, '7').slice(0, 10)]]]),
      mapping: JSON.stringify({ name: 0, nisn: 1 }),
      answers: JSON.stringify({ program_id: null, school_name: null, grade: null, year: 2026 }),
      mended: '{}',
      left_out: '[]',
      created_at: at,
      updated_at: at,
    })
    .execute()
  return id
}
