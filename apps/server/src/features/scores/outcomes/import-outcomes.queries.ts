import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import type { JobKind } from '../../platform/jobs/run-jobs.ts'
import { findTold } from './find-told.ts'
import { type KnownNames, majorKey, type OutcomeRow } from './outcome-rows.ts'
import { saveOutcomes } from './outcomes.queries.ts'

interface Import {
  rows: OutcomeRow[]
  imported_by: string
}

const atOnce = 50

/** Takes the outcomes of a table, each with the chance that had been told. Begun anew, it writes the same. */
export const importOutcomes: JobKind<Import, 'import_outcomes'> = {
  name: 'import_outcomes',
  run: async (means, { rows, imported_by }, report) => {
    const at = means.now()
    let told = 0
    for (let from = 0; from < rows.length; from += atOnce) {
      await report({ stage: 'writing', done: from, of: rows.length, message: 'Mencatat hasil seleksi' })
      const found = []
      for (const row of rows.slice(from, from + atOnce))
        found.push({ ...row, ...(await findTold(means.jobDb, row)) })
      told += found.filter(({ chance }) => chance !== null).length
      const consented_at = at.toISOString()
      await saveOutcomes(
        means.jobDb,
        found.map(row => ({ ...row, source: 'import' as const, recorded_by: imported_by, consented_at })),
        consented_at,
      )
    }
    await insertAuditEntry(means.jobDb, {
      id: means.newId(),
      actor_id: imported_by,
      action: 'outcomes_imported',
      subject_type: 'user',
      subject_id: 'many',
      reason: 'Siswa di berkas ini sudah setuju',
      details: { rows: rows.length, told },
      at: means.now().toISOString(),
    })
    return { taken: rows.length, told }
  },
}

/** Students by what the table may call them: e-mail, user name or NISN. */
export async function findKnownNames(db: Db, logins: readonly string[]): Promise<KnownNames> {
  const students = await db
    .selectFrom('users')
    .select(['id', 'email', 'username', 'nisn'])
    .where('role', '=', 'student')
    .where(eb =>
      eb.or(
        (['email', 'username', 'nisn'] as const).map(column => eb(column, '=', sql<string>`any(${logins})`)),
      ),
    )
    .execute()
  const majors = await db
    .selectFrom('majors as m')
    .innerJoin('universities as u', 'u.id', 'm.university_id')
    .select(['m.id', 'm.name', 'm.level', 'u.name as university', 'u.short_name'])
    .orderBy('m.level', 'desc')
    .execute()
  // What somebody has chosen as user name counts before the number that somebody else has.
  const byName = (column: 'nisn' | 'username' | 'email') =>
    students.flatMap(student => (student[column] === null ? [] : [[student[column], student.id] as const]))
  const named = majors.flatMap(({ id, name, level, university, short_name }) =>
    [...new Set([university, short_name])].map(of => ({ key: majorKey(of, name), major: { id, level } })),
  )
  return {
    students: new Map([...byName('nisn'), ...byName('username'), ...byName('email')]),
    majors: new Map(
      [...Map.groupBy(named, ({ key }) => key)].map(([key, some]) => [key, some.map(({ major }) => major)]),
    ),
  }
}
