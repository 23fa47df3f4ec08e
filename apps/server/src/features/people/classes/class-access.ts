import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import { findClass } from './classes.queries.ts'

export const missingClass = () => notFound('Kelas')

/** Whose classes a viewer of the staff may see: undefined for all. */
export const teacherOf = ({ role, user_id }: Viewer): string | undefined =>
  role === 'admin' ? undefined : user_id

/** A class of somebody else is one that is not there. */
export async function requireClass(db: Db, viewer: Viewer, id: string) {
  const found = await findClass(db, id, teacherOf(viewer))
  if (!found) throw missingClass()
  return found
}
