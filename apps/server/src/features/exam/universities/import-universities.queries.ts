import type { UniversityImport } from '@gerbang/contract/exam/university-catalogue.ts'
import { sql } from 'kysely'
import type { TableRow } from '../../../content/read-table.ts'
import { findFreeSlug, writeSlug } from '../../../content/write-slug.ts'
import type { Db } from '../../../db/database.ts'
import type { Platform } from '../../../platform.ts'
import { listTakenSlugs } from './catalogue.queries.ts'
import { foldProvince, readUniversityRows, type UniversityRow } from './university-rows.ts'

type Means = Pick<Platform, 'now' | 'newId'>

const keyOf = (name: string) => name.toLowerCase()

async function listProvinces(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('provinces').select(['id', 'name']).execute()
  return new Map(rows.flatMap(({ id, name }) => [[foldProvince(name), id] as const, [id, id] as const]))
}

/** Ids of universities by name: those that are there, and new ones for the others. */
async function planUniversities(trx: Db, rows: readonly UniversityRow[], { newId }: Means) {
  const known = await trx
    .selectFrom('universities')
    .select(['id', 'name', 'slug'])
    .where(sql`lower(name)`, '=', sql<string>`any(${rows.map(({ university }) => keyOf(university.name))})`)
    .execute()
  const ids = new Map(known.map(({ id, name }) => [keyOf(name), id]))
  const taken = await listTakenSlugs(trx)
  const fresh = [...new Map(rows.map(({ university }) => [keyOf(university.name), university])).entries()]
    .filter(([key]) => !ids.has(key))
    .map(([key, university]) => {
      const id = newId()
      const slug = findFreeSlug(writeSlug(university.name) || 'universitas', taken)
      taken.add(slug)
      ids.set(key, id)
      return { ...university, id, slug }
    })
  return { ids, fresh, known: known.length }
}

interface PlannedMajor {
  id: string
  university_id: string
  code: string
  name: string
  level: string
  group: string
}

/** The last row about a major says what it is called; each row brings its year. */
async function planMajors(
  trx: Db,
  rows: readonly UniversityRow[],
  ids: ReadonlyMap<string, string>,
  { newId }: Means,
) {
  const known = await trx
    .selectFrom('majors')
    .select(['id', 'university_id', 'code'])
    .where('university_id', '=', sql<string>`any(${[...ids.values()]}::uuid[])`)
    .execute()
  const codes = new Map(known.map(({ id, university_id, code }) => [`${university_id} ${code}`, id]))
  const majors = new Map<string, PlannedMajor>()
  const years = new Map<string, { major_id: string } & NonNullable<UniversityRow['year']>>()
  for (const { university, major, year } of rows) {
    const university_id = ids.get(keyOf(university.name))
    if (!major || university_id === undefined) continue
    const key = `${university_id} ${major.code}`
    const id = majors.get(key)?.id ?? codes.get(key) ?? newId()
    majors.set(key, { id, university_id, ...major })
    if (year) years.set(`${id} ${year.year}`, { major_id: id, ...year })
  }
  const known_count = [...majors.keys()].filter(key => codes.has(key)).length
  return { majors: [...majors.values()], years: [...years.values()], known: known_count }
}

async function writeMajors(trx: Db, majors: readonly PlannedMajor[], at: string): Promise<void> {
  await sql`
    insert into majors (id, university_id, code, name, level, "group", created_at, updated_at)
    select r.id, r.university_id, r.code, r.name, r.level, r."group", ${at}::timestamptz, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(majors)}::json)
      as r (id uuid, university_id uuid, code text, name text, level text, "group" text)
    on conflict (university_id, code) do update
      set name = excluded.name, level = excluded.level, "group" = excluded."group", updated_at = excluded.updated_at
  `.execute(trx)
}

async function writeYears(trx: Db, years: readonly object[], at: string): Promise<void> {
  await sql`
    insert into major_years (major_id, year, capacity, applicants, passing_score, source, is_estimate, created_at,
      updated_at)
    select r.major_id, r.year, r.capacity, r.applicants, r.passing_score, r.source, r.is_estimate, ${at}::timestamptz,
      ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(years)}::json) as r (major_id uuid, year integer, capacity integer,
      applicants integer, passing_score double precision, source text, is_estimate boolean)
    on conflict (major_id, year) do update
      set capacity = excluded.capacity, applicants = excluded.applicants, passing_score = excluded.passing_score,
        source = excluded.source, is_estimate = excluded.is_estimate, updated_at = excluded.updated_at
  `.execute(trx)
}

/**
 * Takes the rows that can be taken; the same table twice changes nothing the second time. Universities that are there
 * keep what they are, majors and years become what the table says.
 */
export async function importUniversities(
  trx: Db,
  means: Means,
  table: readonly TableRow[],
  isDryRun: boolean,
): Promise<UniversityImport> {
  const { ready: rows, problems } = readUniversityRows(table, await listProvinces(trx))
  const universities = await planUniversities(trx, rows, means)
  const { majors, years, known } = await planMajors(trx, rows, universities.ids, means)
  if (!isDryRun) {
    const at = means.now().toISOString()
    const stamp = { created_at: at, updated_at: at }
    for (const university of universities.fresh)
      await trx
        .insertInto('universities')
        .values({ ...university, ...stamp })
        .execute()
    await writeMajors(trx, majors, at)
    await writeYears(trx, years, at)
  }
  return {
    rows: table.length,
    universities: { created: universities.fresh.length, known: universities.known },
    majors: { created: majors.length - known, known },
    years: years.length,
    problems,
  }
}
