import type { Reference } from '@gerbang/contract/fields.ts'
import { readContent, readKey } from '@gerbang/contract/question-format.ts'
import type { PoolQuestion } from '@gerbang/scoring/adaptive/choose-questions.ts'
import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { peopleKinds } from '@gerbang/scoring/kinds/question-kinds.ts'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { frozenQuestions } from '../../../db/frozen-questions.ts'
import { creditOfBank, takeCredit } from '../../../db/take-credit.ts'
import { selectSubject } from '../../../db/select-subject.ts'
import type { Viewer } from '../../../http/access.ts'
import { heldSince } from '../../exam/tryouts/held-questions.queries.ts'

/**
 * Questions that somebody will yet be asked in earnest, and those that say the same: of published try-outs to come or under way,
 * of try-outs and quizzes that are still being made, and of quizzes that have not told their keys yet. They are few beside the
 * questions of a bank, and are read once for all of them.
 */
function selectSecret(at: Date) {
  const stamp = at.toISOString()
  return sql<string>`(
    with used as materialized (
      select i.question_id from ${frozenQuestions} i
      join tryout_sub_tests st on st.id = i.sub_test_id join tryouts t on t.id = st.tryout_id
      where t.status = 'published' and t.closes_at > ${heldSince(at)}
      union select tq.question_id from tryout_questions tq
      join tryout_sub_tests st on st.id = tq.sub_test_id join tryouts t on t.id = st.tryout_id
      where t.status = 'draft'
      union select qi.question_id from quiz_items qi join quizzes z on z.id = qi.quiz_id
      where z.status = 'draft' or (
        z.status = 'published' and (z.closes_at is null or z.closes_at > ${stamp})
        and (z.opens_at > ${stamp} or z.closes_at is not null or z.feedback = 'never')
      )
    )
    select question_id from used
    union all select k.question_id from question_kin k join used u on u.question_id = k.kin_id
  )`
}

/** Of a row `questions as q`: nobody will be asked it in earnest. */
const isFree = (at: Date) => sql<SqlBool>`q.id not in ${selectSecret(at)}`

const parameters = sql<ItemParameters | null>`case when e.question_id is not null then
  json_build_object('a', e.a, 'd', -e.a * e.b, 'c', e.c) end`

/** May be practised by students of this program: approved, in a bank that is open for it, and free. */
function selectOpen(db: Db, { program_id }: Viewer, at: Date) {
  return db
    .selectFrom('questions as q')
    .innerJoin('bank_sub_tests as bst', 'bst.id', 'q.bank_sub_test_id')
    .innerJoin('question_banks as b', 'b.id', 'bst.bank_id')
    .innerJoin('question_keys as k', 'k.question_id', 'q.id')
    .where('b.for_practice', '=', true)
    .where('b.status', '=', 'published')
    .where('b.program_id', '=', program_id)
    .where('q.status', '=', 'published')
    .where(sql<SqlBool>`q.type <> all(${peopleKinds}::text[])`)
    .where('k.key', 'is not', null)
    .where(isFree(at))
}

/** The same with what is known of each question. */
function selectPool(db: Db, viewer: Viewer, at: Date) {
  return selectOpen(db, viewer, at)
    .innerJoin('subjects as s', 's.id', 'bst.subject_id')
    .innerJoin('topics as t', 't.id', 'q.topic_id')
    .leftJoin('question_estimates as e', join =>
      join
        .onRef('e.question_id', '=', 'q.id')
        .on(sql<SqlBool>`coalesce(e.question_version, q.version) = q.version`),
    )
}

export type PoolRow = PoolQuestion & { subject_id: string }

export async function listPool(
  db: Db,
  viewer: Viewer,
  at: Date,
  of: { subject_id?: string; topic_id?: string; has_no_passage?: true },
): Promise<PoolRow[]> {
  let query = selectPool(db, viewer, at).select([
    'q.id as question_id',
    't.id as topic_id',
    's.id as subject_id',
    'q.difficulty',
    parameters.as('parameters'),
  ])
  if (of.subject_id !== undefined) query = query.where('s.id', '=', of.subject_id)
  if (of.topic_id !== undefined) query = query.where('t.id', '=', of.topic_id)
  // A passage takes longer to read than somebody new stays.
  if (of.has_no_passage) query = query.where('q.stimulus_id', 'is', null)
  return query.execute()
}

/**
 * How many questions of each topic can be practised, and how many of them are new to this student. What the student has met is read
 * once, and names are looked up once for each topic: every dashboard counts the whole bank.
 */
