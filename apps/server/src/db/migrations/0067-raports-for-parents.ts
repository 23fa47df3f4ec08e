import { type Kysely, sql } from 'kysely'

/** Links to one raport that end, and whether teachers see the classes that they teach. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table raport_shares (
      id uuid primary key,
      token_hash bytea not null unique,
      user_id uuid not null references users,
      created_by uuid not null references users,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`comment on column raport_shares.user_id is 'whose raport it shows'`.execute(db)
  await sql`create index raport_shares_user on raport_shares (user_id)`.execute(db)
  await sql`alter table settings add column teachers_see_classes boolean not null default true`.execute(db)
}
