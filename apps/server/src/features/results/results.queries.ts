import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** The stored answers of a whole attempt, with the sub-test of each. */
export function listAttemptAnswers(db: Db, bucket: number, attemptId: string) {
  return db
    .selectFrom('progresses as p')
    .innerJoin('answers as a', join =>
      join.onRef('a.bucket', '=', 'p.bucket').onRef('a.progress_id', '=', 'p.id'),
    )
    .select(['p.sub_test_id', 'a.question_id', 'a.value', 'a.flagged', 'a.seq'])
    .where('p.bucket', '=', bucket)
    .where('p.attempt_id', '=', attemptId)
    .execute()
}

export async function listTopicNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('topics')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(row => [row.id, row.name]))
}

/** Seconds by which the student with the most extra time may sit the longest sub-test past the close. */
export async function findLongestExtra(db: Db, tryoutId: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select max(duration_seconds) * (
      coalesce((select max(extra_time_factor) from users where extra_time_factor > 1), 1) - 1
    ) as seconds
    from tryout_sub_tests where tryout_id = ${tryoutId}
  `.execute(db)
  return rows[0]?.seconds ?? 0
}
