import type { Db } from '../db/database.ts'
import { insertRows, type Row } from '../db/insert-rows.ts'
import type { SeedMeans } from '../db/reference/seed-reference.ts'
import { listUniversities, type SeedUniversity } from './list-universities.ts'

const YEAR = 2025

function writeSlug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

function buildUniversity(university: SeedUniversity, id: string, at: string): Row<'universities'> {
  const { name, short_name, type, province_id, city, website } = university
  return {
    id,
    slug: writeSlug(name),
    name,
    short_name,
    type,
    province_id,
    city,
    logo_url: null,
    website,
    created_at: at,
    updated_at: at,
  }
}

export interface MajorOption {
  id: string
  level: string
  applicants: number
  passing_score: number
}

function buildMajors(
  { short_name, majors }: SeedUniversity,
  university_id: string,
  { now, newId }: SeedMeans,
) {
  const at = now().toISOString()
  return majors.map(({ name, level, group, ...figures }, index) => {
    const id = newId()
    const code = `${short_name.toUpperCase().replace(' ', '-')}-${String(index + 1).padStart(2, '0')}`
    return {
      major: { id, university_id, code, name, level, group, weights: {}, created_at: at, updated_at: at },
      year: { major_id: id, year: YEAR, ...figures, is_estimate: true, created_at: at, updated_at: at },
    }
  })
}

/** Returns the majors that the demo's students choose from. */
export async function insertUniversities(db: Db, means: SeedMeans): Promise<MajorOption[]> {
  const universities = listUniversities().map(university => ({ university, id: means.newId() }))
  const at = means.now().toISOString()
  const built = universities.flatMap(({ university, id }) => buildMajors(university, id, means))
  await insertRows(
    db,
    'universities',
    universities.map(({ university, id }) => buildUniversity(university, id, at)),
  )
  await insertRows(
    db,
    'majors',
    built.map(({ major }) => major),
  )
  await insertRows(
    db,
    'major_years',
    built.map(({ year }) => year),
  )
  return built.map(({ major: { id, level }, year: { applicants, passing_score } }) => ({
    id,
    level,
    applicants,
    passing_score,
  }))
}
