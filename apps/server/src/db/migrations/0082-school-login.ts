import { type Kysely, sql } from 'kysely'

/** The provider of a school's own accounts, and sign-ins that are under way at it (decision 72). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table school_login (
      id boolean primary key default true check (id),
      is_on boolean not null default false,
      label text not null default 'Masuk dengan akun sekolah',
      issuer text not null default '',
      client_id text not null default '',
      client_secret text not null default '',
      domains text[] not null default '{}',
      nisn_claim text not null default '',
      makes_accounts boolean not null default false,
      program_id uuid references programs,
      updated_at timestamptz(3)
    )
  `.execute(db)
  await sql`insert into school_login default values`.execute(db)
  await sql`
    create table school_sign_ins (
      ticket_hash bytea primary key,
      state text not null,
      nonce text not null,
      verifier text not null,
      expires_at timestamptz(3) not null,
      taken_at timestamptz(3),
      user_id uuid references users on delete cascade
    )
  `.execute(db)
  await sql`create index school_sign_ins_expiry on school_sign_ins (expires_at)`.execute(db)
  await sql`create index school_sign_ins_user on school_sign_ins (user_id) where user_id is not null`.execute(
    db,
  )
}
