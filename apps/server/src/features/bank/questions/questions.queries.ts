import type { BankQuestion, questions } from '@gerbang/contract/bank/questions.ts'
import type { Query } from '@gerbang/contract/call.ts'
import { readContent, readDraft } from '@gerbang/contract/question-format.ts'
import { type SqlBool, sql } from 'kysely'
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import { readStem } from '../../../content/read-stem.ts'
import type { Db } from '../../../db/database.ts'
import { frozenQuestions, timesUsed } from '../../../db/frozen-questions.ts'
import { listPage, type Orders } from '../../../db/list-page.ts'
import { matchWords } from '../../../db/match-words.ts'
import { creditOfBank, takeCredit } from '../../../db/take-credit.ts'
import { selectBankPlace } from '../../../db/select-bank-place.ts'
import type { Viewer } from '../../../http/access.ts'
import { canEditBank, canReadBank } from '../question-banks/bank-access.queries.ts'
import type { WrittenQuestion } from './build-rows.ts'
import { deleteKin } from './kin.queries.ts'
import {
  hasStatus,
  inUse,
  newest,
  newestStatus,
  newestVersion,
  publishedVersion,
} from './newest-writing.queries.ts'
import { type SubTestPath, selectQuestions } from './places.queries.ts'

type Filter = Query<typeof questions.list>
const orders: Orders<Filter['sort']> = { position: sql`q.position`, updated_at: sql`q.updated_at` }

const isFlagged = sql<boolean>`exists (
  select from question_statistics n where n.question_id = q.id and cardinality(n.flags) > 0
)`

type Conditions = Pick<Filter, 'search' | 'status' | 'type' | 'topic_id' | 'difficulty' | 'is'>

function listConditions({ search, status, type, topic_id, difficulty, is }: Conditions) {
  const frozen = isFrozen()
  return [
    status && hasStatus(status),
    type && sql<boolean>`q.type = ${type}`,
    difficulty && sql<boolean>`q.difficulty = ${difficulty}`,
    topic_id &&
      sql<boolean>`exists (select from question_topics qt where qt.question_id = q.id and qt.topic_id = ${topic_id})`,
    is === 'used' && frozen,
    is === 'unused' && sql<boolean>`not ${frozen}`,
    is === 'flagged' && isFlagged,
    search && matchWords(search),
  ].filter(condition => typeof condition === 'object')
}

/** Of estimates `e` and those before them, `h`: less than this, and less than twice the error of both, is no drift. */
const drift = sql<number | null>`case
  when abs(e.b - h.b) >= 0.3 and abs(e.b - h.b) > 2 * sqrt(e.se ^ 2 + h.se ^ 2) then e.b - h.b
end`

const estimate = sql<BankQuestion['estimate']>`(
  select json_build_object('b', e.b, 'se', e.se, 'n', e.n, 'source', e.source, 'found_at', e.updated_at,
    'is_former', e.question_version is distinct from q.version, 'drift', ${drift})
  from question_estimates e
  left join lateral (
    select b, se from estimate_history
    where question_id = e.question_id and question_version = e.question_version and scale_of = e.scale_of
      and found_at < e.updated_at
    order by found_at desc limit 1
  ) h on true
  where e.question_id = q.id and e.scale_of is not null
)`

/** A try-out marks by the key of its paper, whatever the bank has learnt since. */
const isByFormerKey = sql<boolean>`exists (
  select from score_run_items i
  join score_runs r on r.id = i.score_run_id and r.status = 'published'
  join paper_keys p on p.sub_test_id = i.sub_test_id and p.question_id = i.question_id
  join question_keys k on k.question_id = i.question_id
  where i.question_id = q.id and p.voided_at is null and p.key <> k.key
)`

/** What lists show of a question; whoever asks adds where it lies. */
function selectCards(db: Db) {
  return selectQuestions(db)
    .leftJoin('topics as t', 't.id', 'q.topic_id')
    .select(['q.id', 'q.position', 'q.type', 'q.content', 't.name as topic'])
    .select(['q.stimulus_id', 'q.difficulty', 'q.points'])
    .select(eb => [
      newestStatus.as('status'),
      newestVersion.as('version'),
      publishedVersion.as('published_version'),
      'q.updated_at',
      timesUsed.as('used'),
      lastUsed.as('last_used_at'),
      jsonObjectFrom(
        eb
          .selectFrom('question_statistics as n')
          .whereRef('n.question_id', '=', 'q.id')
          .select([
            'n.tried',
            'n.p',
            'n.discrimination',
            'n.b',
            'n.flags',
            isByFormerKey.as('by_former_key'),
          ]),
      ).as('statistics'),
      estimate.as('estimate'),
    ])
}

