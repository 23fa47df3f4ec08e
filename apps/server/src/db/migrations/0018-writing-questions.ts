import { type Kysely, sql } from 'kysely'

/** Drafts may lack a topic; who saves says what they have seen; what is written can be searched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions alter column topic_id drop not null`.execute(db)
  await sql`alter table questions drop constraint questions_status_check`.execute(db)
  await sql`
    alter table questions
      add column lang text not null default 'id',
      add column revision integer not null default 1,
      add column search_text text not null default ''
  `.execute(db)
  await sql`alter table questions add constraint questions_lang check (lang in ('id', 'en'))`.execute(db)
  await sql`
    alter table questions add constraint questions_status
      check (status in ('draft', 'in_review', 'published', 'archived'))
  `.execute(db)
  await sql`comment on column questions.revision is 'goes up with every save; version names what papers may freeze'`.execute(
    db,
  )
  await sql`comment on column questions.search_text is 'all that students see of it and its explanation, without markup'`.execute(
    db,
  )
  await sql`alter table stimuli add column revision integer not null default 1`.execute(db)
  await sql`
    alter table question_versions
      add column topic_ids uuid[] not null default '{}',
      add column lang text not null default 'id',
      add column updated_at timestamptz(3) not null default now()
  `.execute(db)
  await sql`update question_versions set updated_at = created_at`.execute(db)
  await sql`
    update question_versions v set topic_ids = array[q.topic_id] from questions q where q.id = v.question_id
  `.execute(db)
  await sql`
    update questions q set search_text = left(regexp_replace(
      concat_ws(' ', q.content->>'prompt_html', q.content->>'options', q.content->>'statements', k.explanation_html),
      '<[^>]*>', ' ', 'g'), 100000)
    from question_keys k where k.question_id = q.id
  `.execute(db)
  await sql`create index questions_search on questions using gin (to_tsvector('simple', search_text))`.execute(
    db,
  )
  await sql`create index questions_topic on questions (topic_id)`.execute(db)
  await sql`create index questions_stimulus on questions (stimulus_id)`.execute(db)
  await sql`create index stimuli_bank_sub_test on stimuli (bank_sub_test_id)`.execute(db)
}
