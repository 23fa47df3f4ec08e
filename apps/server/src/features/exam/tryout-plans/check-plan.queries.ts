import { readContent, readKey } from '@gerbang/contract/question-format.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { frozenQuestions } from '../../../db/frozen-questions.ts'
import { hasRow } from '../../../db/has-row.ts'
import { sayingTheSame } from '../tryouts/held-questions.queries.ts'
import type { CheckedPlan, CheckedQuestion } from './check-plan.rules.ts'
import { selectChosen } from './plan-questions.queries.ts'
import { isUnfit, trialCount } from './plan-trials.queries.ts'
import type { LockedTryout } from './plans.queries.ts'

async function listCheckedQuestions(db: Db, tryoutId: string): Promise<(CheckedQuestion & { id: string })[]> {
  const rows = await selectChosen(db)
    .innerJoin('tryout_sub_tests as st', 'st.id', 'c.sub_test_id')
    .select(['q.id', 'c.sub_test_id', 'q.status', 'q.content', 'k.key', 'k.explanation_html'])
    .select([
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

/** Each chosen question with itself and those that say the same (`same_id`), as `chosen`. */
const chosenOf = (tryoutId: string) => sql`chosen as materialized (
  select c.question_id, same.id as same_id
  from tryout_questions c join tryout_sub_tests st on st.id = c.sub_test_id,
    lateral ${sayingTheSame('c.question_id')} same
  where st.tryout_id = ${tryoutId}
)`

/**
 * Chosen questions whose key and explanation students may see before this one closes: in another published try-out, on the
 * screen or as a printed sheet that was taken in, in a quiz, or in practice. Only a try-out with an end has something to lose.
 * A quiz and practice tell nothing while this one is open (`held-questions`), but until then. A declared multi-shard query.
 */
async function listReviewable(db: Db, { id, closes_at }: Pick<LockedTryout, 'id' | 'closes_at'>) {
  if (closes_at === null) return []
  const { rows } = await sql<{ question_id: string; title: string }>`
    with ${chosenOf(id)}
    select distinct on (question_id) question_id, title from (
      select c.question_id, other.title, other.opens_at
      from chosen c
      join ${frozenQuestions} i on i.question_id = c.same_id
      join tryout_sub_tests ost on ost.id = i.sub_test_id
      join tryouts other on other.id = ost.tryout_id
      where other.id <> ${id} and other.status = 'published' and other.review_policy = 'after_release'
        and (other.closes_at is null or other.closes_at < ${closes_at})
        and (other.result_release <> 'at_time' or other.release_at < ${closes_at})
      union all
      select c.question_id, z.title, z.opens_at
      from chosen c
      join quiz_items i on i.question_id = c.same_id
      join quizzes z on z.id = i.quiz_id
      where z.published_at is not null and z.feedback <> 'never' and (z.opens_at is null or z.opens_at < ${closes_at})
        and (z.status = 'published' or exists (select from quiz_attempts a where a.quiz_id = z.id))
      union all
      select c.question_id, 'Latihan (' || b.title || ')', null
      from chosen c
      join questions q on q.id = c.same_id
      join bank_sub_tests bst on bst.id = q.bank_sub_test_id
      join question_banks b on b.id = bst.bank_id
      where (b.for_practice and b.status = 'published' and q.status = 'published')
        or exists (select from practice_items i where i.question_id = q.id)
    ) shown
    order by question_id, opens_at nulls last
  `.execute(db)
  return rows
}

/**
 * Chosen questions that students of the program have had before them in a try-out, on the screen or on paper, in a quiz or
 * in practice, and how many students. A declared multi-shard query.
 */
async function listSeen(db: Db, { id, program_id }: Pick<LockedTryout, 'id' | 'program_id'>) {
  const { rows } = await sql<{ question_id: string; students: number }>`
    with ${chosenOf(id)}, seen as (
      select c.question_id, p.user_id
      from chosen c
      join ${frozenQuestions} i on i.question_id = c.same_id
      join progresses p on p.sub_test_id = i.sub_test_id
      union
      select c.question_id, a.user_id
      from chosen c
      join quiz_items i on i.question_id = c.same_id
      join quiz_attempts a on a.quiz_id = i.quiz_id
      union
      select c.question_id, i.user_id
      from chosen c
      join practice_items i on i.question_id = c.same_id
    )
    select s.question_id, count(*)::int as students
    from seen s join users u on u.id = s.user_id
    where u.program_id = ${program_id} and u.role = 'student'
    group by s.question_id
  `.execute(db)
  return rows
}

function listCheckedSubTests(db: Db, tryoutId: string) {
  return db
    .selectFrom('tryout_sub_tests as st')
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .select(['st.id', 's.name', 'st.duration_seconds', 'st.wanted_questions', 'st.trials_each'])
    .select([
      trialCount.as('trial_count'),
      sql<number>`(select count(*) from tryout_trials c where c.sub_test_id = st.id and (${isUnfit}))`.as(
        'trials_unfit',
      ),
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

function hasCodes(db: Db, tryoutId: string): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('student_code_tryouts')
      .select('student_code_id')
      .where('tryout_id', '=', tryoutId)
      .limit(1),
  )
}

export async function readCheckedPlan(db: Db, tryout: LockedTryout): Promise<CheckedPlan> {
  const sub_tests = await listCheckedSubTests(db, tryout.id)
  const questions = await listCheckedQuestions(db, tryout.id)
  const locate = <T extends { question_id: string }>(found: T[]) => {
    const located = found.flatMap(({ question_id, ...about }) => {
      const own = questions.find(({ id }) => id === question_id)
      return own ? [{ ...about, sub_test_id: own.sub_test_id, number: own.number }] : []
    })
    return located.toSorted((a, b) => a.number - b.number)
  }
  return {
    ...tryout,
    sub_tests,
    questions,
    elsewhere: locate(await listReviewable(db, tryout)),
    seen: locate(await listSeen(db, tryout)),
    has_codes: await hasCodes(db, tryout.id),
    program_is_active: await isActive(db, tryout.program_id),
  }
}
