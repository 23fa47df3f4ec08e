import { type Kysely, sql } from 'kysely'

/** One page a topic, and practising its questions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lessons (
      id uuid primary key,
      topic_id uuid not null references topics,
      title text not null,
      body text not null,
      parts jsonb not null,
      question_ids uuid[] not null,
      position integer not null,
      is_published boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index lessons_topic on lessons (topic_id)`.execute(db)
  await sql`alter table practices drop constraint practices_kind_check`.execute(db)
  await sql`
    alter table practices add constraint practices_kind_check
    check (kind in ('subject', 'topic', 'lesson', 'question', 'plan', 'return'))
  `.execute(db)
}
