import type { QuizAnswer } from '@gerbang/contract/learning/quizzes.ts'
import type { Outcome } from '@gerbang/contract/scores/results.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { anyOf } from './pool.queries.ts'
import type { BankScale, OwnAnswer } from './practices.rules.ts'

export interface Owner {
  bucket: number
  user_id: string
}

function selectOwn(db: Db, { bucket, user_id }: Owner) {
  return db
    .selectFrom('practices')
    .select(['bucket', 'id', 'user_id', 'kind', 'subject_id', 'topic_id'])
    .select(['question_id', 'seed', 'started_at', 'submitted_at'])
    .where(eb => eb.and({ bucket, user_id }))
}
export type PracticeRow = NonNullable<Awaited<ReturnType<typeof findPractice>>>

export const findPractice = (db: Db, owner: Owner, id: string) =>
  selectOwn(db, owner).where('id', '=', id).executeTakeFirst()

/** Nobody else saves or finishes it until the transaction ends. */
export const lockPractice = (trx: Db, owner: Owner, id: string) =>
  selectOwn(trx, owner).where('id', '=', id).forUpdate().executeTakeFirst()

export const findRunning = (db: Db, owner: Owner) =>
  selectOwn(db, owner).where('submitted_at', 'is', null).executeTakeFirst()

/** Plans and practices of one topic that were worked off. */
export const listFinished = (db: Db, owner: Owner) =>
  selectOwn(db, owner)
    .where('submitted_at', 'is not', null)
    .where('kind', 'in', ['plan', 'topic'])
    .orderBy('submitted_at')
    .execute()

export interface DrawnQuestion {
  question_id: string
  purpose: 'own' | 'like' | 'new' | 'due'
}

