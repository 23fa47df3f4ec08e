import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'

/** So many copies of all questions under ids of their own. A sub-test of a bank has `written` of them. */
export async function copyQuestions(db: Database, written: number, copies: number): Promise<void> {
  await sql`
    with copied as (
      select q.id as of, gen_random_uuid() as id, q.position + ${written}::int * n as position
      from questions q, generate_series(1, ${copies}::int) n
    ), stored as (
      insert into questions
      select (jsonb_populate_record(q, jsonb_build_object('id', c.id, 'position', c.position))).*
      from copied c join questions q on q.id = c.of
    )
    insert into question_keys
    select (jsonb_populate_record(k, jsonb_build_object('question_id', c.id))).*
    from copied c join question_keys k on k.question_id = c.of
  `.execute(db)
}

/** Banks of this database may be practised, with so many copies of each of their questions. */
export async function openForPractice(db: Database, written: number, copies: number): Promise<void> {
  await copyQuestions(db, written, copies)
  await sql`update question_banks set for_practice = true`.execute(db)
}
