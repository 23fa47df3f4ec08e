import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'

/**
 * What a published run found of its questions, for whoever chooses questions by it: only on the scale of the norm group, and
 * none whose key is in doubt. The newest run wins.
 */
export async function keepEstimates(trx: Db, runId: string, at: string): Promise<void> {
  await sql`
    insert into question_estimates (question_id, a, b, c, se, n, source, created_at, updated_at)
    select distinct on (i.question_id) i.question_id, p.a, -p.d / p.a, p.c, p.se_d / p.a,
      coalesce((st.statistics->>'students')::integer, 0), t.title, ${at}::timestamptz, ${at}::timestamptz
    from score_run_items i
    join score_runs r on r.id = i.score_run_id
    join tryouts t on t.id = r.tryout_id
    join score_run_sub_tests st on st.score_run_id = i.score_run_id and st.sub_test_id = i.sub_test_id
    cross join lateral json_to_record(i.parameters::json)
      as p (a double precision, d double precision, c double precision, se_d double precision)
    where i.score_run_id = ${runId} and i.parameters is not null
      and st.scale->>'basis' in ('norm', 'anchors') and p.a > 0.2
      and not i.flags && array['possible_wrong_key', 'possible_second_key', 'miskeyed_row', 'negative_discrimination']
    on conflict (question_id) do update set a = excluded.a, b = excluded.b, c = excluded.c, se = excluded.se,
      n = excluded.n, source = excluded.source, updated_at = excluded.updated_at
  `.execute(trx)
}
