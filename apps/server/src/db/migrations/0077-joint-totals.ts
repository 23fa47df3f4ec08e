import { type Kysely, sql } from 'kysely'

/** A program may rank by totals that all sub-tests tell together, in place of the mean of their scores. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table programs add column totals text not null default 'mean'`.execute(db)
  await sql`alter table programs add constraint programs_totals check (totals in ('mean', 'joint'))`.execute(
    db,
  )
}
