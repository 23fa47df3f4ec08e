import { type Kysely, sql } from 'kysely'

/**
 * Questions that say the same, so that a hold on one holds the other (decision 52). Those that are published already are
 * linked afterwards, some at a time, by the job that marks questions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table question_kin (
      question_id uuid not null,
      kin_id uuid not null check (kin_id <> question_id),
      primary key (question_id, kin_id)
    )
  `.execute(db)
  await sql`
    comment on table question_kin is 'copies and near copies, each pair both ways and for good; without foreign keys, whose
    locks would have authors of two copies wait for each other'
  `.execute(db)
  await sql`alter table questions add column kin_known boolean not null default false`.execute(db)
  await sql`comment on column questions.kin_known is 'false: published before kin was looked for, or never published'`.execute(
    db,
  )
  await sql`
    create index questions_unlinked on questions (id) where not kin_known and status in ('published', 'archived')
  `.execute(db)
  await sql`create index practice_items_question on practice_items (bucket, question_id)`.execute(db)
}
