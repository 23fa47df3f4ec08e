import { type Kysely, sql } from 'kysely'

/** Figures that take long to count, as they were counted last; a job counts them anew (decision 86). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_counts (
      name text primary key,
      value jsonb not null,
      rows integer not null,
      took_ms integer not null,
      counted_at timestamptz(3) not null
    )
  `.execute(db)
}
