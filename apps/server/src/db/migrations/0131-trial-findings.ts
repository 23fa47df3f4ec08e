import { type Kysely, sql } from 'kysely'

/** Who corrects the key of a trial question reads of it what a run tells of scored ones. Former runs did not keep that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table score_run_trials add column report jsonb, add column suspicion integer`.execute(db)
  await sql`comment on column score_run_trials.suspicion is 'place that it would have among the flagged questions of its sub-test'`.execute(
    db,
  )
}
