import { type Kysely, sql } from 'kysely'

/** Accounts that a school makes: without an address, known by NISN, with a first password that their owner replaces (decision 59). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users alter column email drop not null`.execute(db)
  await sql`
    comment on column users.email_verified_at is 'when the address was proven, or whoever made the account vouched for its owner'
  `.execute(db)
  await sql`alter table users add column nisn text unique check (nisn ~ '^[0-9]{10}$')`.execute(db)
  await sql`alter table users add column birth_date text check (birth_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')`.execute(
    db,
  )
  await sql`alter table credentials add column is_first boolean not null default false`.execute(db)
  await sql`
    comment on column credentials.is_first is 'told by staff: nothing but replacing it can be done with it'
  `.execute(db)
}
