import { type Kysely, sql } from 'kysely'

/** What staff sign in with beside their password, and from where sessions began (decision 55). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      user_id uuid primary key references users,
      asked_at timestamptz(3),
      pending_secret text,
      secret text,
      confirmed_at timestamptz(3),
      last_step integer not null default 0,
      check ((secret is null) = (confirmed_at is null))
    )
  `.execute(db)
  await sql`
    create table recovery_codes (
      user_id uuid not null references second_factors on delete cascade,
      code_hash text not null,
      used_at timestamptz(3),
      primary key (user_id, code_hash)
    )
  `.execute(db)
  const comments = {
    asked_at: 'when an admin was first asked for one; a week later they can do nothing else',
    pending_secret: 'of a set-up whose first code has not come',
    last_step: 'half a minute since 1970 whose code was the last that signed in: no code counts twice',
  }
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column second_factors.${sql.ref(column)} is ${sql.lit(text)}`.execute(db)
  await sql`alter table sessions add column address text not null default ''`.execute(db)
  await sql`alter table settings add column second_factor_for_admins boolean not null default true`.execute(
    db,
  )
}
