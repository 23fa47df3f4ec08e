import { type Kysely, sql } from 'kysely'

/** Lists of students between their upload and the moment they are taken in; gone a day later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table student_lists (
      id uuid primary key,
      owner_id uuid not null references users,
      file_name text not null,
      sheets jsonb not null,
      heads jsonb not null,
      lines jsonb not null,
      mapping jsonb not null,
      answers jsonb not null,
      mended jsonb not null,
      left_out jsonb not null,
      job_id uuid,
      taken_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`comment on column student_lists.lines is 'without the columns that are about families, money and bodies'`.execute(
    db,
  )
  await sql`comment on column student_lists.sheets is 'names of those with students, in the order of their rows'`.execute(
    db,
  )
  await sql`comment on column student_lists.mended is 'what cells should be, by row and field'`.execute(db)
}
