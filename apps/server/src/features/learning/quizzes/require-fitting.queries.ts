import type { Db } from '../../../db/database.ts'
import { invalid } from '../../../http/errors.ts'
import { demandProgram } from '../../exam/programs/demand-program.queries.ts'

interface Written {
  program_id: string
  subject_id?: string | null | undefined
  opens_at?: string | null | undefined
  closes_at?: string | null | undefined
}

/** What only the database knows, or two fields together. */
export async function requireFitting(db: Db, { program_id, subject_id, opens_at, closes_at }: Written) {
  if (opens_at && closes_at && closes_at <= opens_at)
    throw invalid({ closes_at: ['Waktu tutup harus setelah waktu buka.'] })
  await demandProgram(db, program_id)
  if (!subject_id) return
  const subject = await db
    .selectFrom('subjects')
    .select('id')
    .where(eb => eb.and({ id: subject_id, program_id }))
    .executeTakeFirst()
  if (!subject) throw invalid({ subject_id: ['Pilih subtes dari program kuis ini.'] })
}
