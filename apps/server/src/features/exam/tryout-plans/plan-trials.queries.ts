import type { PlanTrials } from '@gerbang/contract/exam/tryout-plans.ts'
import { readContent } from '@gerbang/contract/question-format.ts'
import { type SqlBool, sql } from 'kysely'
import { readStem } from '../../../content/read-stem.ts'
import type { Db } from '../../../db/database.ts'

/** Chosen for a draft `st`, frozen afterwards: one of the two is empty. */
export const trialCount = sql<number>`(
  (select count(*) from tryout_trials c where c.sub_test_id = st.id)
  + (select count(*) from paper_trials i where i.sub_test_id = st.id)
)`

async function findEach(db: Db, subTestId: string): Promise<number> {
  const { trials_each } = await db
    .selectFrom('tryout_sub_tests')
    .select('trials_each')
    .where('id', '=', subTestId)
    .executeTakeFirstOrThrow()
  return trials_each
}

export async function readChosenTrials(db: Db, subTestId: string): Promise<PlanTrials> {
  const rows = await db
    .selectFrom('tryout_trials as c')
    .innerJoin('questions as q', 'q.id', 'c.question_id')
    .select(['q.id', 'q.content'])
    .where('c.sub_test_id', '=', subTestId)
    .orderBy('c.position')
    .execute()
  const questions = rows.map(({ id, content }) => ({
    id,
    stem: readStem(readContent(content).prompt_html),
    tried: null,
    p: null,
    b: null,
    se: null,
    is_flagged: false,
  }))
  return { each: await findEach(db, subTestId), questions }
}

/** As they were frozen, with what the published run found of them. */
export async function readFrozenTrials(db: Db, subTestId: string): Promise<PlanTrials> {
  const rows = await db
    .selectFrom('paper_trials as i')
    .innerJoin('tryout_sub_tests as st', 'st.id', 'i.sub_test_id')
    .leftJoin('score_runs as r', join =>
      join.onRef('r.tryout_id', '=', 'st.tryout_id').on('r.status', '=', 'published'),
    )
    .leftJoin('score_run_trials as f', join =>
      join
        .onRef('f.score_run_id', '=', 'r.id')
        .onRef('f.sub_test_id', '=', 'i.sub_test_id')
        .onRef('f.question_id', '=', 'i.question_id'),
    )
    .select(['i.question_id as id', 'i.content', 'f.tried', 'f.p', 'f.flags', 'f.parameters'])
    .where('i.sub_test_id', '=', subTestId)
    .orderBy('i.position')
    .execute()
  const questions = rows.map(({ id, content, tried, p, flags, parameters }) => ({
    id,
    stem: readStem(readContent(content).prompt_html),
    tried,
    p,
    b: parameters ? -parameters.d / parameters.a : null,
    se: parameters?.se_d ? parameters.se_d / parameters.a : null,
    is_flagged: (flags ?? []).length > 0,
  }))
  return { each: await findEach(db, subTestId), questions }
}

export async function replaceTrials(
  trx: Db,
  subTestId: string,
  { each, question_ids }: { each: number; question_ids: readonly string[] },
): Promise<void> {
  await trx.deleteFrom('tryout_trials').where('sub_test_id', '=', subTestId).execute()
  await sql`
    insert into tryout_trials (sub_test_id, question_id, position)
    select ${subTestId}, id, position from unnest(${[...question_ids]}::uuid[]) with ordinality as chosen (id, position)
  `.execute(trx)
  await trx.updateTable('tryout_sub_tests').set({ trials_each: each }).where('id', '=', subTestId).execute()
}

/** Of a draft's trial question `c`: it cannot be tried out as it is, or is scored in the same try-out. */
export const isUnfit = sql<SqlBool>`not exists (
  select from questions q
  join bank_sub_tests bst on bst.id = q.bank_sub_test_id and bst.subject_id = st.subject_id
  join question_banks b on b.id = bst.bank_id
  join question_keys k on k.question_id = q.id
  where q.id = c.question_id and q.status = 'published' and b.status = 'published' and q.type <> 'essay'
) or exists (
  select from tryout_questions o join tryout_sub_tests os on os.id = o.sub_test_id
  where os.tryout_id = st.tryout_id and o.question_id = c.question_id
)`
