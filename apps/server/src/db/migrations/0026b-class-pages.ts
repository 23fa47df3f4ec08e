import { type Kysely, sql } from 'kysely'

/** Teachers of classes, and links to their pages that end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table class_teachers (
      batch text not null check (batch = lower(batch)),
      user_id uuid not null references users,
      created_at timestamptz(3) not null,
      primary key (user_id, batch)
    )
  `.execute(db)
  await sql`comment on column class_teachers.batch is 'of the Kode Siswa of the class, in small letters'`.execute(
    db,
  )
  await sql`
    create table report_shares (
      token_hash bytea primary key,
      tryout_id uuid not null references tryouts on delete cascade,
      batch text not null,
      created_by uuid not null references users,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index report_shares_expires on report_shares (expires_at)`.execute(db)
}
