import type { Db } from '../../db/database.ts'

/** In official order, program by program. */
export function listSubjects(db: Db, programId?: string) {
  const subjects = db
    .selectFrom('subjects')
    .select(['id', 'code', 'name', 'group', 'program_id', 'default_duration_seconds'])
    .orderBy('program_id')
    .orderBy('position')
    .orderBy('id')
  return (programId ? subjects.where('program_id', '=', programId) : subjects).execute()
}
