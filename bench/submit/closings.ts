import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import type { BenchTryout } from '../world/students.ts'

/** Every question answered by everybody, every other one right. */
export async function fillAnswers(db: Database, { sub_test }: BenchTryout): Promise<void> {
  const answers = sub_test.items.map(({ question_id, right, wrong }, index) => ({
    question_id,
    value: index % 2 ? wrong : right,
  }))
  await sql`
    insert into answers (bucket, progress_id, question_id, value, flagged, seq, client_at, server_at)
    select p.bucket, p.id, a.question_id, a.value, false, 1, now(), now()
    from progresses p, json_to_recordset(${JSON.stringify(answers)}::json) as a (question_id uuid, value jsonb)
  `.execute(db)
}

/** Back to the moment before everybody hands in. */
export async function forgetClosings(db: Database): Promise<void> {
  await sql`truncate attempt_scores, sub_test_scores`.execute(db)
  await sql`
    update progresses set submitted_at = null, closed_by = null, receipt = null where submitted_at is not null
  `.execute(db)
  await sql`update attempts set status = 'in_progress', finished_at = null where status = 'scored'`.execute(
    db,
  )
  await sql`update sessions set last_seen_at = now() - interval '2 minutes' where user_agent = 'bench'`.execute(
    db,
  )
  await sql`vacuum analyze`.execute(db)
}

export async function countClosed(db: Database): Promise<{ closed: number; scored: number }> {
  const { rows } = await sql<{ closed: number; scored: number }>`
    select (select count(*) from progresses where receipt is not null) as closed,
      (select count(*) from attempts a join attempt_scores s on s.bucket = a.bucket and s.attempt_id = a.id
        where a.status = 'scored') as scored
  `.execute(db)
  return rows[0] ?? { closed: 0, scored: 0 }
}
