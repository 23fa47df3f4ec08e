import type { Row } from '../../db/insert-rows.ts'
import type { SeedMeans } from '../../db/reference/seed-reference.ts'

const DAY_MS = 24 * 3_600_000

const codes = [
  { code: 'CEMARA27', label: 'Bimbel Cemara', batch: 'Angkatan 2027', max_uses: 500, daysLeft: 365 },
  { code: 'MERAPI26', label: 'Bimbel Merapi', batch: 'Angkatan 2026', max_uses: 40, daysLeft: -30 },
]

/** One code to register with, and one whose time is over. */
export function buildStudentCodes(program_id: string, { now, newId }: SeedMeans): Row<'student_codes'>[] {
  const at = now().toISOString()
  return codes.map(({ daysLeft, ...code }) => ({
    ...code,
    id: newId(),
    program_id,
    class_id: null,
    school_name: null,
    used_count: 0,
    expires_at: new Date(now().getTime() + daysLeft * DAY_MS).toISOString(),
    status: 'active',
    created_at: at,
    updated_at: at,
  }))
}
