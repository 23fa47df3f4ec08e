import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import { findTryout } from '../../exam/tryouts/tryouts.queries.ts'
import { findNamedClass, mayTeach } from '../../people/classes/teachers.queries.ts'

/** A class of somebody else is one that is not there. */
export async function guardClass(db: Db, { role, user_id }: Viewer, batch: string) {
  const found = await findNamedClass(db, batch)
  const isOpen = found && (role === 'admin' || (await mayTeach(db, user_id, found.id)))
  if (!isOpen) throw notFound('Kelas')
  return found
}

export async function findPublished(db: Db, id: string) {
  const tryout = await findTryout(db, id)
  if (!tryout) throw notFound('Try out')
  return tryout
}
