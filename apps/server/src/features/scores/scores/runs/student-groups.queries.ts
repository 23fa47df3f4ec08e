import type { GroupComparison } from '@gerbang/contract/scores/score-runs.ts'
import { FOCAL, NEITHER, REFERENCE } from '@gerbang/scoring/statistics/differential-functioning.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'

interface Student {
  province_id: string | null
  school_name: string | null
  gender: 'female' | 'male' | null
}

/** Provinces of Java: Jakarta, West, Central, Yogyakarta, East and Banten. */
const java = new Set(['31', '32', '33', '34', '35', '36'])

const general = /^(sma|sman|smas|sekolah menengah atas)\b/i
const madrasah = /^(ma|man|mas|madrasah)\b/i
const vocational = /^(smk|smkn|smks|sekolah menengah kejuruan)\b/i

const compareSchools =
  (focal: RegExp) =>
  ({ school_name }: Student): number => {
    const name = school_name?.trim() ?? ''
    if (general.test(name)) return REFERENCE
    return focal.test(name) ? FOCAL : NEITHER
  }

/** Whom a student stands for in each comparison; who has not said is of neither group. */
const places: Record<GroupComparison, (student: Student) => number> = {
  region: ({ province_id }) => (province_id === null ? NEITHER : java.has(province_id) ? REFERENCE : FOCAL),
  madrasah: compareSchools(madrasah),
  vocational: compareSchools(vocational),
  gender: ({ gender }) => (gender === null ? NEITHER : gender === 'male' ? REFERENCE : FOCAL),
}

export type StudentGroups = Record<GroupComparison, Uint8Array>

export function groupStudents(students: readonly (Student | undefined)[]): StudentGroups {
  const group = (by: GroupComparison) =>
    Uint8Array.from(students, student => (student ? places[by](student) : NEITHER))
  return {
    region: group('region'),
    madrasah: group('madrasah'),
    vocational: group('vocational'),
    gender: group('gender'),
  }
}

/** Which groups some students belong to, in their order: a declared multi-shard job. */
export async function readStudentGroups(db: Db, userIds: readonly string[]): Promise<StudentGroups> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'province_id', 'school_name', 'gender'])
    .where('id', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute()
  const known = new Map(rows.map(row => [row.id, row]))
  return groupStudents(userIds.map(id => known.get(id)))
}
