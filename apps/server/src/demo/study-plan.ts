import { bucketOf } from '../db/bucket.ts'
import type { Db } from '../db/database.ts'
import { insertRows } from '../db/insert-rows.ts'

const dayMs = 86_400_000
const weeksBefore = 14

const april = (year: number) => `${year}-04-20`

/** The next twentieth of April after a day: about when the exam has been held, and told as an estimate. */
function expectExam(now: Date): string {
  const year = now.getUTCFullYear()
  return now.toISOString().slice(0, 10) < april(year) ? april(year) : april(year + 1)
}

/** A date to prepare for, and a student who has been at it for some weeks. */
export async function insertStudyPlan(
  db: Db,
  { program_id, user_id }: { program_id: string; user_id: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('programs')
    .set({ exam_on: expectExam(now) })
    .where('id', '=', program_id)
    .execute()
  const since = new Date(now.getTime() - weeksBefore * 7 * dayMs).toISOString()
  await insertRows(db, 'study_plans', [
    {
      bucket: bucketOf(user_id),
      user_id,
      major_id: null,
      days_a_week: 4,
      next_days: null,
      step: 'done',
      next_from: null,
      created_at: since,
      updated_at: since,
    },
  ])
}
