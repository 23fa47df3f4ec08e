import { type Kysely, sql } from 'kysely'

/** An estimate can be compared with others of its scale only, and holds for the version of the question that was sat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table question_estimates add column question_version integer`.execute(db)
  await sql`alter table question_estimates add column scale_of uuid`.execute(db)
  await sql`alter table question_estimates add column run_id uuid`.execute(db)
  await sql`comment on column question_estimates.scale_of is 'the try-out whose students set the scale; null where it is not known'`.execute(
    db,
  )
  await sql`comment on column question_estimates.run_id is 'the score run that found it'`.execute(db)
}
