import { type Kysely, sql } from 'kysely'

/** A question that is published stays in use while its next version is written beside it (decision 56). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table questions
      add column newer_version integer,
      add column newer_status text check (newer_status in ('draft', 'in_review')),
      add column former_version integer
  `.execute(db)
  await sql`
    alter table questions add constraint questions_newer check (
      (newer_version is null) = (newer_status is null) and (newer_version is null or status = 'published'))
  `.execute(db)
  await sql`
    comment on column questions.newer_version is 'what is being written beside the version in use; its texts are in question_versions'
  `.execute(db)
  await sql`
    comment on column questions.former_version is 'what the version in use took the place of; an approval that is taken back brings it back'
  `.execute(db)
}
