import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/database.ts'
import { indexMajors, type MajorIndex } from './major-search.rules.ts'

/** Tells whether anything in the catalogue changed since it was read. */
async function readStamp(db: Db): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select concat_ws(' ', (select count(*) from majors), (select max(updated_at) from majors),
      (select count(*) from universities), (select max(updated_at) from universities)) as stamp`.execute(db)
  return rows[0]?.stamp ?? ''
}

async function readIndex(db: Db): Promise<MajorIndex> {
  const majors = await db
    .selectFrom('majors as m')
    .innerJoin('universities as u', 'u.id', 'm.university_id')
    .select(['m.id', 'm.name', 'm.level'])
    .select(eb => [
      jsonBuildObject({
        id: eb.ref('u.id'),
        name: eb.ref('u.name'),
        short_name: eb.ref('u.short_name'),
        city: eb.ref('u.city'),
      }).as('university'),
    ])
    .execute()
  return indexMajors(majors)
}

/** All majors as a search wants them: read once for each thread, and again when somebody has changed them. */
export function createFindIndex(db: Db): () => Promise<MajorIndex> {
  let kept: { stamp: string; index: Promise<MajorIndex> } | undefined
  return async () => {
    const stamp = await readStamp(db)
    if (kept?.stamp !== stamp) {
      const index = readIndex(db)
      index.catch(() => (kept = undefined))
      kept = { stamp, index }
    }
    return kept.index
  }
}
