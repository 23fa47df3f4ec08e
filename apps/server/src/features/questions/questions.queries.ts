import type { Query } from '@gerbang/contract/call.ts'
import { readContent, readDraft } from '@gerbang/contract/question-format.ts'
import type { questions } from '@gerbang/contract/questions.ts'
import { type SqlBool, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { readStem } from '../../content/read-stem.ts'
import type { Db } from '../../db/database.ts'
import { listPage, type Orders } from '../../db/list-page.ts'
import type { Viewer } from '../../http/access.ts'
import { canEditBank, canReadBank } from '../question-banks/question-banks.rules.ts'
import type { SubTestPath } from './places.queries.ts'

type Filter = Query<typeof questions.list>
const orders: Orders<Filter['sort']> = { position: sql`q.position`, updated_at: sql`q.updated_at` }

const isFlagged = sql<boolean>`exists (
  select from score_run_items f join score_runs r on r.id = f.score_run_id and r.status = 'published'
  where f.question_id = q.id and cardinality(f.flags) > 0
)`

/** Each word, or what begins with it, by the index; undefined where there is nothing to look for. */
function matchWords(search: string) {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu)
  if (!words) return undefined
  const wanted = words.map(word => `${word}:*`).join(' & ')
  return sql<boolean>`to_tsvector('simple', q.search_text) @@ to_tsquery('simple', ${wanted})`
}

function listConditions({ search, status, type, topic_id, difficulty, is }: Filter) {
  const frozen = isFrozen()
  return [
    status && sql<boolean>`q.status = ${status}`,
    type && sql<boolean>`q.type = ${type}`,
    difficulty && sql<boolean>`q.difficulty = ${difficulty}`,
    topic_id &&
      sql<boolean>`exists (select from question_topics qt where qt.question_id = q.id and qt.topic_id = ${topic_id})`,
    is === 'unused' && sql<boolean>`not ${frozen}`,
    is === 'flagged' && isFlagged,
    search && matchWords(search),
  ].filter(condition => typeof condition === 'object')
}

export async function listQuestions(db: Db, subTestId: string, filter: Filter) {
  let query = db
    .selectFrom('questions as q')
    .leftJoin('topics as t', 't.id', 'q.topic_id')
    .select([
      'q.id',
      'q.position',
      'q.type',
      'q.content',
      't.name as topic',
      'q.stimulus_id',
      'q.difficulty',
      'q.points',
      'q.status',
      'q.version',
      'q.updated_at',
    ])
    .where('q.bank_sub_test_id', '=', subTestId)
  for (const condition of listConditions(filter)) query = query.where(condition)
  const { data, meta } = await listPage(query, filter, { orders, last: ['q.id'] })
  return {
    data: data.map(({ content, ...row }) => ({ ...row, stem: readStem(readContent(content).prompt_html) })),
    meta,
  }
}

/** Whether a published try-out or quiz keeps a version of `q`; `version` asks for one of them. */
export function isFrozen(version?: 'q.version') {
  const same = version ? sql`and i.question_version = ${sql.ref(version)}` : sql``
  return sql<boolean>`(
    exists (select from paper_items i where i.question_id = q.id ${same})
    or exists (
      select from quiz_items i join quizzes z on z.id = i.quiz_id
      where i.question_id = q.id and z.published_at is not null ${same}
    ))`
}

const topicIds = sql<string[]>`array(
  select qt.topic_id from question_topics qt where qt.question_id = q.id
  order by qt.topic_id is distinct from q.topic_id, qt.topic_id
)`

