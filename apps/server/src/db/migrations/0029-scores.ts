import { type Kysely, sql } from 'kysely'

/** One rule of partial credit for each program, runs that practice without end gets by itself, weights of majors (decision 35). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table programs add column credit text not null default 'all_or_nothing'
      check (credit in ('all_or_nothing', 'proportional'))
  `.execute(db)
  await sql`comment on column programs.credit is 'for questions of several right parts; try-outs by item response know right and wrong only'`.execute(
    db,
  )
  await sql`alter table score_runs drop constraint score_runs_origin_check`.execute(db)
  await sql`
    alter table score_runs add constraint score_runs_origin_check
      check (origin in ('submissions', 'closing', 'rolling', 'admin', 'regrade'))
  `.execute(db)
  await sql`alter table majors add column weights jsonb not null default '{}'`.execute(db)
  await sql`comment on column majors.weights is 'of sub-tests by code of their subject; empty: those of the try-out'`.execute(
    db,
  )
  await sql`
    alter table major_cuts add column group_mean double precision, add column group_sd double precision
  `.execute(db)
  await sql`comment on column major_cuts.group_mean is 'of everybody ranked, by the weights of the major; null where it has none'`.execute(
    db,
  )
}
