import { type Kysely, sql } from 'kysely'
import { distributeTables } from '../placement.ts'

/** What a student aims for and how often they practise; the day for which a program prepares. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table programs add column exam_on text check (exam_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')`.execute(
    db,
  )
  await sql`alter table programs add column exam_is_estimate boolean not null default true`.execute(db)
  await sql`
    create table study_plans (
      bucket smallint not null check (bucket between 0 and 1023),
      user_id uuid not null,
      major_id uuid,
      days_a_week integer check (days_a_week between 1 and 7),
      next_days integer check (next_days between 1 and 7),
      next_from text check (next_from ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (bucket, user_id),
      check ((next_days is null) = (next_from is null))
    )
  `.execute(db)
  await sql`comment on column study_plans.next_days is 'a lowered goal, which holds from the Monday in next_from'`.execute(
    db,
  )
  await distributeTables(db, ['study_plans'])
  await sql`alter table study_plans add foreign key (user_id) references users`.execute(db)
  // None to majors: shards cannot empty a column when a row elsewhere goes. Whoever reads a target asks whether it is there.
}
