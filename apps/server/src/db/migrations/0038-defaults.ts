import { type Kysely, sql } from 'kysely'

/** What new try-outs and new codes begin with, and whether registering wants a code (decision 46). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settings
      add column tryout_scoring text not null default 'irt' check (tryout_scoring in ('raw', 'weighted', 'irt')),
      add column tryout_result_release text not null default 'at_close'
        check (tryout_result_release in ('instant', 'at_close')),
      add column tryout_review_policy text not null default 'after_release'
        check (tryout_review_policy in ('after_release', 'never')),
      add column registration_needs_code boolean not null default false,
      add column code_max_uses integer not null default 1 check (code_max_uses between 1 and 100000),
      add column code_valid_days integer check (code_valid_days between 1 and 3650)
  `.execute(db)
  const comments = {
    tryout_scoring: 'what a new try-out begins with where its format says nothing; no other try-out reads it',
    registration_needs_code: 'true: only whoever holds a code with a use left may register',
    code_max_uses: 'what a new batch of codes begins with',
    code_valid_days: 'the same; null: new codes have no end',
  }
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column settings.${sql.ref(column)} is ${sql.lit(text)}`.execute(db)
}
