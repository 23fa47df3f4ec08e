import type { OwnReport, ReportedQuestion, ReportReason } from '@gerbang/contract/bank/question-reports.ts'
import type { QuestionContent } from '@gerbang/contract/question.ts'
import { readContent, type Stored } from '@gerbang/contract/question-format.ts'
import { type Insertable, sql } from 'kysely'
import { readStem } from '../../../content/read-stem.ts'
import type { Db } from '../../../db/database.ts'
import { frozenQuestions } from '../../../db/frozen-questions.ts'
import type { DB } from '../../../db/schema.ts'
import type { Viewer } from '../../../http/access.ts'
import { canEditBank } from '../question-banks/bank-access.queries.ts'

const shown = 100

function withStem<T extends { content: Stored<QuestionContent> }>({ content, ...row }: T) {
  return { ...row, stem: readStem(readContent(content).prompt_html) }
}

/** One report a student and question: a new word takes the place of the one before, and waits for an answer again. */
export async function upsertReport(db: Db, row: Insertable<DB['question_reports']>): Promise<void> {
  const { id: _, user_id: _user, question_id: _question, created_at: _created, ...changes } = row
  await db
    .insertInto('question_reports')
    .values(row)
    .onConflict(oc => oc.columns(['user_id', 'question_id']).doUpdateSet(changes))
    .execute()
}

interface OwnFilter {
  question_id?: string | undefined
  unread?: boolean | undefined
}

export async function listOwnReports(
  db: Db,
  userId: string,
  { question_id, unread }: OwnFilter = {},
): Promise<OwnReport[]> {
  let query = db
    .selectFrom('question_reports as r')
    .innerJoin('questions as q', 'q.id', 'r.question_id')
    .select(['r.id', 'r.question_id', 'r.reason', 'r.note', 'r.status'])
    .select(['r.answer', 'r.seen_at', 'r.decided_at', 'r.created_at', 'q.content'])
    .where('r.user_id', '=', userId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .limit(shown)
  if (question_id) query = query.where('r.question_id', '=', question_id)
  if (unread) query = query.where('r.decided_at', 'is not', null).where('r.seen_at', 'is', null)
  return (await query.execute()).map(withStem)
}

export async function markSeen(db: Db, userId: string, ids: readonly string[], at: string): Promise<void> {
  await db
    .updateTable('question_reports')
    .set({ seen_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('decided_at', 'is not', null)
    .execute()
}

type Group = Omit<ReportedQuestion, 'stem'> & { content: Stored<QuestionContent>; total: number }

/** One row a question that waits, and one a decision. */
export async function listReported(
  db: Db,
  viewer: Viewer,
  { state, page, per_page }: { state: 'open' | 'decided'; page: number; per_page: number },
): Promise<{ rows: ReportedQuestion[]; total: number }> {
  const order = state === 'open' ? sql`min(r.created_at)` : sql`r.decided_at desc`
  const { rows } = await sql<Group>`
    select r.question_id, q.content, q.position, r.status, r.answer, r.decided_at,
      json_build_object('id', b.id, 'name', b.title) as bank,
      json_build_object('id', st.id, 'name', s.name) as sub_test,
      count(*)::int as count, min(r.created_at) as reported_at,
      array_agg(r.reason) as reasons,
      coalesce(array_agg(r.note order by r.created_at desc) filter (where r.note <> ''), '{}') as notes,
      (count(*) over ())::int as total
    from question_reports r
    join questions q on q.id = r.question_id
    join bank_sub_tests st on st.id = q.bank_sub_test_id
    join question_banks b on b.id = st.bank_id
    join subjects s on s.id = st.subject_id
    where ${canEditBank(viewer)} and (r.status = 'open') = ${state === 'open'}
    group by r.question_id, r.status, r.answer, r.decided_at, q.id, b.id, st.id, s.id
    order by ${order}, r.question_id
    limit ${per_page} offset ${(page - 1) * per_page}
  `.execute(db)
  const described = rows.map(({ total: _, reasons, ...row }) => ({
    ...withStem(row),
    reasons: countReasons(reasons as unknown as ReportReason[]),
  }))
  return { rows: described, total: rows[0]?.total ?? 0 }
}

/** The most frequent first. */
function countReasons(reasons: readonly ReportReason[]): ReportedQuestion['reasons'] {
  const groups = [...Map.groupBy(reasons, reason => reason)]
  return groups
    .map(([reason, group]) => ({ reason, count: group.length }))
    .sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason))
}

/** Questions with open reports in banks that the viewer may change. */
export async function countReported(db: Db, viewer: Pick<Viewer, 'user_id' | 'role'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct r.question_id)::int as count
    from question_reports r
    join questions q on q.id = r.question_id
    join bank_sub_tests st on st.id = q.bank_sub_test_id
    join question_banks b on b.id = st.bank_id
    where r.status = 'open' and ${canEditBank(viewer)}
  `.execute(db)
  return rows[0]?.count ?? 0
}

export async function isEditable(db: Db, viewer: Viewer, questionId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from question_reports r
    join questions q on q.id = r.question_id
    join bank_sub_tests st on st.id = q.bank_sub_test_id
    join question_banks b on b.id = st.bank_id
    where r.question_id = ${questionId} and ${canEditBank(viewer)} limit 1
  `.execute(db)
  return rows.length > 0
}

interface Decision {
  status: 'accepted' | 'declined'
  answer: string
}

/** Every open report of the question; returns how many. */
export async function answerReports(
  trx: Db,
  questionId: string,
  decision: Decision,
  at: string,
): Promise<number> {
  const answered = await trx
    .updateTable('question_reports')
    .set({ ...decision, decided_at: at, seen_at: null, updated_at: at })
    .where('question_id', '=', questionId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return Number(answered.numUpdatedRows)
}

/** Whether the question is on a paper of the try-out or the quiz. */
export async function isOnPaper(
  db: Db,
  place: { tryout_id: string } | { quiz_id: string },
  questionId: string,
): Promise<boolean> {
  const found =
    'tryout_id' in place
      ? (
          await sql`
            select from ${frozenQuestions} i join tryout_sub_tests s on s.id = i.sub_test_id
            where s.tryout_id = ${place.tryout_id} and i.question_id = ${questionId}
          `.execute(db)
        ).rows[0]
      : await db
          .selectFrom('quiz_items')
          .select('question_id')
          .where(eb => eb.and({ quiz_id: place.quiz_id, question_id: questionId }))
          .executeTakeFirst()
  return found !== undefined
}
