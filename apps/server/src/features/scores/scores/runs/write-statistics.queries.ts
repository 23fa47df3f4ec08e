import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import { frozenQuestions } from '../../../../db/frozen-questions.ts'

/**
 * Writes back to the bank what published runs say of a try-out's questions: p and discrimination over all of them, weighted
 * by those who tried; difficulty and flags of the newest. It follows from the runs alone, so that a second time changes
 * nothing; the questions are held first, so that of two try-outs with a question the later sees what the other wrote.
 */
export async function writeStatistics(trx: Db, tryoutId: string, at: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select q.id from questions q
    where q.id in (
      select i.question_id from ${frozenQuestions} i join tryout_sub_tests st on st.id = i.sub_test_id
      where st.tryout_id = ${tryoutId}
    )
    order by q.id for no key update
  `.execute(trx)
  const ids = rows.map(({ id }) => id)
  await sql`
    with found as (
      select i.question_id, i.flags, r.tryout_id, r.published_at, coalesce((i.report->>'tried')::integer, 0) as tried,
        (i.report->>'p')::double precision as p, (i.report->>'corrected')::double precision as discrimination,
        -(i.parameters->>'d')::double precision / nullif((i.parameters->>'a')::double precision, 0) as b
      from score_run_items i join score_runs r on r.id = i.score_run_id and r.status = 'published'
      where i.question_id = any(${ids}::uuid[])
      union all
      select i.question_id, i.flags, r.tryout_id, r.published_at, i.tried, i.p, null,
        -(i.parameters->>'d')::double precision / nullif((i.parameters->>'a')::double precision, 0)
      from score_run_trials i join score_runs r on r.id = i.score_run_id and r.status = 'published'
      where i.question_id = any(${ids}::uuid[])
    ), newest as (
      select distinct on (question_id) question_id, flags, tryout_id from found
      order by question_id, published_at desc, tryout_id
    ), gone as (
      delete from question_statistics
      where question_id = any(${ids}::uuid[]) and question_id not in (select question_id from newest)
    )
    insert into question_statistics
      (question_id, tried, p, discrimination, b, flags, tryout_id, created_at, updated_at)
    select question_id, sum(tried), sum(p * tried) / nullif(sum(tried) filter (where p is not null), 0),
      sum(discrimination * tried) / nullif(sum(tried) filter (where discrimination is not null), 0),
      (array_agg(b order by published_at desc, f.tryout_id) filter (where b is not null))[1],
      n.flags, n.tryout_id, ${at}::timestamptz, ${at}::timestamptz
    from found f join newest n using (question_id)
    group by question_id, n.flags, n.tryout_id
    on conflict (question_id) do update set
      tried = excluded.tried, p = excluded.p, discrimination = excluded.discrimination, b = excluded.b,
      flags = excluded.flags, tryout_id = excluded.tryout_id, updated_at = excluded.updated_at
  `.execute(trx)
}
