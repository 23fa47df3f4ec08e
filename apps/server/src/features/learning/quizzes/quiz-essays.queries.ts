import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import {
  describeEssay,
  type Essay,
  type EssaysOf,
  limitEssays,
  listGiven,
  type StoredEssay,
} from '../../exam/marks/essay-marks.queries.ts'

/** Every written essay of finished attempts at a quiz: a declared multi-shard job. */
export async function listQuizEssays(db: Db, of: EssaysOf): Promise<Essay[]> {
  const { rows } = await sql<StoredEssay>`
    select t.bucket, t.id as attempt_id, t.id as sitting_id, a.question_id, a.seq as answer_seq, z.markers, k.key,
      ${listGiven(sql.ref('a.attempt_id'))} as given
    from quizzes z
    join quiz_items i on i.quiz_id = z.id and i.content ->> 'type' = 'essay'
    join quiz_keys k on k.quiz_id = i.quiz_id and k.question_id = i.question_id
    join quiz_attempts t on t.quiz_id = z.id and t.submitted_at is not null
    join quiz_answers a on a.bucket = t.bucket and a.attempt_id = t.id and a.question_id = i.question_id
    where z.id = ${of.place_id} and btrim(a.value #>> '{}') <> '' ${limitEssays(of, sql.ref('t.id'))}
    order by md5(t.id::text || a.question_id::text)
  `.execute(db)
  return rows.map(describeEssay)
}