interface StoredCard {
  content: Parameters<typeof readContent>[0]
  estimate: BankQuestion['estimate']
}

/** A time inside of JSON comes as PostgreSQL writes it. */
function describeCard<T extends StoredCard>({ content, estimate, ...row }: T) {
  return {
    ...row,
    estimate: estimate && { ...estimate, found_at: new Date(estimate.found_at).toISOString() },
    stem: readStem(readContent(content).prompt_html),
  }
}

export async function listQuestions(db: Db, subTestId: string, filter: Filter) {
  let query = selectCards(db).where('q.bank_sub_test_id', '=', subTestId)
  for (const condition of listConditions(filter)) query = query.where(condition)
  const { data, meta } = await listPage(db, query, filter, { orders, last: ['q.id'], describes: 'q.id' })
  return { data: data.map(describeCard), meta }
}

type WideFilter = Query<typeof questions.listAll>
const wideOrders: Orders<WideFilter['sort']> = { updated_at: sql`q.updated_at` }

/** Questions of every bank that the viewer may read. A bank that is put away counts only when it is named. */
export async function listAllQuestions(db: Db, viewer: Viewer, filter: WideFilter) {
  const { program_id, bank_id, may, ...asked } = filter
  let query = selectCards(db)
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .innerJoin('programs as pr', 'pr.id', 'b.program_id')
    .where(may === 'editable' ? canEditBank(viewer) : canReadBank(viewer))
    .select(eb => [
      ...selectBankPlace(eb),
      jsonBuildObject({ id: eb.ref('pr.id'), name: eb.ref('pr.name') }).as('program'),
      canEditBank(viewer).as('can_edit'),
      'q.revision',
      sql<string | null>`(
        select u.name from question_versions v join users u on u.id = v.author_id
        where v.question_id = q.id and v.version = ${newestVersion}
      )`.as('author'),
    ])
  if (program_id) query = query.where('b.program_id', '=', program_id)
  query = bank_id ? query.where('b.id', '=', bank_id) : query.where('b.status', '<>', 'archived')
  for (const condition of listConditions({ ...asked, topic_id: undefined })) query = query.where(condition)
  const { data, meta } = await listPage(db, query, asked, {
    orders: wideOrders,
    last: ['q.id'],
    describes: 'q.id',
  })
  return { data: data.map(describeCard), meta }
}

/** Whether a published try-out or quiz keeps a version of `q`; `version` asks for one of them. */
export function isFrozen(version?: 'w.version') {
  const same = version ? sql`and i.question_version = ${sql.ref(version)}` : sql``
  return sql<boolean>`(
    exists (select from ${frozenQuestions} i where i.question_id = q.id ${same})
    or exists (
      select from quiz_items i join quizzes z on z.id = i.quiz_id
      where i.question_id = q.id and z.published_at is not null ${same}
    ))`
}

