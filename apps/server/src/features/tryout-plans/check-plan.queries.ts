import { readContent, readKey } from '@gerbang/contract/question-format.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { CheckedPlan, CheckedQuestion } from './check-plan.rules.ts'
import type { LockedTryout } from './plans.queries.ts'

async function listCheckedQuestions(db: Db, tryoutId: string): Promise<(CheckedQuestion & { id: string })[]> {
  const rows = await db
    .selectFrom('tryout_questions as c')
    .innerJoin('tryout_sub_tests as st', 'st.id', 'c.sub_test_id')
    .innerJoin('questions as q', 'q.id', 'c.question_id')
    .leftJoin('question_keys as k', 'k.question_id', 'q.id')
    .select([
      'q.id',
      'c.sub_test_id',
      'q.status',
      'q.content',
      'k.key',
      'k.explanation_html',
      sql<number>`row_number() over (partition by c.sub_test_id order by c.position, q.id)`.as('number'),
    ])
    .where('st.tryout_id', '=', tryoutId)
    .orderBy('st.position')
    .orderBy('number')
    .execute()
  return rows.map(({ content, key, explanation_html, ...row }) => ({
    ...row,
    content: readContent(content),
    key: key && readKey(key),
    has_explanation: explanation_html !== null && explanation_html.trim() !== '',
  }))
}

/**
 * Chosen questions whose key and explanation students may see in another published try-out before this one closes. Only
 * a try-out with an end has something to lose.
 */
async function listReviewable(db: Db, { id, closes_at }: Pick<LockedTryout, 'id' | 'closes_at'>) {
  if (closes_at === null) return []
  const { rows } = await sql<{ question_id: string; title: string }>`
    select distinct on (c.question_id) c.question_id, other.title
    from tryout_questions c
    join tryout_sub_tests st on st.id = c.sub_test_id
    join paper_items i on i.question_id = c.question_id
    join tryout_sub_tests ost on ost.id = i.sub_test_id
    join tryouts other on other.id = ost.tryout_id
    where st.tryout_id = ${id} and other.id <> ${id} and other.status = 'published'
      and other.review_policy = 'after_release'
      and (other.closes_at is null or other.closes_at < ${closes_at})
      and (other.result_release <> 'at_time' or other.release_at < ${closes_at})
    order by c.question_id, other.opens_at
  `.execute(db)
  return rows
}

function listCheckedSubTests(db: Db, tryoutId: string) {
  return db
    .selectFrom('tryout_sub_tests as st')
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .select([
      'st.id',
      's.name',
      'st.duration_seconds',
      'st.wanted_questions',
      sql<number>`(select count(*) from tryout_questions c where c.sub_test_id = st.id)`.as('question_count'),
      sql<number>`s.default_duration_seconds::double precision / s.default_question_count`.as(
        'usual_seconds_per_question',
      ),
    ])
    .where('st.tryout_id', '=', tryoutId)
    .orderBy('st.position')
    .execute()
}

async function isActive(db: Db, programId: string): Promise<boolean> {
  const { is_active } = await db
    .selectFrom('programs')
    .select('is_active')
    .where('id', '=', programId)
    .executeTakeFirstOrThrow()
  return is_active
}

async function hasCodes(db: Db, tryoutId: string): Promise<boolean> {
  const found = await db
    .selectFrom('student_code_tryouts')
    .select('student_code_id')
    .where('tryout_id', '=', tryoutId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function readCheckedPlan(db: Db, tryout: LockedTryout): Promise<CheckedPlan> {
  const sub_tests = await listCheckedSubTests(db, tryout.id)
  const questions = await listCheckedQuestions(db, tryout.id)
  const reviewable = await listReviewable(db, tryout)
  const elsewhere = reviewable.flatMap(({ question_id, title }) => {
    const own = questions.find(({ id }) => id === question_id)
    return own ? [{ sub_test_id: own.sub_test_id, number: own.number, title }] : []
  })
  return {
    ...tryout,
    sub_tests,
    questions,
    elsewhere: elsewhere.toSorted((a, b) => a.number - b.number),
    has_codes: await hasCodes(db, tryout.id),
    program_is_active: await isActive(db, tryout.program_id),
  }
}