export function countPool(db: Db, viewer: Viewer, at: Date) {
  const met = sql<{ question_id: string }>`met`.as('m')
  const counted = selectOpen(db, viewer, at)
    .leftJoin(met, 'm.question_id', 'q.id')
    .select(['bst.subject_id', 'q.topic_id'])
    .select(sql<number>`count(*)`.as('all'))
    .select(sql<number>`count(*) filter (where m.question_id is null)`.as('questions'))
    .groupBy(['bst.subject_id', 'q.topic_id'])
  return db
    .with(
      cte => cte('met').materialized(),
      own =>
        own
          .selectFrom('practice_items')
          .select('question_id')
          .distinct()
          .where(eb => eb.and({ bucket: viewer.bucket, user_id: viewer.user_id }))
          .where('outcome', '<>', 'blank'),
    )
    .selectFrom(counted.as('c'))
    .innerJoin('subjects as s', 's.id', 'c.subject_id')
    .innerJoin('topics as t', 't.id', 'c.topic_id')
    .select(eb => [selectSubject(eb), 't.id', 't.name', 'c.all', 'c.questions'])
    .orderBy('s.position')
    .orderBy('t.name')
    .execute()
}

/** Which of these questions, wherever they are from, are not free: nothing is told of them. */
export async function listUnfree(db: Db, ids: readonly string[], at: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('questions as q')
    .select('q.id')
    .where('q.id', '=', anyOf(ids))
    .where(eb => eb.not(isFree(at)))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Which of these questions, wherever they are from, have a key and are free. */
export async function listRepeatable(db: Db, ids: readonly string[], at: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('questions as q')
    .innerJoin('question_keys as k', 'k.question_id', 'q.id')
    .select('q.id')
    .where('q.id', '=', anyOf(ids))
    .where('q.status', 'in', ['published', 'archived'])
    .where('k.key', 'is not', null)
    .where(isFree(at))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export const anyOf = (ids: readonly string[]): Expression<string> => sql<string>`any(${[...ids]}::uuid[])`

/** What students see of the questions of a practice. Selects nothing of the keys. */
export async function listContents(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('questions as q')
    .innerJoin('bank_sub_tests as bst', 'bst.id', 'q.bank_sub_test_id')
    .innerJoin('subjects as s', 's.id', 'bst.subject_id')
    .leftJoin('topics as t', 't.id', 'q.topic_id')
    .select([
      'q.id as question_id',
      'q.stimulus_id',
      takeCredit(creditOfBank).as('content'),
      'q.lang',
      's.name as subject',
      sql<Reference | null>`case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end`.as(
        'topic',
      ),
    ])
    .where('q.id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map(row => [row.question_id, { ...row, content: readContent(row.content) }]))
}

/** Keys and explanations, for marking and telling. */
export async function listTold(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('question_keys')
    .select(['question_id', 'key', 'explanation_html', 'explanation_video_url'])
    .where('question_id', '=', anyOf(ids))
    .execute()
  return new Map(
    rows.flatMap(({ key, ...row }) =>
      key === null ? [] : [[row.question_id, { ...row, key: readKey(key) }]],
    ),
  )
}

/** The hints of those of these questions that have one. */
export async function listHints(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('question_keys')
    .select(['question_id', 'hint_html'])
    .where('question_id', '=', anyOf(ids))
    .where('hint_html', '<>', '')
    .execute()
  return new Map(rows.map(({ question_id, hint_html }) => [question_id, hint_html]))
}

/** A question that the student may ask for: one to practise, or one that they have met before. */
export async function findQuestion(db: Db, questionId: string) {
  return db
    .selectFrom('questions as q')
    .innerJoin('bank_sub_tests as bst', 'bst.id', 'q.bank_sub_test_id')
    .select(['q.id as question_id', 'q.topic_id', 'bst.subject_id'])
    .where('q.id', '=', questionId)
    .executeTakeFirst()
}

export async function findNames(db: Db, of: { subject_id: string | null; topic_id: string | null }) {
  const [subject, topic] = await Promise.all([
    of.subject_id === null
      ? undefined
      : db.selectFrom('subjects').select('name').where('id', '=', of.subject_id).executeTakeFirst(),
    of.topic_id === null
      ? undefined
      : db.selectFrom('topics').select('name').where('id', '=', of.topic_id).executeTakeFirst(),
  ])
  return { subject: subject?.name ?? null, topic: topic?.name ?? null }
}
