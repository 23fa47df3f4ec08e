import { typedKinds } from '@gerbang/scoring/kinds/question-kinds.ts'
import { sql } from 'kysely'
import { bucketOf } from '../../../db/bucket.ts'
import type { Db } from '../../../db/database.ts'
import type { PersonalData } from '../../../personal-data.ts'
import { eraseWritten, type WrittenAnswer } from '../marks/erase-written.queries.ts'

type Table = 'answers' | 'late_answers'

function listWritten(table: Table, bucket: number, userId: string) {
  return sql<WrittenAnswer>`
    select a.question_id, a.progress_id as place, a.value, i.content, i.key
    from progresses p
    join ${sql.table(table)} a on a.bucket = p.bucket and a.progress_id = p.id
    join (
      select i.sub_test_id, i.question_id, i.content, k.key from paper_items i join paper_keys k using (sub_test_id, question_id)
      union all select sub_test_id, question_id, content, key from paper_trials
    ) i on i.sub_test_id = p.sub_test_id and i.question_id = a.question_id
    where p.bucket = ${bucket} and p.user_id = ${userId} and a.value is not null
      and i.content ->> 'type' = any(${typedKinds}::text[])
  `
}

function copyAttempts(db: Db, bucket: number, userId: string) {
  return sql<{ copy: unknown }>`
    select coalesce(json_agg(json_build_object(
      'try_out', t.title, 'nomor', at.number, 'status', at.status,
      'varian_kertas', at.paper_variant, 'started_at', at.started_at, 'finished_at', at.finished_at,
      'pilihan_jurusan', (
        select coalesce(json_agg(m.name order by c.priority), '[]')
        from attempt_choices c join majors m on m.id = c.major_id
        where c.bucket = at.bucket and c.attempt_id = at.id
      ),
      'subtes', (
        select coalesce(json_agg(json_build_object(
          'nama', s.name, 'started_at', p.started_at, 'ends_at', p.ends_at, 'submitted_at', p.submitted_at,
          'bukti', p.receipt,
          'jawaban', (
            select coalesce(json_agg(to_jsonb(a) - 'bucket' - 'progress_id'), '[]')
            from answers a where a.bucket = p.bucket and a.progress_id = p.id
          ),
          'jawaban_terlambat', (
            select coalesce(json_agg(to_jsonb(a) - 'bucket' - 'progress_id' - 'decided_by'), '[]')
            from late_answers a where a.bucket = p.bucket and a.progress_id = p.id
          ),
          'waktu_di_soal', (
            select coalesce(json_agg(to_jsonb(v) - 'bucket' - 'progress_id'), '[]')
            from session_visits v where v.bucket = p.bucket and v.progress_id = p.id
          ),
          'kejadian', (
            select coalesce(json_agg(to_jsonb(e) - 'bucket' - 'progress_id'), '[]')
            from session_events e where e.bucket = p.bucket and e.progress_id = p.id
          )
        ) order by p.started_at), '[]')
        from progresses p
        join tryout_sub_tests st on st.id = p.sub_test_id
        join subjects s on s.id = st.subject_id
        where p.bucket = at.bucket and p.attempt_id = at.id
      )
    ) order by at.created_at), '[]') as copy
    from attempts at join tryouts t on t.id = at.tryout_id
    where at.bucket = ${bucket} and at.user_id = ${userId}
  `.execute(db)
}

export const attemptData: PersonalData = {
  tables: [
    'attempts',
    'attempt_choices',
    'progresses',
    'answers',
    'late_answers',
    'session_visits',
    'session_events',
  ],
  copy: async ({ db }, { id }) => ({
    'try-out.json': (await copyAttempts(db, bucketOf(id), id)).rows[0]?.copy,
  }),
  forget: async (trx, { id }) => {
    const bucket = bucketOf(id)
    for (const table of ['answers', 'late_answers'] as const) {
      const place = { table, column: 'progress_id', bucket }
      await eraseWritten(trx, listWritten(table, bucket, id), place)
    }
  },
}
