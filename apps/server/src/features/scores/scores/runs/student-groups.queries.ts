import type { GroupComparison } from '@gerbang/contract/scores/score-runs.ts'
import { FOCAL, NEITHER, REFERENCE } from '@gerbang/scoring/statistics/differential-functioning.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import type { FinishedAttempt } from '../corrections/attempts.queries.ts'

interface Student {
  province_id: string | null
  school_name: string | null
  gender: 'female' | 'male' | null
  seat: Seat
}

/** What a student sat a try-out on; undefined where nobody can say, or on several. */
type Seat = 'paper' | 'phone' | 'computer' | undefined

/** Provinces of Java: Jakarta, West, Central, Yogyakarta, East and Banten. */
const java = new Set(['31', '32', '33', '34', '35', '36'])

/** Bali, Nusa Tenggara, Sulawesi, Maluku and Papua, by the first digit. */
const eastern = /^[5789]/

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
  east: ({ province_id }) => {
    if (province_id === null) return NEITHER
    if (java.has(province_id)) return REFERENCE
    return eastern.test(province_id) ? FOCAL : NEITHER
  },
  madrasah: compareSchools(madrasah),
  vocational: compareSchools(vocational),
  gender: ({ gender }) => (gender === null ? NEITHER : gender === 'male' ? REFERENCE : FOCAL),
  device: ({ seat }) => (seat === 'computer' ? REFERENCE : seat === 'phone' ? FOCAL : NEITHER),
  paper: ({ seat }) => (seat === undefined ? NEITHER : seat === 'paper' ? FOCAL : REFERENCE),
}

export type StudentGroups = Record<GroupComparison, Uint8Array>

export function groupStudents(students: readonly (Student | undefined)[]): StudentGroups {
  const group = (by: GroupComparison) =>
    Uint8Array.from(students, student => (student ? places[by](student) : NEITHER))
  return {
    region: group('region'),
    east: group('east'),
    madrasah: group('madrasah'),
    vocational: group('vocational'),
    gender: group('gender'),
    device: group('device'),
    paper: group('paper'),
  }
}

interface Session {
  user_agent: string
  created_at: string
  last_seen_at: string
}
type Sitting = Pick<FinishedAttempt, 'paper_variant' | 'started_at' | 'finished_at'>

/** By the sessions that were alive meanwhile; who had a phone and a computer at hand may have used either. */
export function findSeat(sitting: Sitting, sessions: readonly Session[]): Seat {
  const { paper_variant, started_at, finished_at } = sitting
  if (paper_variant !== null) return 'paper'
  if (started_at === null || finished_at === null) return undefined
  const [from, to] = [Date.parse(started_at), Date.parse(finished_at)]
  const used = sessions
    .filter(
      ({ created_at, last_seen_at }) => Date.parse(created_at) <= to && Date.parse(last_seen_at) >= from,
    )
    .map(({ user_agent }) => (/Mobile|iPhone/.test(user_agent) ? 'phone' : 'computer'))
  const [device] = used
  return used.every(other => other === device) ? device : undefined
}

/** Which groups the students of some attempts belong to, in their order: a declared multi-shard job. */
export async function readStudentGroups(
  db: Db,
  attempts: readonly FinishedAttempt[],
): Promise<StudentGroups> {
  const ids = sql<string>`any(${attempts.map(({ user_id }) => user_id)}::uuid[])`
  const rows = await db
    .selectFrom('users')
    .select(['id', 'province_id', 'school_name', 'gender'])
    .where('id', '=', ids)
    .execute()
  const sessions = await db
    .selectFrom('sessions')
    .select(['user_id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', ids)
    .execute()
  const known = new Map(rows.map(row => [row.id, row]))
  const used = Map.groupBy(sessions, ({ user_id }) => user_id)
  return groupStudents(
    attempts.map(attempt => {
      const student = known.get(attempt.user_id)
      return student && { ...student, seat: findSeat(attempt, used.get(attempt.user_id) ?? []) }
    }),
  )
}
