import { type Kysely, sql } from 'kysely'

/** What a student may say, so that questions can be compared between groups (decision 42). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column gender text check (gender in ('female', 'male'))`.execute(db)
  await sql`comment on column users.gender is 'only if the student says so; read by comparisons of groups and by the student, by nobody else'`.execute(
    db,
  )
}
