import { type Kysely, sql } from 'kysely'

/** What a teacher gives a class to do (decision 73). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table class_tasks (
      id uuid primary key,
      class_id uuid not null references classes on delete cascade,
      quiz_id uuid references quizzes on delete cascade,
      subject_id uuid references subjects on delete cascade,
      due_at timestamptz(3) not null,
      given_by uuid not null references users,
      created_at timestamptz(3) not null,
      check (num_nonnulls(quiz_id, subject_id) = 1)
    )
  `.execute(db)
  await sql`comment on table class_tasks is 'a quiz, or one set of practice of a subject, by a certain time'`.execute(
    db,
  )
  await sql`create unique index class_tasks_quiz on class_tasks (class_id, quiz_id)`.execute(db)
  await sql`create unique index class_tasks_subject on class_tasks (class_id, subject_id)`.execute(db)
  await sql`create index class_tasks_quizzes on class_tasks (quiz_id)`.execute(db)
  await sql`create index class_tasks_subjects on class_tasks (subject_id)`.execute(db)
  await sql`create index class_tasks_given_by on class_tasks (given_by)`.execute(db)
}
