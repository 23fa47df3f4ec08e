import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import { limits } from '../../../../limits.ts'
import type { KnownSubTest } from '../../../exam/marks/run-scales.queries.ts'
import type { ScoredTryoutRow } from './papers.queries.ts'

interface KnownRow {
  subject_id: string
  question_id: string
  a: number
  b: number
  c: number
  se: number | null
  scale_of: string
  scale_a: number
  scale_b: number
}

/**
 * By subject: what the bank knows of the questions of this try-out, in the version that its paper holds, on the scale of
 * the bank. What came from this try-out itself does not count, or a second run would hold what the first one found. Nor does
 * what practice alone has measured: it chooses questions and scores nobody.
 */
export async function listKnown(
  db: Db,
  { id, scale_min, scale_max }: Pick<ScoredTryoutRow, 'id' | 'scale_min' | 'scale_max'>,
): Promise<Map<string, KnownSubTest>> {
  const { rows } = await sql<KnownRow>`
    select st.subject_id, e.question_id, e.a, e.b, e.c, e.se, e.scale_of, e.scale_a, e.scale_b
    from tryout_sub_tests st
    join paper_items i on i.sub_test_id = st.id
    join question_estimates e on e.question_id = i.question_id and e.question_version = i.question_version
    left join score_runs r on r.id = e.run_id
    where st.tryout_id = ${id} and r.tryout_id is distinct from st.tryout_id and e.scale_of is not null
      and not e.by_practice
      and e.scale_min = ${scale_min} and e.scale_max = ${scale_max}
    order by e.updated_at desc, e.question_id
  `.execute(db)
  return new Map(
    [...Map.groupBy(rows, row => row.subject_id)].flatMap(([subject_id, found]) => {
      const [newest] = found
      if (!newest) return []
      const { scale_of, scale_a: a, scale_b: b } = newest
      const own = found.filter(row => row.scale_of === scale_of)
      const items = own.map(
        ({ question_id, a, b, c, se }) => [question_id, { a, d: -a * b, c, se_b: se ?? 0 }] as const,
      )
      return [[subject_id, { scale: { a, b, scale_of }, items: new Map(items) }] as const]
    }),
  )
}

/** What a run found of questions, scored or only tried out: of the latter, by how many students. */
const foundItems = (runId: string) => sql`(
  select i.score_run_id, i.sub_test_id, i.question_id, p.question_version, i.parameters, i.flags, null::integer as tried
  from score_run_items i join paper_items p using (sub_test_id, question_id)
  where i.score_run_id = ${runId}
  union all
  select i.score_run_id, i.sub_test_id, i.question_id, p.question_version, i.parameters, i.flags, i.tried
  from score_run_trials i join paper_trials p using (sub_test_id, question_id)
  where i.score_run_id = ${runId}
)`

/**
 * What a published run found of its questions, for whoever chooses or scores by it. The bank has one scale a subject: that
 * of the first try-out which enough students sat, until an admin makes another the norm. What is not linked to it, or has
 * a key in doubt, serves its own try-out only. The newest run wins.
 */
export async function keepEstimates(trx: Db, runId: string, at: string): Promise<void> {
  await sql`
    insert into question_estimates
      (question_id, question_version, a, b, c, se, n, source, scale_of, run_id, scale_a, scale_b, scale_min, scale_max,
        created_at, updated_at)
    select distinct on (i.question_id) i.question_id, i.question_version, p.a, -p.d / p.a, p.c, p.se_d / p.a,
      coalesce(i.tried, (st.scale->>'students')::integer), t.title, (st.scale->>'scale_of')::uuid, r.id,
      (st.scale->>'a')::double precision, (st.scale->>'b')::double precision, t.scale_min, t.scale_max,
      ${at}::timestamptz, ${at}::timestamptz
    from ${foundItems(runId)} i
    join score_runs r on r.id = i.score_run_id
    join tryouts t on t.id = r.tryout_id
    join score_run_sub_tests st on st.score_run_id = i.score_run_id and st.sub_test_id = i.sub_test_id
    join tryout_sub_tests ts on ts.id = i.sub_test_id
    cross join lateral json_to_record(i.parameters::json)
      as p (a double precision, d double precision, c double precision, se_d double precision, is_anchor boolean)
    where i.parameters is not null
      and st.scale->>'basis' in ('norm', 'anchors') and p.a > 0.2 and not p.is_anchor
      and (st.scale->>'students')::integer >= ${limits.leastDriftStudents}
      and not i.flags && array['possible_wrong_key', 'possible_second_key', 'miskeyed_row', 'negative_discrimination']
      and not exists (
        select from question_estimates e
        join questions q on q.id = e.question_id
        join bank_sub_tests b on b.id = q.bank_sub_test_id
        where b.subject_id = ts.subject_id and e.scale_of <> (st.scale->>'scale_of')::uuid
      )
    on conflict (question_id) do update set question_version = excluded.question_version, a = excluded.a,
      b = excluded.b, c = excluded.c, se = excluded.se, n = excluded.n, source = excluded.source,
      by_practice = false, scale_of = excluded.scale_of, run_id = excluded.run_id, scale_a = excluded.scale_a, scale_b = excluded.scale_b,
      scale_min = excluded.scale_min, scale_max = excluded.scale_max, updated_at = excluded.updated_at
  `.execute(trx)
  await sql`
    insert into estimate_history (question_id, found_by, question_version, scale_of, a, b, c, se, n, found_at)
    select question_id, run_id, question_version, scale_of, a, b, c, se, n, updated_at
    from question_estimates where run_id = ${runId}
    on conflict do nothing
  `.execute(trx)
}

/** Forgets what the bank knows on other scales of the subjects that this run has become the norm of. */
export async function leaveOtherScales(trx: Db, runId: string): Promise<void> {
  await sql`
    delete from question_estimates e
    using questions q, bank_sub_tests b, norm_scales n, score_runs r
    where n.score_run_id = ${runId} and r.id = n.score_run_id
      and q.id = e.question_id and b.id = q.bank_sub_test_id and b.subject_id = n.subject_id
      and e.scale_of is distinct from r.tryout_id
  `.execute(trx)
}
