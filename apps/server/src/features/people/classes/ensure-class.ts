import type { Db } from '../../../db/database.ts'
import type { Platform } from '../../../platform.ts'
import { ensureClass } from './classes.queries.ts'
import { schoolYearAt } from './classes.rules.ts'
import { findNamedClass } from './teachers.queries.ts'

/** The class that a code names, made for this school year where nobody has named it before; null where it names none. */
export async function ensureNamedClass(
  trx: Db,
  { newId, now }: Pick<Platform, 'newId' | 'now'>,
  { batch, school_name }: { batch: string; school_name: string | null },
): Promise<string | null> {
  if (batch === '') return null
  const found = await findNamedClass(trx, batch)
  if (found) return found.id
  const at = now()
  const fresh = { id: newId(), name: batch, year: schoolYearAt(at), school_name, at: at.toISOString() }
  return (await ensureClass(trx, fresh)).id
}
