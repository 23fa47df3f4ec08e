import { type Kysely, sql } from 'kysely'

/** Eight questions that find where to begin, a set for today, and how far somebody new has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table practices drop constraint practices_kind_check`.execute(db)
  await sql`
    alter table practices add constraint practices_kind_check
    check (kind in ('subject', 'topic', 'lesson', 'question', 'plan', 'return', 'today', 'placement'))
  `.execute(db)
  await sql`
    alter table study_plans add column step text check (step in ('target', 'goal', 'done'))
  `.execute(db)
  await sql`comment on column study_plans.step is 'what somebody new does next; null: nothing was left yet'`.execute(
    db,
  )
}
