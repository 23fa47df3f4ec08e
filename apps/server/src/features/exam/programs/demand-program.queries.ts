import type { Db } from '../../../db/database.ts'
import { invalid } from '../../../http/errors.ts'

/** Refuses a body that names no program. In a transaction, writes below one program follow one another. */
export async function demandProgram(trx: Db, id: string): Promise<void> {
  const program = await trx
    .selectFrom('programs')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!program) throw invalid({ program_id: ['Pilih program yang ada.'] })
}
