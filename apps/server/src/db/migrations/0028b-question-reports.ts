import { type Kysely, sql } from 'kysely'

/** What students say is wrong with questions, and what they are answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table question_reports (
      id uuid primary key,
      question_id uuid not null references questions,
      user_id uuid not null references users,
      reason text not null check (
        reason in ('wrong_key', 'several_right', 'unclear', 'wrong_explanation', 'broken', 'other')
      ),
      note text not null,
      status text not null check (status in ('open', 'accepted', 'declined')),
      answer text,
      decided_at timestamptz(3),
      seen_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (user_id, question_id),
      check ((status = 'open') = (answer is null) and (answer is null) = (decided_at is null))
    )
  `.execute(db)
  await sql`create index question_reports_question on question_reports (question_id)`.execute(db)
  await sql`create index question_reports_open on question_reports (created_at) where status = 'open'`.execute(
    db,
  )
}
