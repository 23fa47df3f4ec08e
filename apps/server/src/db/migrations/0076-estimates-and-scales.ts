import { type Kysely, sql } from 'kysely'
import { replicateTables } from '../placement.ts'

/**
 * An estimate says its scale by itself, so that one of a pack, which no run here found, scores too. Estimates of a question
 * over the years lie beside one another: that is how drift is seen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['scale_a', 'scale_b', 'scale_min', 'scale_max'])
    await sql`alter table question_estimates add column ${sql.id(column)} double precision`.execute(db)
  await sql`comment on column question_estimates.scale_a is 'points are scale_a + scale_b × ability, on scale_min to scale_max; null where the scale is not known'`.execute(
    db,
  )
  await sql`
    update question_estimates e set scale_a = (s.scale->>'a')::double precision,
      scale_b = (s.scale->>'b')::double precision, scale_min = t.scale_min, scale_max = t.scale_max
    from score_runs r
    join tryouts t on t.id = r.tryout_id
    join score_run_sub_tests s on s.score_run_id = r.id
    join score_run_items i on i.score_run_id = r.id and i.sub_test_id = s.sub_test_id
    where r.id = e.run_id and i.question_id = e.question_id and s.scale is not null
  `.execute(db)
  await sql`
    create table estimate_history (
      question_id uuid not null references questions,
      found_by uuid not null,
      question_version integer not null,
      scale_of uuid not null,
      a double precision not null,
      b double precision not null,
      c double precision not null,
      se double precision,
      n integer not null,
      found_at timestamptz(3) not null,
      primary key (question_id, found_by)
    )
  `.execute(db)
  await replicateTables(db, ['estimate_history'])
  await sql`comment on column estimate_history.found_by is 'the score run, or the scale of a pack'`.execute(
    db,
  )
}
