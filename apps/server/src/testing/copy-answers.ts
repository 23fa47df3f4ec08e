import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Gives one student all the answers of another, of the same sub-tests. */
export async function copyAnswers(db: Db, from: string, to: string): Promise<void> {
  await sql`
    delete from answers a using progresses p
    where p.user_id = ${to} and a.bucket = p.bucket and a.progress_id = p.id
  `.execute(db)
  await sql`
    insert into answers (bucket, progress_id, question_id, value, flagged, seq, server_at)
    select own.bucket, own.id, a.question_id, a.value, a.flagged, a.seq, a.server_at
    from progresses p
    join answers a on a.bucket = p.bucket and a.progress_id = p.id
    join progresses own on own.sub_test_id = p.sub_test_id and own.user_id = ${to}
    where p.user_id = ${from}
  `.execute(db)
}
