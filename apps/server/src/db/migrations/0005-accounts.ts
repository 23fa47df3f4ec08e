import { type Kysely, sql } from 'kysely'

/** What proves an e-mail, what slows guessing down, and membership codes. All on the coordinator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table one_time_secrets (
      id uuid primary key,
      user_id uuid not null references users,
      purpose text not null check (purpose in ('verify_email', 'reset_otp', 'reset_token')),
      secret_hash text not null,
      tries integer not null default 0,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3),
      created_at timestamptz(3) not null
    );
    create index one_time_secrets_user on one_time_secrets (user_id, purpose);
    create unique index one_time_secrets_newest on one_time_secrets (user_id, purpose)
      where used_at is null and purpose <> 'verify_email';
    create index one_time_secrets_hash on one_time_secrets (secret_hash);
    comment on column one_time_secrets.secret_hash is 'SHA-256 of a token of 256 bits; Argon2id of an OTP, which has too few digits for less';

    create table login_failures (
      key text primary key,
      failures integer not null,
      blocked_until timestamptz(3) not null,
      updated_at timestamptz(3) not null
    );
    comment on column login_failures.key is 'the account, or a hash of what was typed where there is none';
    create table quotas (
      key text primary key,
      times timestamptz(3)[] not null
    );
    comment on table quotas is 'when something limited was last done, by purpose and a hash of who did it';

    create table student_codes (
      id uuid primary key,
      code text not null unique check (code ~ '^[A-Z2-9]+$'),
      program_id uuid not null references programs,
      batch text not null,
      label text not null,
      max_uses integer not null check (max_uses > 0),
      used_count integer not null default 0 check (used_count between 0 and max_uses),
      expires_at timestamptz(3),
      status text not null check (status in ('active', 'disabled')),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    );
    create table student_code_redemptions (
      student_code_id uuid not null references student_codes,
      user_id uuid not null references users,
      redeemed_at timestamptz(3) not null,
      primary key (student_code_id, user_id)
    );
    create index student_code_redemptions_user on student_code_redemptions (user_id, redeemed_at);

    create table mailbox (
      id uuid primary key,
      recipient text not null,
      subject text not null,
      body_text text not null,
      body_html text not null,
      created_at timestamptz(3) not null
    );
    comment on table mailbox is 'mails of an installation without SMTP_URL outside production, for the mailbox page; empty elsewhere';
  `.execute(db)
}
