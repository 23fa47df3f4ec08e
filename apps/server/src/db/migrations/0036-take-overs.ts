import { type Kysely, sql } from 'kysely'

/** Sessions that another tab or device went on with: pages that call hear of it from here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table take_overs (
      progress_id uuid primary key,
      number integer not null check (number > 0),
      at timestamptz(3) not null
    )
  `.execute(db)
  await sql`comment on column take_overs.number is 'how often this sub-test changed hands'`.execute(db)
}
