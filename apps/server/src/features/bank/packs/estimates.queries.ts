import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { EstimateFile, PackEstimate } from './reading/pack-schemas.ts'

/**
 * Takes estimates that a pack brings. The bank has one scale a subject: what lies on another is left out, and what was
 * measured here stays.
 */
export async function takeEstimates(
  trx: Db,
  found: readonly { question_id: string; estimate: PackEstimate }[],
  at: string,
): Promise<void> {
  const rows = found.map(({ question_id, estimate: { points, scale, ...own } }) => ({
    question_id,
    scale_of: scale,
    ...own,
    scale_a: points.a,
    scale_b: points.b,
    scale_min: points.min,
    scale_max: points.max,
  }))
  await sql`
    insert into question_estimates
      (question_id, question_version, a, b, c, se, n, source, scale_of, scale_a, scale_b, scale_min, scale_max,
        created_at, updated_at)
    select r.question_id, q.version, r.a, r.b, r.c, r.se, r.n, r.source, r.scale_of,
      r.scale_a, r.scale_b, r.scale_min, r.scale_max, ${at}::timestamptz, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (
      question_id uuid, a double precision, b double precision, c double precision, se double precision, n integer,
      source text, scale_of uuid, scale_a double precision, scale_b double precision,
      scale_min double precision, scale_max double precision
    )
    join questions q on q.id = r.question_id
    join bank_sub_tests own on own.id = q.bank_sub_test_id
    where not exists (
      select from question_estimates e
      join questions other on other.id = e.question_id
      join bank_sub_tests st on st.id = other.bank_sub_test_id
      where st.subject_id = own.subject_id and e.scale_of <> r.scale_of
    )
    on conflict (question_id) do update set question_version = excluded.question_version, a = excluded.a,
      b = excluded.b, c = excluded.c, se = excluded.se, n = excluded.n, source = excluded.source,
      by_practice = false, scale_of = excluded.scale_of, scale_a = excluded.scale_a, scale_b = excluded.scale_b,
      scale_min = excluded.scale_min, scale_max = excluded.scale_max, updated_at = excluded.updated_at
    where question_estimates.run_id is null
  `.execute(trx)
  await sql`
    insert into estimate_history (question_id, found_by, question_version, scale_of, a, b, c, se, n, found_at)
    select question_id, scale_of, question_version, scale_of, a, b, c, se, n, updated_at
    from question_estimates
    where run_id is null and not by_practice and question_id = any(${rows.map(({ question_id }) => question_id)}::uuid[])
    on conflict do nothing
  `.execute(trx)
}

/** What is known of the questions of a sub-test in the version in use, as a file of a pack; undefined where nothing is. */
export async function writeEstimates(
  db: Db,
  subTestId: string,
  refOf: (questionId: string) => string,
): Promise<EstimateFile | undefined> {
  const rows = await db
    .selectFrom('question_estimates as e')
    .innerJoin('questions as q', join =>
      join.onRef('q.id', '=', 'e.question_id').onRef('q.version', '=', 'e.question_version'),
    )
    .selectAll('e')
    .where('q.bank_sub_test_id', '=', subTestId)
    .where('q.status', '=', 'published')
    .where('e.scale_of', 'is not', null)
    .where('e.by_practice', '=', false)
    .where('e.scale_a', 'is not', null)
    .orderBy('e.updated_at', 'desc')
    .orderBy('e.question_id')
    .execute()
  const [newest] = rows
  if (!newest?.scale_of) return undefined
  const { scale_of: scale, source, scale_a, scale_b, scale_min, scale_max } = newest
  const points = { a: scale_a ?? 0, b: scale_b ?? 1, min: scale_min ?? 0, max: scale_max ?? 0 }
  const own = rows.filter(row => row.scale_of === scale)
  const questions = own.map(({ question_id, a, b, c, se, n }) => [refOf(question_id), { a, b, c, se, n }])
  return { scale, source, points, questions: Object.fromEntries(questions) }
}