/** One with all that its author sees, for whoever may read its bank. */
export async function findQuestion(db: Db, viewer: Viewer, { qbId, subTesId }: SubTestPath, id: string) {
  const row = await db
    .selectFrom('questions as q')
    .innerJoin('bank_sub_tests as st', 'st.id', 'q.bank_sub_test_id')
    .innerJoin('question_banks as b', 'b.id', 'st.bank_id')
    .innerJoin(newest.as('w'), join => join.onTrue())
    .where(eb => eb.and({ 'q.id': id, 'st.id': subTesId, 'b.id': qbId }))
    .where(canReadBank(viewer))
    .select(['q.id', 'q.bank_sub_test_id', 'q.position', 'w.status', 'w.version'])
    .select(eb => [
      publishedVersion.as('published_version'),
      'q.revision',
      'w.stimulus_id',
      'w.points',
      'w.difficulty',
      'w.lang',
      takeCredit(creditOfBank, 'w.content').as('content'),
      'w.source',
      'w.explanation_html',
      'w.hint_html',
      'q.created_at',
      'q.updated_at',
      'w.topic_ids',
      isFrozen().as('is_used'),
      canEditBank(viewer).as('can_edit'),
      jsonObjectFrom(
        eb
          .selectFrom('stimuli as s')
          .whereRef('s.id', '=', 'w.stimulus_id')
          .select(['s.id', 's.title', 's.html']),
      ).as('stimulus'),
      jsonObjectFrom(
        eb
          .selectFrom('question_versions as v')
          .innerJoin('users as u', 'u.id', 'v.author_id')
          .whereRef('v.question_id', '=', 'q.id')
          .whereRef('v.version', '=', 'w.version')
          .select(['u.id', 'u.name']),
      ).as('author'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const { source, content, ...rest } = row
  return { ...rest, draft: readDraft(source), content: readContent(content) }
}

/** What a save has to know of the question that it changes, as it was written last; until the transaction ends nobody else changes it. */
export async function lockQuestion(trx: Db, subTestId: string, id: string) {
  const row = await trx
    .selectFrom('questions as q')
    .innerJoin(newest.as('w'), join => join.onTrue())
    .leftJoin('question_versions as v', join =>
      join.onRef('v.question_id', '=', 'q.id').onRef('v.version', '=', 'w.version'),
    )
    .leftJoin('users as u', 'u.id', 'v.author_id')
    .where(eb => eb.and({ 'q.id': id, 'q.bank_sub_test_id': subTestId }))
    .select(['q.id', 'w.status', 'w.version'])
    .select([
      publishedVersion.as('published_version'),
      sql<number>`greatest(
        q.version, (select max(n.version) from question_versions n where n.question_id = q.id)
      )`.as('last_version'),
      'q.revision',
      'w.stimulus_id',
      'w.points',
      'w.difficulty',
      'w.lang',
      'w.source',
      'v.author_id',
      'u.name as author_name',
      sql<string>`coalesce(v.updated_at, q.updated_at)`.as('written_at'),
      'w.topic_ids',
      isFrozen('w.version').as('is_frozen'),
    ])
    .forUpdate('q')
    .executeTakeFirst()
  if (!row) return undefined
  const { source, ...rest } = row
  return { ...rest, draft: readDraft(source) }
}

/** What papers and practice take of it, as its author wrote it. */
export async function findInUse(trx: Db, id: string): Promise<WrittenQuestion> {
  const { source, ...row } = await trx
    .selectFrom('questions as q')
    .innerJoin(inUse.as('w'), join => join.onTrue())
    .where('q.id', '=', id)
    .select(['w.stimulus_id', 'w.points', 'w.difficulty', 'w.lang', 'w.source', 'w.topic_ids'])
    .executeTakeFirstOrThrow()
  return { ...row, draft: readDraft(source) }
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

/** Deletes its secret half, its versions, its topics and what is known of it, too. */
export async function deleteQuestion(trx: Db, id: string): Promise<void> {
  await deleteKin(trx, id)
  const own = [
    'question_topics',
    'question_versions',
    'question_keys',
    'question_estimates',
    'estimate_history',
  ] as const
  for (const table of own) await trx.deleteFrom(table).where('question_id', '=', id).execute()
  await trx.deleteFrom('questions').where('id', '=', id).execute()
}

/** When a paper that keeps a version of `q` was last published. */
const lastUsed = sql<string | null>`greatest(
  (select max(t.published_at) from ${frozenQuestions} i
    join tryout_sub_tests ts on ts.id = i.sub_test_id join tryouts t on t.id = ts.tryout_id
    where i.question_id = q.id),
  (select max(z.published_at) from quiz_items i join quizzes z on z.id = i.quiz_id where i.question_id = q.id)
)`

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

/** The topics of a subject. */
export async function listTopicIds(db: Db, subjectId: string): Promise<Set<string>> {
  const topics = await db.selectFrom('topics').select('id').where('subject_id', '=', subjectId).execute()
  return new Set(topics.map(({ id }) => id))
}

/** In what is in use and in what is being written; statistics group by the first. */
export async function setTopics(
  trx: Db,
  id: string,
  topicIds: readonly string[],
  updated_at: string,
): Promise<void> {
  await replaceTopics(trx, id, topicIds)
  await trx
    .updateTable('questions')
    .set({ topic_id: topicIds[0] ?? null, revision: sql`revision + 1`, updated_at })
    .where('id', '=', id)
    .execute()
  await changeNewer(trx, id, { topic_ids: [...topicIds] })
}

/** Changes the version that is being written beside the one in use, where there is one. */
export async function changeNewer(
  trx: Db,
  id: string,
  changes: { topic_ids: string[]; stimulus_id?: string | null },
): Promise<void> {
  await trx
    .updateTable('question_versions')
    .set(changes)
    .where('question_id', '=', id)
    .where('version', '=', trx.selectFrom('questions').select('newer_version').where('id', '=', id))
    .execute()
}
