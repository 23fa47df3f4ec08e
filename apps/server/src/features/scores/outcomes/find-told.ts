import type { Database } from '../../../db/database.ts'
import { bucketOf } from '../../../db/bucket.ts'
import { findLastTold } from '../results/told-chances.queries.ts'
import { listAttempts, listChoices } from '../../exam/tryouts/attempts.queries.ts'

/** The last day of the admissions of a year; what was read after it told nothing about them. */
const admissionsEnd = (year: number) => `${year}-08-31T23:59:59.999Z`

const untold = { tryout_id: null, priority: null, chance: null, if_refused: null } as const

/** What the student last read of this choice before the admissions were over; nulls where they read no chance. */
export async function findTold(
  db: Database,
  { user_id, major_id, year }: { user_id: string; major_id: string; year: number },
) {
  const of = { bucket: bucketOf(user_id), user_id, major_id }
  return (await findLastTold(db, { ...of, by: admissionsEnd(year) })) ?? untold
}

/** Majors that a student has chosen in any try-out, the newest choice first. */
export async function listEverChosen(db: Database, user_id: string) {
  const attempts = await listAttempts(db, { bucket: bucketOf(user_id), user_id })
  const newest = attempts.toSorted((a, b) => (b.started_at ?? '').localeCompare(a.started_at ?? ''))
  const lists = await Promise.all(newest.map(({ bucket, id }) => listChoices(db, bucket, id)))
  return [...new Map(lists.flat().map(choice => [choice.id, choice])).values()]
}
