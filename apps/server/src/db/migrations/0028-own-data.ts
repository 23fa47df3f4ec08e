import { type Kysely, sql } from 'kysely'

/** What people may ask of their own data: a copy of it, and that it goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column deletion_at timestamptz(3)`.execute(db)
  await sql`comment on column users.deletion_at is 'asked for by the user, who may still keep the account until then'`.execute(
    db,
  )
  await sql`create index users_deletion on users (deletion_at) where deletion_at is not null`.execute(db)
  await sql`
    create table data_copies (
      user_id uuid primary key references users,
      job_id uuid not null,
      file bytea,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`comment on column data_copies.file is 'null until its job is done'`.execute(db)
}