/** False when another one has begun meanwhile. */
export async function insertPractice(
  trx: Db,
  row: Omit<PracticeRow, 'submitted_at'>,
  questions: readonly DrawnQuestion[],
): Promise<boolean> {
  const inserted = await trx
    .insertInto('practices')
    .values({ ...row, created_at: row.started_at, updated_at: row.started_at })
    .onConflict(oc => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  const { bucket, id, user_id } = row
  await trx
    .insertInto('practice_items')
    .values(
      questions.map((question, index) => ({
        ...question,
        bucket,
        practice_id: id,
        user_id,
        position: index + 1,
        flagged: false,
        seq: 0,
      })),
    )
    .execute()
  return true
}

export async function finish(
  trx: Db,
  { bucket, id }: Pick<PracticeRow, 'bucket' | 'id'>,
  at: string,
): Promise<void> {
  await trx
    .updateTable('practices')
    .set({ submitted_at: at, updated_at: at })
    .where(eb => eb.and({ bucket, id }))
    .where('submitted_at', 'is', null)
    .execute()
}

/** In the order in which they were drawn. */
export async function listItems(db: Db, { bucket, id }: Pick<PracticeRow, 'bucket' | 'id'>) {
  return db
    .selectFrom('practice_items')
    .select(['question_id', 'position', 'purpose', 'value', 'flagged'])
    .select(['seq', 'confirmed_at', 'outcome', 'hinted_at'])
    .where(eb => eb.and({ bucket, practice_id: id }))
    .orderBy('position')
    .execute()
}
export type ItemRow = Awaited<ReturnType<typeof listItems>>[number]

export interface SentAnswer extends QuizAnswer {
  client_at?: string | undefined
}

/** With the outcome of those that are confirmed by it. */
export type JudgedAnswer = SentAnswer & { outcome: Outcome | null }

/** Per question the highest `seq` wins; what was confirmed stays as it is. */
export async function storeAnswers(
  trx: Db,
  { bucket, id }: Pick<PracticeRow, 'bucket' | 'id'>,
  answers: readonly JudgedAnswer[],
  at: string,
): Promise<void> {
  if (answers.length === 0) return
  await sql`
    update practice_items i set value = s.value, flagged = s.flagged, seq = s.seq, client_at = s.client_at,
      server_at = ${at}::timestamptz, outcome = s.outcome,
      confirmed_at = case when s.outcome is not null then ${at}::timestamptz end
    from (
      select distinct on (question_id) * from json_to_recordset(${JSON.stringify(answers)}::json) as r
        (question_id uuid, value jsonb, flagged boolean, seq integer, client_at timestamptz, outcome text)
      order by question_id, seq desc
    ) s
    where i.bucket = ${bucket} and i.practice_id = ${id} and i.question_id = s.question_id
      and i.seq < s.seq and i.confirmed_at is null
  `.execute(trx)
}

/** The last answers of those that nobody confirmed one by one. */
export async function confirmAnswers(
  trx: Db,
  { bucket, id }: Pick<PracticeRow, 'bucket' | 'id'>,
  outcomes: readonly { question_id: string; outcome: Outcome }[],
  at: string,
): Promise<void> {
  await sql`
    update practice_items i set outcome = o.outcome, confirmed_at = ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as o (question_id uuid, outcome text)
    where i.bucket = ${bucket} and i.practice_id = ${id} and i.question_id = o.question_id and i.confirmed_at is null
  `.execute(trx)
}

/** Notes that the hint was asked for; once, and not of an answer that is told already. */
export async function noteHint(
  trx: Db,
  { bucket, id }: Pick<PracticeRow, 'bucket' | 'id'>,
  questionId: string,
  at: string,
): Promise<void> {
  await trx
    .updateTable('practice_items')
    .set({ hinted_at: at })
    .where(eb => eb.and({ bucket, practice_id: id, question_id: questionId }))
    .where('hinted_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** Right, though not alone: it says nothing of what is known (decision 102). */
const isAided = sql<boolean>`(outcome = 'correct' and hinted_at is not null)`

/**
 * The first confirmed answer to each question, newest first. "Not known yet" is none, and neither is what was right with a
 * hint: they say nothing in any figure.
 */
export async function listFirstAnswers(db: Db, { bucket, user_id }: Owner): Promise<OwnAnswer[]> {
  const { rows } = await sql<OwnAnswer>`
    with first as (
      select distinct on (question_id) question_id, practice_id, outcome, confirmed_at
      from practice_items
      where bucket = ${bucket} and user_id = ${user_id} and confirmed_at is not null and outcome <> 'blank'
        and not ${isAided}
      order by question_id, confirmed_at
    )
    select f.question_id, f.practice_id, f.outcome, f.confirmed_at, st.subject_id, q.topic_id,
      case when e.question_id is not null then
        json_build_object('a', e.a, 'd', -e.a * e.b, 'c', e.c) end as parameters
    from first f
    join questions q on q.id = f.question_id
    join bank_sub_tests st on st.id = q.bank_sub_test_id
    left join question_estimates e on e.question_id = f.question_id
    order by f.confirmed_at desc, f.question_id
  `.execute(db)
  return rows
}

/** The scale of each subject that the estimates of its questions are on: results of try-outs linked to it say the same. */
export async function listScales(db: Db): Promise<Map<string, BankScale>> {
  const rows = await db
    .selectFrom('question_estimates as e')
    .innerJoin('questions as q', 'q.id', 'e.question_id')
    .innerJoin('bank_sub_tests as st', 'st.id', 'q.bank_sub_test_id')
    .select(['st.subject_id', 'e.scale_of', 'e.scale_a as a', 'e.scale_b as b'])
    .distinctOn('st.subject_id')
    .where('e.scale_of', 'is not', null)
    .where('e.scale_a', 'is not', null)
    .orderBy('st.subject_id')
    .orderBy('e.updated_at', 'desc')
    .execute()
  return new Map(
    rows.flatMap(({ subject_id, scale_of, a, b }) =>
      a === null || b === null || scale_of === null ? [] : [[subject_id, { scale_of, a, b }] as const],
    ),
  )
}

export function listReturns(db: Db, { bucket, user_id }: Owner) {
  return db
    .selectFrom('practice_returns')
    .select(['question_id', 'box', 'due_at'])
    .where(eb => eb.and({ bucket, user_id }))
    .execute()
}
/** When today began, by the calendar of where the student lives, and which questions came back and were answered since. */
export async function readDay(db: Db, { bucket, user_id }: Owner, at: Date) {
  const { rows } = await sql<{ began_at: string; returned: { question_id: string; outcome: Outcome }[] }>`
    select day.began_at, (
      select coalesce(json_agg(json_build_object('question_id', i.question_id, 'outcome',
        case when ${isAided} then 'partial' else i.outcome end)), '[]')
      from practice_items i
      where i.bucket = ${bucket} and i.user_id = ${user_id} and i.purpose = 'due'
        and i.confirmed_at between day.began_at and ${at.toISOString()}::timestamptz
    ) as returned
    from (
      select date_trunc('day', ${at.toISOString()}::timestamptz, coalesce(r.time_zone, 'Asia/Jakarta')) as began_at
      from users u left join provinces r on r.id = u.province_id where u.id = ${user_id}
    ) day
  `.execute(db)
  return rows[0] ?? { began_at: at.toISOString(), returned: [] }
}

export type ReturnRow = Awaited<ReturnType<typeof listReturns>>[number]

export async function putReturns(
  trx: Db,
  { bucket, user_id }: Owner,
  returns: readonly ReturnRow[],
  at: string,
): Promise<void> {
  if (returns.length === 0) return
  await trx
    .insertInto('practice_returns')
    .values(returns.map(row => ({ ...row, bucket, user_id, created_at: at, updated_at: at })))
    .onConflict(oc =>
      oc.columns(['bucket', 'user_id', 'question_id']).doUpdateSet({
        box: eb => eb.ref('excluded.box'),
        due_at: eb => eb.ref('excluded.due_at'),
        updated_at: at,
      }),
    )
    .execute()
}

/** Whether this student has answered any of these in a practice. */
export async function listMet(
  db: Db,
  { bucket, user_id }: Owner,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('practice_items')
    .select('question_id')
    .where(eb => eb.and({ bucket, user_id }))
    .where('question_id', '=', anyOf(ids))
    .where('confirmed_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ question_id }) => question_id))
}
