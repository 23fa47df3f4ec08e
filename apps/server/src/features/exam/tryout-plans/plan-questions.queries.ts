import type { Query } from '@gerbang/contract/call.ts'
import type { PlanPaper, PlanQuestion, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { readContent, readKey } from '@gerbang/contract/question-format.ts'
import { type SqlBool, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { readStem } from '../../../content/read-stem.ts'
import type { Db } from '../../../db/database.ts'
import { frozenQuestions } from '../../../db/frozen-questions.ts'
import { listPage, type Orders } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import { creditOfPaper, takeCredit } from '../../../db/take-credit.ts'
import { isOffered, listDraftBanks } from '../tryouts/offered-questions.queries.ts'

type PoolFilter = Query<typeof tryoutPlans.pool>

/** What a sub-test of a draft may take of its subject. */
export function selectPool(db: Db, subjectId: string) {
  return db
    .selectFrom('questions as q')
    .innerJoin('bank_sub_tests as bst', 'bst.id', 'q.bank_sub_test_id')
    .innerJoin('question_banks as b', 'b.id', 'bst.bank_id')
    .innerJoin('topics as tp', 'tp.id', 'q.topic_id')
    .where('bst.subject_id', '=', subjectId)
    .where(isOffered)
}

export const timesUsed = sql<number>`(select count(*) from ${frozenQuestions} i where i.question_id = q.id)`
const lastUsed = sql<string | null>`(
  select max(t.published_at) from ${frozenQuestions} i
  join tryout_sub_tests ts on ts.id = i.sub_test_id join tryouts t on t.id = ts.tryout_id
  where i.question_id = q.id
)`
const isFresh = sql<SqlBool>`not exists (select from ${frozenQuestions} i where i.question_id = q.id)`
const isChosenFor = (subTestId: string) =>
  sql<boolean>`exists (select from tryout_questions c where c.question_id = q.id and c.sub_test_id = ${subTestId})`

const orders: Orders<PoolFilter['sort']> = { topic: sql`tp.name`, used: timesUsed }

export async function listPool(
  db: Db,
  subTest: { id: string; subject_id: string },
  { search, bank_id, topic_id, difficulty, use, ...wanted }: PoolFilter,
) {
  let query = selectPool(db, subTest.subject_id)
    .leftJoin('question_statistics as n', 'n.question_id', 'q.id')
    .leftJoin('question_estimates as e', 'e.question_id', 'q.id')
    .select(['q.id', 'q.type', 'q.content', 'q.difficulty', 'q.points', 'q.version'])
    .select(eb => [
      jsonBuildObject({ id: eb.ref('b.id'), name: eb.ref('b.title') }).as('bank'),
      jsonBuildObject({ id: eb.ref('tp.id'), name: eb.ref('tp.name') }).as('topic'),
      timesUsed.as('used'),
      lastUsed.as('last_used_at'),
      'n.p',
      eb.fn.coalesce('e.b', 'n.b').as('b'),
      isChosenFor(subTest.id).as('is_chosen'),
    ])
  if (search) query = query.where(sql<SqlBool>`q.content->>'prompt_html' ilike ${matchAnywhere(search)}`)
  if (bank_id) query = query.where('b.id', '=', bank_id)
  if (topic_id) query = query.where('tp.id', '=', topic_id)
  if (difficulty) query = query.where('q.difficulty', '=', difficulty)
  if (use === 'fresh') query = query.where(isFresh)
  const { data, meta } = await listPage(db, query, wanted, { orders, last: ['q.id'], describes: 'q.id' })
  const rows = data.map(({ content, ...row }) => ({
    ...row,
    stem: readStem(readContent(content).prompt_html),
  }))
  return { data: rows, meta: { ...meta, ...(await listPoolFilters(db, subTest.subject_id)) } }
}

async function listPoolFilters(db: Db, subjectId: string) {
  const pool = selectPool(db, subjectId).distinct()
  const [banks, topics, draft_banks] = await Promise.all([
    pool.select(['b.id', 'b.title as name']).orderBy('name').orderBy('b.id').execute(),
    pool.select(['tp.id', 'tp.name']).orderBy('tp.name').orderBy('tp.id').execute(),
    listDraftBanks(db, { subject_id: subjectId }),
  ])
  return { banks, topics, draft_banks }
}

/** Counts by topic and difficulty: how many the banks hold, how many of them are in no paper yet, how many are chosen. */
export function countStock(
  db: Db,
  subTest: { id: string; subject_id: string },
  { bank_id, use }: Query<typeof tryoutPlans.stock>,
) {
  let query = selectPool(db, subTest.subject_id)
    .select(eb => [
      jsonBuildObject({ id: eb.ref('tp.id'), name: eb.ref('tp.name') }).as('topic'),
      'q.difficulty',
      eb.fn.countAll<number>().as('available'),
      sql<number>`count(*) filter (where ${isFresh})`.as('fresh'),
      sql<number>`count(*) filter (where ${isChosenFor(subTest.id)})`.as('chosen'),
    ])
    .groupBy(['tp.id', 'tp.name', 'q.difficulty'])
  if (bank_id) query = query.where('b.id', '=', bank_id)
  if (use === 'fresh') query = query.where(isFresh)
  return query.orderBy('tp.name').orderBy('tp.id').orderBy('q.difficulty').execute()
}

function selectDrawable(db: Db, subjectId: string) {
  return selectPool(db, subjectId)
    .select(['q.id', 'q.stimulus_id', 'q.topic_id', 'q.difficulty'])
    .orderBy('q.id')
}

/** All that a draw may choose from, in a stable order. */
export function listDrawable(
  db: Db,
  subjectId: string,
  { bank_ids, leave_out_used }: { bank_ids: string[]; leave_out_used: boolean },
) {
  let query = selectDrawable(db, subjectId)
  if (bank_ids.length > 0) query = query.where('b.id', '=', sql<string>`any(${bank_ids}::uuid[])`)
  if (leave_out_used) query = query.where(isFresh)
  return query.execute()
}

/** Of the questions chosen for a sub-test, in their order, those that it may still take. */
export function listKept(db: Db, subTest: { id: string; subject_id: string }) {
  return selectDrawable(db, subTest.subject_id)
    .innerJoin('tryout_questions as c', 'c.question_id', 'q.id')
    .where('c.sub_test_id', '=', subTest.id)
    .clearOrderBy()
    .orderBy('c.position')
    .orderBy('q.id')
    .execute()
}

/** Of these, the questions that a sub-test of this subject may take. */
export async function listFitting(db: Db, subjectId: string, questionIds: string[]): Promise<Set<string>> {
  const rows = await selectPool(db, subjectId)
    .select('q.id')
    .where('q.id', '=', sql<string>`any(${questionIds}::uuid[])`)
    // Nobody deletes them until the caller has stored its choice.
    .forKeyShare('q')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function listChosenIds(db: Db, subTestId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tryout_questions')
    .select('question_id')
    .where('sub_test_id', '=', subTestId)
    .orderBy('position')
    .orderBy('question_id')
    .execute()
  return rows.map(({ question_id }) => question_id)
}

export async function replaceChosen(
  trx: Db,
  subTestId: string,
  questionIds: string[],
  at: string,
): Promise<void> {
  await trx.deleteFrom('tryout_questions').where('sub_test_id', '=', subTestId).execute()
  await sql`
    insert into tryout_questions (sub_test_id, question_id, position, created_at, updated_at)
    select ${subTestId}, id, position, ${at}, ${at}
    from unnest(${questionIds}::uuid[]) with ordinality as chosen (id, position)
  `.execute(trx)
}

const estimate = sql<PlanQuestion['estimate']>`(
  select json_build_object('a', e.a, 'b', e.b, 'c', e.c) from question_estimates e where e.question_id = q.id
)`

/** Questions chosen for drafts as the banks have them now, with their keys. */
export function selectChosen(db: Db) {
  return db
    .selectFrom('tryout_questions as c')
    .innerJoin('questions as q', 'q.id', 'c.question_id')
    .leftJoin('question_keys as k', 'k.question_id', 'q.id')
}

export async function readChosenPaper(db: Db, subTestId: string): Promise<PlanPaper> {
  const rows = await selectChosen(db)
    .innerJoin('topics as tp', 'tp.id', 'q.topic_id')
    .select(['q.id', 'q.stimulus_id', 'tp.name as topic', 'q.difficulty', 'q.points', 'q.version'])
    .select([
      takeCredit(creditOfPaper(subTestId)).as('content'),
      'k.key',
      'k.explanation_html',
      estimate.as('estimate'),
    ])
    .where('c.sub_test_id', '=', subTestId)
    .orderBy('c.position')
    .orderBy('q.id')
    .execute()
  const stimulusIds = rows.flatMap(({ stimulus_id }) => stimulus_id ?? [])
  const stimuli = await db
    .selectFrom('stimuli')
    .select(['id', 'title', 'html'])
    .where('id', '=', sql<string>`any(${stimulusIds}::uuid[])`)
    .execute()
  return { stimuli, questions: rows.map(describeQuestion) }
}

/** The questions as they were frozen. */
export async function readFrozenPaper(db: Db, subTestId: string): Promise<PlanPaper> {
  const rows = await db
    .selectFrom('paper_items as i')
    .innerJoin('questions as q', 'q.id', 'i.question_id')
    .innerJoin('topics as tp', 'tp.id', 'i.topic_id')
    .leftJoin('paper_keys as k', join =>
      join.onRef('k.sub_test_id', '=', 'i.sub_test_id').onRef('k.question_id', '=', 'i.question_id'),
    )
    .select(['i.question_id as id', 'i.stimulus_id', 'tp.name as topic', 'q.difficulty', 'i.points'])
    .select(['i.question_version as version', 'i.content', 'k.key', 'k.explanation_html'])
    .select([estimate.as('estimate')])
    .where('i.sub_test_id', '=', subTestId)
    .orderBy('i.position')
    .execute()
  const stimuli = await db
    .selectFrom('paper_stimuli')
    .select(['stimulus_id as id', 'title', 'html'])
    .where('sub_test_id', '=', subTestId)
    .execute()
  return { stimuli, questions: rows.map(describeQuestion) }
}

type PaperRow = Pick<
  PlanPaper['questions'][number],
  'id' | 'stimulus_id' | 'topic' | 'difficulty' | 'points' | 'version' | 'estimate'
> & {
  content: Parameters<typeof readContent>[0]
  key: Parameters<typeof readKey>[0] | null
  explanation_html: string | null
}

function describeQuestion({ content, key, explanation_html, ...row }: PaperRow, index: number) {
  return {
    ...row,
    position: index + 1,
    content: readContent(content),
    key: key && readKey(key),
    explanation_html: explanation_html ?? '',
  }
}
