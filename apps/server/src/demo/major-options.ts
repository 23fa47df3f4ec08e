import type { Db } from '../db/database.ts'

/** Where nothing is on record; most of the majors on record have more. */
const USUAL_APPLICANTS = 600

export interface MajorOption {
  id: string
  level: string
  applicants: number
  passing_score: number
}

/** What the demo's students choose from, in the order of the table that it was loaded from. */
export async function listMajorOptions(db: Db): Promise<MajorOption[]> {
  const rows = await db
    .selectFrom('majors as m')
    .innerJoin('major_years as y', 'y.major_id', 'm.id')
    .select(['m.id', 'm.level', 'y.applicants', 'y.passing_score'])
    .orderBy('m.id')
    .execute()
  return rows.map(({ applicants, passing_score, ...row }) => ({
    ...row,
    applicants: applicants ?? USUAL_APPLICANTS,
    passing_score: passing_score ?? 0,
  }))
}
