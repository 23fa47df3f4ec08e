import { type Kysely, sql } from 'kysely'

/** Codes that make the first admin, and whether the list of first steps is put aside (decision 63). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table first_admin_codes (
      hash bytea primary key,
      expires_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`comment on table first_admin_codes is 'what servers without an admin have printed, as hashes'`.execute(
    db,
  )
  await sql`alter table settings add column setup_is_aside boolean not null default false`.execute(db)
}