/** One with all that its author sees, for whoever may read its bank. */
export async function findQuestion(db: Db, viewer: Viewer, { qbId, subTesId }: SubTestPath, id: string) {
  const row = await db
    .selectFrom('questions as q')
    .innerJoin('bank_sub_tests as st', 'st.id', 'q.bank_sub_test_id')
    .innerJoin('question_banks as b', 'b.id', 'st.bank_id')
    .innerJoin('question_keys as k', 'k.question_id', 'q.id')
    .where('q.id', '=', id)
    .where('st.id', '=', subTesId)
    .where('b.id', '=', qbId)
    .where(canReadBank(viewer))
    .select(eb => [
      'q.id',
      'q.bank_sub_test_id',
      'q.position',
      'q.status',
      'q.version',
      'q.revision',
      'q.stimulus_id',
      'q.points',
      'q.difficulty',
      'q.lang',
      'q.content',
      'k.source',
      'k.explanation_html',
      'q.created_at',
      'q.updated_at',
      topicIds.as('topic_ids'),
      isFrozen().as('is_used'),
      canEditBank(viewer).as('can_edit'),
      jsonObjectFrom(
        eb
          .selectFrom('stimuli as s')
          .whereRef('s.id', '=', 'q.stimulus_id')
          .select(['s.id', 's.title', 's.html']),
      ).as('stimulus'),
      jsonObjectFrom(
        eb
          .selectFrom('question_versions as v')
          .innerJoin('users as u', 'u.id', 'v.author_id')
          .whereRef('v.question_id', '=', 'q.id')
          .whereRef('v.version', '=', 'q.version')
          .select(['u.id', 'u.name']),
      ).as('author'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const { source, content, ...rest } = row
  return { ...rest, draft: readDraft(source), content: readContent(content) }
}

/** What a save has to know of the question that it changes; until the transaction ends nobody else changes it. */
export async function lockQuestion(trx: Db, subTestId: string, id: string) {
  const row = await trx
    .selectFrom('questions as q')
    .innerJoin('question_keys as k', 'k.question_id', 'q.id')
    .leftJoin('question_versions as v', join =>
      join.onRef('v.question_id', '=', 'q.id').onRef('v.version', '=', 'q.version'),
    )
    .leftJoin('users as u', 'u.id', 'v.author_id')
    .where('q.id', '=', id)
    .where('q.bank_sub_test_id', '=', subTestId)
    .select([
      'q.id',
      'q.status',
      'q.version',
      'q.revision',
      'q.stimulus_id',
      'q.points',
      'q.difficulty',
      'q.lang',
      'k.source',
      'v.author_id',
      'u.name as author_name',
      sql<string>`coalesce(v.updated_at, q.updated_at)`.as('written_at'),
      topicIds.as('topic_ids'),
      isFrozen('q.version').as('is_frozen'),
    ])
    .forUpdate('q')
    .executeTakeFirst()
  if (!row) return undefined
  const { source, ...rest } = row
  return { ...rest, draft: readDraft(source) }
}

export type LockedQuestion = NonNullable<Awaited<ReturnType<typeof lockQuestion>>>

/** Ids of a sub-test's questions; nobody adds one until the transaction ends. */
export async function lockOrder(trx: Db, subTestId: string): Promise<string[]> {
  await trx.selectFrom('bank_sub_tests').select('id').where('id', '=', subTestId).forUpdate().execute()
  const rows = await trx
    .selectFrom('questions')
    .select('id')
    .where('bank_sub_test_id', '=', subTestId)
    .execute()
  return rows.map(({ id }) => id)
}

export async function orderQuestions(trx: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update questions q set position = wanted.position
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, position) where q.id = wanted.id
  `.execute(trx)
}

/** With its secret half, its versions and its topics. */
export async function deleteQuestion(trx: Db, id: string): Promise<void> {
  for (const table of ['question_topics', 'question_versions', 'question_keys'] as const)
    await trx.deleteFrom(table).where('question_id', '=', id).execute()
  await trx.deleteFrom('questions').where('id', '=', id).execute()
}

/** As many papers as keep a version of `q`. */
export const timesUsed = sql<number>`(
  (select count(*) from paper_items i where i.question_id = q.id)
  + (select count(*) from quiz_items i join quizzes z on z.id = i.quiz_id
    where i.question_id = q.id and z.published_at is not null)
)`

export async function setStatus(
  trx: Db,
  id: string,
  status: LockedQuestion['status'],
  at: string,
): Promise<void> {
  await trx.updateTable('questions').set({ status, updated_at: at }).where('id', '=', id).execute()
}

export async function replaceTopics(trx: Db, id: string, topicIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('question_topics').where('question_id', '=', id).execute()
  if (topicIds.length > 0)
    await trx
      .insertInto('question_topics')
      .values(topicIds.map(topic_id => ({ question_id: id, topic_id })))
      .execute()
}

/** How many of the topics are of that subject. */
export async function countTopics(db: Db, subjectId: string, topicIds: readonly string[]): Promise<number> {
  const { total } = await db
    .selectFrom('topics')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where('subject_id', '=', subjectId)
    .where(sql<SqlBool>`id = any(${topicIds}::uuid[])`)
    .executeTakeFirstOrThrow()
  return total
}
