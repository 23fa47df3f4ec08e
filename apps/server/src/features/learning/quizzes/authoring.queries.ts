import type { Query } from '@gerbang/contract/call.ts'
import type { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import { readContent } from '@gerbang/contract/question-format.ts'
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { readStem } from '../../../content/read-stem.ts'
import { findFreeSlug, writeSlug } from '../../../content/write-slug.ts'
import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'
import { listPage, type Orders } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import type { DB } from '../../../db/schema.ts'
import { creditOfQuiz, takeCredit } from '../../../db/take-credit.ts'
import { isOffered, listDraftBanks } from '../../exam/tryouts/offered-questions.queries.ts'
import { questionCount, quizSubject } from './quizzes.queries.ts'

type Filter = Query<typeof quizAuthoring.list>
const orders: Orders<Filter['sort']> = { updated_at: sql`quizzes.updated_at`, title: sql`lower(title)` }

function selectAuthored(db: Db) {
  return db
    .selectFrom('quizzes')
    .innerJoin('programs as p', 'p.id', 'quizzes.program_id')
    .select(['quizzes.id', 'quizzes.slug', 'title', 'status', 'feedback', 'opens_at', 'closes_at'])
    .select(eb => [
      'quizzes.updated_at',
      jsonBuildObject({ id: eb.ref('p.id'), name: eb.ref('p.name') }).as('program'),
      quizSubject.as('subject'),
      questionCount.as('question_count'),
    ])
}

/** Finished attempts at each: a declared multi-shard query. */
async function withFinished<Row extends { id: string }>(db: Db, quizzes: readonly Row[]) {
  const rows = await db
    .selectFrom('quiz_attempts')
    .select(eb => ['quiz_id', eb.fn.countAll<number>().as('count')])
    .where('quiz_id', '=', sql<string>`any(${quizzes.map(({ id }) => id)}::uuid[])`)
    .where('submitted_at', 'is not', null)
    .groupBy('quiz_id')
    .execute()
  const counts = new Map(rows.map(({ quiz_id, count }) => [quiz_id, count]))
  return quizzes.map(quiz => ({ ...quiz, finished_count: counts.get(quiz.id) ?? 0 }))
}

export async function listAuthored(db: Db, { search, program_id, status, ...wanted }: Filter) {
  let query = selectAuthored(db)
  if (search) query = query.where('title', 'ilike', matchAnywhere(search))
  if (program_id) query = query.where('quizzes.program_id', '=', program_id)
  if (status) query = query.where('status', '=', status)
  const { data, meta } = await listPage(db, query, wanted, { orders, last: ['quizzes.id'] })
  return { data: await withFinished(db, data), meta }
}

export async function findAuthored(db: Db, id: string) {
  const quiz = await selectAuthored(db)
    .select(['quizzes.description', 'lang', 'duration_seconds', 'shuffle', 'max_attempts', 'published_at'])
    .where('quizzes.id', '=', id)
    .executeTakeFirst()
  return quiz && (await withFinished(db, [quiz]))[0]
}

export function lockQuiz(trx: Db, id: string) {
  return trx
    .selectFrom('quizzes')
    .select(['id', 'program_id', 'status', 'published_at', 'opens_at', 'closes_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
export type LockedQuiz = NonNullable<Awaited<ReturnType<typeof lockQuiz>>>

/** An address that no other quiz has. Two who ask at once wait for each other. */
export async function reserveSlug(trx: Db, title: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('quiz slugs'))`.execute(trx)
  const wanted = writeSlug(title) || 'kuis'
  const taken = await trx.selectFrom('quizzes').select('slug').where('slug', 'like', `${wanted}%`).execute()
  return findFreeSlug(wanted, new Set(taken.map(({ slug }) => slug)))
}

export async function insertQuiz(trx: Db, row: Insertable<DB['quizzes']>): Promise<void> {
  await trx.insertInto('quizzes').values(row).execute()
}

export async function updateQuiz(trx: Db, id: string, changes: Updateable<DB['quizzes']>): Promise<void> {
  await trx.updateTable('quizzes').set(changes).where('id', '=', id).execute()
}

async function deletePaper(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('quiz_keys').where('quiz_id', '=', id).execute()
  await trx.deleteFrom('quiz_items').where('quiz_id', '=', id).execute()
  await trx.deleteFrom('quiz_stimuli').where('quiz_id', '=', id).execute()
}

export async function deleteQuiz(trx: Db, id: string): Promise<void> {
  await deletePaper(trx, id)
  await trx.deleteFrom('quizzes').where('id', '=', id).execute()
}

export function isStarted(trx: Db, id: string): Promise<boolean> {
  return hasRow(trx.selectFrom('quiz_attempts').select('id').where('quiz_id', '=', id).limit(1))
}

/** In authored order. */
export async function listQuestionIds(db: Db, quizId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('quiz_items')
    .select('question_id')
    .where('quiz_id', '=', quizId)
    .orderBy('position')
    .execute()
  return rows.map(({ question_id }) => question_id)
}

/** Which of these questions a quiz of the program may have: published ones in a published bank. */
export async function listUsable(db: Db, programId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('questions as q')
    .innerJoin('bank_sub_tests as st', 'st.id', 'q.bank_sub_test_id')
    .innerJoin('question_banks as b', 'b.id', 'st.bank_id')
    .select('q.id')
    .where('q.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where(isOffered)
    .where('b.program_id', '=', programId)
    // Nobody deletes them until the caller has stored its choice.
    .forKeyShare('q')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Copies the questions as they are now, with their stimuli and keys, in the order of the ids; credit is the program's. */
export async function copyPaper(
  trx: Db,
  quizId: string,
  questionIds: readonly string[],
  at: string,
): Promise<void> {
  const ids = [...questionIds]
  await deletePaper(trx, quizId)
  await sql`
    insert into quiz_stimuli (quiz_id, stimulus_id, title, html, created_at, updated_at)
    select ${quizId}, s.id, s.title, s.html, ${at}, ${at} from stimuli s
    where s.id in (select q.stimulus_id from questions q where q.id = any(${ids}::uuid[]))
  `.execute(trx)
  await sql`
    insert into quiz_items (quiz_id, question_id, question_version, position, subject_id, topic_id, stimulus_id,
      content, points, created_at, updated_at)
    select ${quizId}, q.id, q.version, chosen.position, st.subject_id, q.topic_id, q.stimulus_id,
      ${takeCredit(creditOfQuiz(quizId))},
      q.points, ${at}, ${at}
    from unnest(${ids}::uuid[]) with ordinality as chosen (id, position)
    join questions q on q.id = chosen.id
    join bank_sub_tests st on st.id = q.bank_sub_test_id
  `.execute(trx)
  await sql`
    insert into quiz_keys (quiz_id, question_id, key, explanation_html, explanation_video_url, created_at, updated_at)
    select ${quizId}, k.question_id, k.key, k.explanation_html, k.explanation_video_url, ${at}, ${at}
    from question_keys k where k.question_id = any(${ids}::uuid[])
  `.execute(trx)
}

type CandidateFilter = Query<typeof quizAuthoring.candidates>
const candidateOrders: Orders<CandidateFilter['sort']> = { updated_at: sql`q.updated_at` }

/** Published questions of published banks of a program. */
export async function listCandidates(
  db: Db,
  programId: string,
  heldBy: ReturnType<typeof sql<string | null>>,
  { search, bank_id, subject_id, topic_id, difficulty, ...wanted }: CandidateFilter,
) {
  let query = db
    .selectFrom('questions as q')
    .innerJoin('bank_sub_tests as st', 'st.id', 'q.bank_sub_test_id')
    .innerJoin('question_banks as b', 'b.id', 'st.bank_id')
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .innerJoin('topics as t', 't.id', 'q.topic_id')
    .select(['q.id', 'q.content', 'q.type', 'q.difficulty', 'q.version'])
    .select(eb => [
      jsonBuildObject({
        id: eb.ref('s.id'),
        code: eb.ref('s.code'),
        name: eb.ref('s.name'),
        group: eb.ref('s.group'),
      }).as('subject'),
      jsonBuildObject({ id: eb.ref('t.id'), name: eb.ref('t.name') }).as('topic'),
      jsonBuildObject({ id: eb.ref('b.id'), name: eb.ref('b.title') }).as('bank'),
      heldBy.as('held_by'),
    ])
    .where('b.program_id', '=', programId)
    .where(isOffered)
  if (search) query = query.where(sql<SqlBool>`q.content->>'prompt_html' ilike ${matchAnywhere(search)}`)
  if (bank_id) query = query.where('b.id', '=', bank_id)
  if (subject_id) query = query.where('s.id', '=', subject_id)
  if (topic_id) query = query.where('t.id', '=', topic_id)
  if (difficulty) query = query.where('q.difficulty', '=', difficulty)
  const { data, meta } = await listPage(db, query, wanted, { orders: candidateOrders, last: ['q.id'] })
  return { data: data.map(withStem), meta }
}

/** What the banks of a program can be filtered by. */
export async function listChoices(db: Db, programId: string) {
  const [topics, banks, subjects, draft_banks] = await Promise.all([
    db
      .selectFrom('topics as t')
      .innerJoin('subjects as s', 's.id', 't.subject_id')
      .select(['t.id', 't.name', 't.subject_id'])
      .where('s.program_id', '=', programId)
      .orderBy('t.name')
      .execute(),
    db
      .selectFrom('question_banks')
      .select(['id', 'title as name'])
      .where('program_id', '=', programId)
      .where('status', '=', 'published')
      .orderBy('title')
      .execute(),
    db
      .selectFrom('subjects')
      .select(['id', 'code', 'name', 'group'])
      .where('program_id', '=', programId)
      .orderBy('position')
      .execute(),
    listDraftBanks(db, { program_id: programId }),
  ])
  return { topics, banks, subjects, draft_banks }
}

export function withStem<Row extends { content: DB['quiz_items']['content']['__select__'] }>({
  content,
  ...row
}: Row) {
  return { ...row, stem: readStem(readContent(content).prompt_html) }
}
